type TareaRelacionada = { id: number; requiere: readonly number[]; bloquea: readonly number[] };

/**
 * What a task asks of those chosen with it (AUT-043, OPN-060), by id: the ones that it requires and are not there, and those that
 * it blocks or that block it.
 */
export const relacionesEntreTareas = (tarea: TareaRelacionada, otras: readonly TareaRelacionada[]) => ({
  faltan: tarea.requiere.filter((id) => !otras.some((otra) => otra.id === id)),
  chocan: otras
    .filter(({ id, bloquea }) => tarea.bloquea.includes(id) || bloquea.includes(tarea.id))
    .map(({ id }) => id),
});
