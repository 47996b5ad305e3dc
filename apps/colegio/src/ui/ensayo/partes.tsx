import type { ParteDeEnsayo } from '@colega/contract/honorarios';
import { CeldaDeImporte } from '../importe.tsx';
import { TablaDeLaMesa } from '../tabla-de-la-mesa.tsx';
import { formatCantidad, formatVariacion } from './palabras.ts';

type Props = { nombre: string; rotulo: string; nuevo: string; partes: readonly ParteDeEnsayo[] };

const columnasDe = ({ rotulo, nuevo }: Pick<Props, 'rotulo' | 'nuevo'>) =>
  [
    ...([
      [rotulo, '32%'],
      ['Contratos', '14%'],
    ] as const),
    ...([
      ['Antes', '20%'],
      [nuevo, '20%'],
      ['Variación', '14%'],
    ] as const),
  ] as const;

export const Partes = ({ nombre, rotulo, nuevo, partes }: Props) => (
  <TablaDeLaMesa nombre={nombre} columnas={columnasDe({ rotulo, nuevo })} actualizando={false}>
    {partes.map((parte) => (
      <tr key={parte.nombre}>
        <th scope="row">{parte.nombre}</th>
        <td data-rotulo="Contratos" data-cifra>
          {formatCantidad(parte.contratos)}
        </td>
        <CeldaDeImporte rotulo="Antes" valor={parte.antes} />
        <CeldaDeImporte rotulo={nuevo} valor={parte.ahora} />
        <td data-rotulo="Variación" data-cifra>
          {formatVariacion(parte.porcentaje)}
        </td>
      </tr>
    ))}
  </TablaDeLaMesa>
);
