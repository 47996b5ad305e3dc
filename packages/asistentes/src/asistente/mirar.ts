import type { Problema } from '@colega/domain/resultado';
import type { EntornoDelAsistente, EstadoDelAsistente } from './estado.ts';
import { completosDe, pasosVisibles } from './recorrido.ts';

type LoQueSeMira<B, P extends Problema> = Pick<
  EstadoDelAsistente<B, P>,
  'borrador' | 'recorrido' | 'problemas' | 'sanados'
>;

/** What follows from a state and is not kept in it. */
export const mirar = <B, C, P extends Problema>(
  { borrador, recorrido, problemas, sanados }: LoQueSeMira<B, P>,
  { guion, contexto }: EntornoDelAsistente<B, C, P>,
) => {
  const pasos = pasosVisibles(guion.pasos, borrador, contexto);
  const paso = pasos.find(({ id }) => id === recorrido.actual);
  /** All that is wrong in the current step, and what is shown of it: what the last attempt pointed out and was never mended. */
  const propios = paso?.validar(borrador, contexto) ?? [];
  const senialados = new Set(problemas.map(({ campo = '' }) => campo));
  const errores = propios.filter(({ campo = '' }) => senialados.has(campo) && !sanados.includes(campo));
  return {
    pasos,
    paso,
    propios,
    errores,
    recorrido: { ...recorrido, completos: completosDe(guion.pasos, recorrido, borrador, contexto) },
    esPrimero: pasos[0]?.id === paso?.id,
    esUltimo: pasos.at(-1)?.id === paso?.id,
  };
};
