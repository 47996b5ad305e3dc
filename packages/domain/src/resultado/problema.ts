/**
 * A rule that was not met: a stable code, the path of the field it belongs to (`detalles.0.monto`) and the figures
 * its text needs. The Spanish text of each code lives in `@colega/contract/mensajes`.
 */
export type Problema<C extends string = string> = {
  codigo: C;
  campo?: string;
  datos?: Record<string, string | number>;
};

/** Puts a problem found inside a part under the path of that part. */
export const anteponerCampo = <C extends string>(prefijo: string, problemas: readonly Problema<C>[]): Problema<C>[] =>
  problemas.map((p) => ({ ...p, campo: p.campo ? `${prefijo}.${p.campo}` : prefijo }));
