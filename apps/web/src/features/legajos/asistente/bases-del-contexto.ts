import type { ContextoDeLegajo } from '@colega/asistentes/legajos';
import type { OrigenGuardado } from '../edicion/abrir.ts';
import type { ReferenciasDeLegajo } from './use-referencias.ts';

export type BasesDelContexto = ContextoDeLegajo & { rubros: ReferenciasDeLegajo['rubros'] };

/** Of a new file, all that may be chosen; of a stored one, what holds of it (bases-de-lo-guardado.ts). */
export const basesDelContexto = (
  referencias: ReferenciasDeLegajo,
  origen: Pick<OrigenGuardado<never>, 'abierto' | 'correccion'> | undefined,
  esAmpliacion: boolean,
): BasesDelContexto => {
  if (origen) return origen.correccion.basesDeLoGuardado(referencias, origen.abierto, esAmpliacion);
  const { configuracion, matriculas, rubros, modalidades } = referencias;
  return { hoy: configuracion.hoy, con_montos: true, fechas: {}, locadores: [], matriculas, rubros, modalidades };
};
