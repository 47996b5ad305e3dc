import type { BorradorGuardado, EstadoDelAsistente } from '@colega/asistentes/asistente';
import { escaparIlegibles } from '@colega/contract/primitives';

/** What travels of a draft, whatever was pasted in it. An attempt to save stays on the device that made it. */
export const armarValores = <B>({
  borrador,
  recorrido,
}: Pick<EstadoDelAsistente<B>, 'borrador' | 'recorrido'>): string =>
  escaparIlegibles(JSON.stringify({ borrador, recorrido }));

/** Its wizard says whether it is of its shape. */
export const leerValores = <B>({
  valores,
  formulario,
}: {
  valores: string;
  formulario: number;
}): BorradorGuardado<B> => {
  const { borrador, recorrido } = JSON.parse(valores) as Pick<BorradorGuardado<B>, 'borrador' | 'recorrido'>;
  return { borrador, recorrido, version: formulario, intento: null, toma: null };
};
