/** Errors of the domain are values; only faults are thrown. */
export type Resultado<T, P> = { ok: true; valor: T } | { ok: false; problema: P };

export const exito = <T>(valor: T): { ok: true; valor: T } => ({ ok: true, valor });
export const fracaso = <P>(problema: P): { ok: false; problema: P } => ({ ok: false, problema });
