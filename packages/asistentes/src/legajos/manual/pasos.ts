import type { ContratoPropuesto } from '@colega/domain/legajos';
import { crearPaso, validarCuitPorAgregar } from '../borrador/crear-paso.ts';
import type { BorradorManual } from './borrador.ts';
import type { ContextoManual } from './contexto.ts';

export const PASOS_DEL_MANUAL = ['datos', 'tareas', 'comitente', 'ubicacion', 'contrato'] as const;
export type PasoDelManual = (typeof PASOS_DEL_MANUAL)[number];

const contratoDe = ({
  fecha,
  vencimiento,
  honorario_convenido,
  filas,
  contrato,
}: BorradorManual): ContratoPropuesto => ({
  tipo_calculo: 'manual',
  fecha,
  vencimiento,
  monto: honorario_convenido,
  tareas: filas.map(({ tarea_id, monto }) => ({ tarea: { id: tarea_id }, monto })),
  ...contrato,
});

export const pasoManual = crearPaso<BorradorManual, ContextoManual>({
  contratoDe,
  entornoDe: (_, { es_ampliacion, tareas }) => ({
    tipo_contrato: es_ampliacion ? 'ampliacion' : 'original',
    calculo_original_id: null,
    tareaDe: (id) => {
      const tarea = tareas.find((otra) => otra.id === id);
      return tarea && { manual: true, varias_unidades: tarea.permite_varias_unidades };
    },
    minimo: null,
    calculo: null,
  }),
});

/** MAN-003, OPN-044: the dates are entered in CONTRATO. */
export const pasosDelManual = [
  pasoManual('datos', 'DATOS', ['datos']),
  pasoManual('tareas', 'TAREAS', ['tareas', 'convenido']),
  pasoManual('comitente', 'COMITENTE', ['comitentes'], validarCuitPorAgregar),
  pasoManual('ubicacion', 'UBICACIÓN', ['ubicacion']),
  pasoManual('contrato', 'CONTRATO', ['fechas', 'condiciones']),
] as const;
