type TareaRelacionada = { id: number; requiere: readonly number[]; bloquea: readonly number[] };

/** AUT-043, OPN-060. By id: what is required and missing, and what blocks or is blocked. */
export const relacionesEntreTareas = (tarea: TareaRelacionada, otras: readonly TareaRelacionada[]) => ({
  faltan: tarea.requiere.filter((id) => !otras.some((otra) => otra.id === id)),
  chocan: otras
    .filter(({ id, bloquea }) => tarea.bloquea.includes(id) || bloquea.includes(tarea.id))
    .map(({ id }) => id),
});
