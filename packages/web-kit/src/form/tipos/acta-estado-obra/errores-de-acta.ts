/** Texts beside the act itself, the responsibility and the task for the missing work. */
export type ErroresDeActa = Partial<Record<'acta' | 'responsable' | 'tarea', string | undefined>>;
