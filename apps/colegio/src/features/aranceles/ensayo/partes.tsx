import type { ParteDeEnsayo } from '@colega/contract/honorarios';
import { CeldaDeImporte } from '../../../ui/importe.tsx';
import { TablaDeLaMesa } from '../../../ui/tabla-de-la-mesa.tsx';
import { formatCantidad, formatVariacion } from './palabras.ts';

type Props = { nombre: string; rotulo: string; partes: readonly ParteDeEnsayo[] };

const COLUMNAS = [
  ['Contratos', '14%'],
  ['Antes', '20%'],
  ['Con este arancel', '20%'],
  ['Variación', '14%'],
] as const;

export const Partes = ({ nombre, rotulo, partes }: Props) => (
  <TablaDeLaMesa nombre={nombre} columnas={[[rotulo, '32%'], ...COLUMNAS]} actualizando={false}>
    {partes.map((parte) => (
      <tr key={parte.nombre}>
        <th scope="row">{parte.nombre}</th>
        <td data-rotulo="Contratos" data-cifra>
          {formatCantidad(parte.contratos)}
        </td>
        <CeldaDeImporte rotulo="Antes" valor={parte.antes} />
        <CeldaDeImporte rotulo="Con este arancel" valor={parte.ahora} />
        <td data-rotulo="Variación" data-cifra>
          {formatVariacion(parte.porcentaje)}
        </td>
      </tr>
    ))}
  </TablaDeLaMesa>
);
