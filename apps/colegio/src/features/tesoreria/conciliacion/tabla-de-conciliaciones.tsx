import type { Conciliacion } from '@colega/contract/dinero';
import { Instante } from '@colega/web-kit/ui/datos/instante.tsx';
import { Seccion } from '../../../ui/seccion.tsx';
import { TablaDeLaMesa } from '../../../ui/tabla-de-la-mesa.tsx';

const COLUMNAS = [
  ['Cuándo', '22%'],
  ['Quién', '22%'],
  ['Qué encontró', '56%'],
] as const;

const decirHallazgos = ({ estado, diferencias }: Conciliacion): string => {
  if (estado === 'fallida') return 'No se pudo terminar';
  if (diferencias === null) return 'No terminó';
  if (diferencias.length === 0) return 'Todo coincide';
  return diferencias.map(({ titulo, cuantas }) => `${titulo} (${cuantas.toLocaleString('es-AR')})`).join('; ');
};

export const TablaDeConciliaciones = ({ conciliaciones }: { conciliaciones: readonly Conciliacion[] }) =>
  conciliaciones.length > 0 && (
    <Seccion titulo="Las anteriores">
      <TablaDeLaMesa nombre="Conciliaciones anteriores" columnas={COLUMNAS} actualizando={false}>
        {conciliaciones.map((una) => (
          <tr key={una.id}>
            <th scope="row">
              <Instante valor={una.terminada_en ?? una.pedida_en} />
            </th>
            <td data-rotulo="Quién">{una.quien ?? 'La de cada noche'}</td>
            <td data-rotulo="Qué encontró">{decirHallazgos(una)}</td>
          </tr>
        ))}
      </TablaDeLaMesa>
    </Seccion>
  );
