import type { OrigenGuardado } from '../edicion/abrir.ts';
import type { BasesDelContexto } from '../edicion/bases-de-lo-guardado.ts';
import type { Variante } from './asistente-de-legajo.tsx';
import type { ReferenciasDeLegajo } from './use-referencias.ts';

type DeLaVariante = Pick<Variante<never, never>, 'deLoGuardado' | 'ampliacion'> & {
  origen?: Pick<OrigenGuardado<unknown>, 'abierto'>;
};

/** Of a new file, all that may be chosen; of a stored one, what holds of it. */
export const basesDelContexto = (
  referencias: ReferenciasDeLegajo,
  { origen, deLoGuardado, ampliacion }: DeLaVariante,
): BasesDelContexto => {
  if (origen && deLoGuardado)
    return deLoGuardado.basesDeLoGuardado(referencias, origen.abierto, ampliacion !== undefined);
  const { configuracion, matriculas, rubros, modalidades } = referencias;
  return { hoy: configuracion.hoy, con_montos: true, fechas: {}, locadores: [], matriculas, rubros, modalidades };
};
