export type ErroresDeActa = Partial<Record<'acta' | 'responsable' | 'tarea', string | undefined>>;
