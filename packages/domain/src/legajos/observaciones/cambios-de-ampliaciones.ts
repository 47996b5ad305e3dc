import { formatFecha } from '../../fechas/fecha.ts';
import { formatImporte } from '../../importes/formato.ts';
import { type CambioDeCampo, decirEntero } from './cambio-de-campo.ts';
import type { FotoDeContrato } from './foto-del-legajo.ts';

export const nombrarAmpliacion = ({ fecha }: FotoDeContrato): string => `Ampliación del ${formatFecha(fecha)}`;

/** An expansion that was not there, or is there no more. */
export const decirAmpliacion = (que: 'agregado' | 'quitado', contrato: FotoDeContrato): CambioDeCampo => {
  const { fecha, vencimiento, monto, tareas } = contrato;
  const partes = [
    `del ${formatFecha(fecha)}, vence el ${formatFecha(vencimiento)}`,
    `Honorario Convenido: ${formatImporte(monto)}`,
    `Tareas: ${tareas.map((tarea) => `${tarea.nombre} ${formatImporte(tarea.monto)}`).join(', ')}`,
  ];
  return decirEntero(que, { campo: 'ampliacion', nombre: 'Ampliación', texto: partes.join(' · ') });
};
