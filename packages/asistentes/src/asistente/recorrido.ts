import type { Problema } from '@colega/domain/resultado';
import type { PasoDeAsistente, Recorrido } from './paso-de-asistente.ts';

export type Movimiento<P extends Problema> = {
  recorrido: Recorrido;
  problemas: P[];
  /** AUT-011: the last step is in order, and saving follows. */
  termino: boolean;
};

const mas = (lista: readonly string[], id: string): string[] => (lista.includes(id) ? [...lista] : [...lista, id]);
const menos = (lista: readonly string[], id: string): string[] => lista.filter((otro) => otro !== id);

export const pasosVisibles = <B, C, P extends Problema>(
  pasos: readonly PasoDeAsistente<B, C, P>[],
  borrador: B,
  contexto: C,
): PasoDeAsistente<B, C, P>[] => pasos.filter((paso) => paso.estaVisible(borrador, contexto));

export const comenzar = (pasos: readonly { id: string }[]): Recorrido => {
  const primero = pasos[0]?.id ?? '';
  return { actual: primero, visitados: [primero], completos: [], conError: [] };
};

/** What is before it came filled in, and can be looked at. */
export const comenzarEn = (pasos: readonly { id: string }[], id: string): Recorrido => {
  const ids = pasos.map((paso) => paso.id);
  const antes = ids.slice(0, ids.indexOf(id));
  return { ...comenzar(pasos), actual: id, visitados: [...antes, id], completos: antes };
};

/** An edition begins with every step open, because all of them were completed before. */
export const recorrerAbierto = (pasos: readonly { id: string }[], actual?: string): Recorrido => {
  const ids = pasos.map(({ id }) => id);
  const desde = actual !== undefined && ids.includes(actual) ? actual : (ids[0] ?? '');
  return { actual: desde, visitados: ids, completos: ids, conError: [] };
};

const abrir = (recorrido: Recorrido, id: string): Recorrido => ({
  ...recorrido,
  actual: id,
  visitados: mas(recorrido.visitados, id),
});

/** AUT-009, AUT-010: the step fails and stays on the screen. */
export const marcarError = (recorrido: Recorrido, id: string): Recorrido => ({
  ...abrir(recorrido, id),
  completos: menos(recorrido.completos, id),
  conError: mas(recorrido.conError, id),
});

/** The current step has to validate. Only visible steps count. */
export const avanzar = <B, C, P extends Problema>(
  pasos: readonly PasoDeAsistente<B, C, P>[],
  recorrido: Recorrido,
  borrador: B,
  contexto: C,
): Movimiento<P> => {
  const visibles = pasosVisibles(pasos, borrador, contexto);
  const indice = visibles.findIndex((paso) => paso.id === recorrido.actual);
  const problemas = visibles[indice]?.validar(borrador, contexto) ?? [];
  if (problemas.length > 0) return { recorrido: marcarError(recorrido, recorrido.actual), problemas, termino: false };
  const completo: Recorrido = {
    ...recorrido,
    completos: mas(recorrido.completos, recorrido.actual),
    conError: menos(recorrido.conError, recorrido.actual),
  };
  const siguiente = visibles[indice + 1];
  return siguiente
    ? { recorrido: abrir(completo, siguiente.id), problemas: [], termino: false }
    : { recorrido: completo, problemas: [], termino: true };
};

export const completosDe = <B, C, P extends Problema>(
  pasos: readonly PasoDeAsistente<B, C, P>[],
  recorrido: Recorrido,
  borrador: B,
  contexto: C,
): string[] =>
  recorrido.completos.filter((id) => {
    const paso = pasos.find((otro) => otro.id === id);
    return paso && paso.validar(borrador, contexto).length === 0 && !paso.debeTrabajo?.(borrador, contexto);
  });

/** AUT-006. */
export const retroceder = <B, C, P extends Problema>(
  pasos: readonly PasoDeAsistente<B, C, P>[],
  recorrido: Recorrido,
  borrador: B,
  contexto: C,
): Recorrido => {
  const visibles = pasosVisibles(pasos, borrador, contexto);
  const anterior = visibles[visibles.findIndex((paso) => paso.id === recorrido.actual) - 1];
  return anterior ? abrir(recorrido, anterior.id) : recorrido;
};

/** AUT-007. */
export const puedeAbrirse = (recorrido: Recorrido, id: string): boolean => recorrido.visitados.includes(id);

export const estaAdelante = (pasos: readonly { id: string }[], recorrido: Recorrido, id: string): boolean =>
  pasos.findIndex((paso) => paso.id === id) > pasos.findIndex((paso) => paso.id === recorrido.actual);

/** AUT-006..008: backwards at once, forwards validating each step in between. */
export const irA = <B, C, P extends Problema>(
  pasos: readonly PasoDeAsistente<B, C, P>[],
  recorrido: Recorrido,
  id: string,
  borrador: B,
  contexto: C,
): Movimiento<P> => {
  const quieto: Movimiento<P> = { recorrido, problemas: [], termino: false };
  if (!puedeAbrirse(recorrido, id)) return quieto;
  if (!estaAdelante(pasos, recorrido, id)) return { ...quieto, recorrido: abrir(recorrido, id) };
  let movimiento = quieto;
  while (estaAdelante(pasos, movimiento.recorrido, id)) {
    movimiento = avanzar(pasos, movimiento.recorrido, borrador, contexto);
    if (movimiento.problemas.length > 0 || movimiento.termino) return movimiento;
  }
  return movimiento;
};

export const revisar = <B, C, P extends Problema>(
  pasos: readonly PasoDeAsistente<B, C, P>[],
  recorrido: Recorrido,
  borrador: B,
  contexto: C,
): Movimiento<P> => {
  for (const paso of pasosVisibles(pasos, borrador, contexto)) {
    const problemas = paso.validar(borrador, contexto);
    if (problemas.length > 0) return { recorrido: marcarError(recorrido, paso.id), problemas, termino: false };
  }
  return { recorrido, problemas: [], termino: true };
};
