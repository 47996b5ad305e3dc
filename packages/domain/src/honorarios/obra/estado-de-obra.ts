import type { ActaEstadoObra } from '../../formularios/formulario.ts';
import { Decimal } from '../../importes/decimal.ts';
import { CENTESIMO, CERO, CIEN } from '../paso.ts';
import type { Tabla } from '../tabla.ts';

export type ActaCalculada = { acta: ActaEstadoObra; ejecutado: Decimal; faltante: Decimal };

const PORCENTAJE = /^\d{1,3}(\.\d{1,2})?$/;

/** Σ incidencia × (100 − executed) / 100, 2 decimals half up (FRM-018, S-37); no percentage counts as executed. */
export const faltanteTotal = (
  estado: ActaEstadoObra['estado_obra'],
  { estado_obra }: Pick<Tabla, 'estado_obra'>,
): Decimal => {
  let total = CERO;
  for (const [clave, incidencia] of estado_obra.valores) {
    const ejecutado = estado[clave]?.porcentaje_ejecutado ?? '100';
    if (ejecutado === '100' || !PORCENTAJE.test(ejecutado)) continue;
    total = total.plus(incidencia.times(CIEN.minus(Decimal.min(ejecutado, 100))));
  }
  return total.times(CENTESIMO).toDecimalPlaces(2, Decimal.ROUND_HALF_UP);
};

/** The total is the one that the items give, whatever the client sent. */
export const calcularActa = (acta: ActaEstadoObra, tabla: Pick<Tabla, 'estado_obra'>): ActaCalculada => {
  const faltante = faltanteTotal(acta.estado_obra, tabla);
  return {
    acta: {
      ...acta,
      porcentaje_faltante_total: faltante.toFixed(),
      // FRM-020: it is asked only when something is missing.
      ...(faltante.isZero() && { responsable_faltante_obra: null, tarea_faltante_obra: null }),
    },
    faltante,
    ejecutado: CIEN.minus(faltante),
  };
};
