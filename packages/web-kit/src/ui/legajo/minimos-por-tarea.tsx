import type { CalculoHonorario } from '@colega/contract/honorarios';
import { TablaDeMontos } from './tabla-de-montos.tsx';

type Props = { calculo: Pick<CalculoHonorario, 'tareas_valores' | 'honorario'> };

/** CAL-002. */
export const MinimosPorTarea = ({ calculo }: Props) => (
  <TablaDeMontos
    titulo="Honorario mínimo por tarea"
    filas={calculo.tareas_valores.map(({ segmento_tarea, tarea, honorario_determinado }) => ({
      id: segmento_tarea,
      nombre: tarea.nombre,
      monto: honorario_determinado,
    }))}
    etiquetaDelTotal="Honorario mínimo total"
    total={calculo.honorario}
  />
);
