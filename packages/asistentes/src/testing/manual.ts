import type { BorradorDeLegajo } from '../legajos/borrador/borrador-de-legajo.ts';
import { type BorradorManual, borradorManual } from '../legajos/manual/borrador.ts';
import type { ContextoManual } from '../legajos/manual/contexto.ts';
import { agregarFila, cambiarMontoDeFila, elegirTareaDeFila } from '../legajos/manual/editar-filas.ts';
import { contexto as automatico, respuestas as comunes } from './automatico.ts';

export const TAREA = { proyecto: 100, tasacion: 101, inspeccion: 102 };

export const contexto = (cambios: Partial<ContextoManual> = {}): ContextoManual => {
  const { hoy, matriculas, rubros, modalidades, con_montos, locadores } = automatico();
  return {
    ...{ hoy, matriculas, rubros, modalidades, con_montos, locadores },
    es_ampliacion: false,
    tareas: [
      { id: TAREA.proyecto, nombre: 'Proyecto', permite_varias_unidades: false },
      { id: TAREA.tasacion, nombre: 'Tasación', permite_varias_unidades: false },
      { id: TAREA.inspeccion, nombre: 'Inspección y ensayo', permite_varias_unidades: true },
    ],
    ...cambios,
  };
};

export const conFila = (b: BorradorManual, tarea_id: number, monto: string, c = contexto()): BorradorManual => {
  const libre = b.filas.findIndex((fila) => fila.tarea_id === null && fila.monto === '');
  const con = libre >= 0 ? b : agregarFila(b);
  const indice = libre >= 0 ? libre : b.filas.length;
  return cambiarMontoDeFila(elegirTareaDeFila(con, indice, tarea_id, c), indice, monto);
};

type Respuesta = (b: BorradorManual) => BorradorManual;

/** The steps that every wizard of a file shares have the automatic's answers. */
const comun =
  (paso: 'comitente' | 'ubicacion' | 'contrato'): Respuesta =>
  (b) => {
    const completo = comunes[paso]?.({ ...b } as never, automatico()) as unknown as BorradorDeLegajo;
    return { ...b, ...completo };
  };

export const respuestas: Record<string, Respuesta> = {
  datos: (b) => ({ ...b, matricula_id: 7, rubro_id: 1, modalidad_id: 1 }),
  tareas: (b) => ({
    ...conFila(conFila(b, TAREA.proyecto, '1.000,50'), TAREA.tasacion, '500'),
    honorario_convenido: '1500,50',
  }),
  comitente: comun('comitente'),
  ubicacion: comun('ubicacion'),
  contrato: (b) => ({ ...comun('contrato')(b), fecha: '2026-03-01', vencimiento: '2026-12-31' }),
};

export const borradorCompleto = (): BorradorManual =>
  Object.values(respuestas).reduce((b, responder) => responder(b), borradorManual());
