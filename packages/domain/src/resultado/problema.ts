/** `codigo` is stable, `campo` is a path (`detalles.0.monto`). The Spanish text is in `@colega/contract/mensajes`. */
export type Problema<C extends string = string> = {
  codigo: C;
  campo?: string;
  datos?: Record<string, string | number>;
};

export const anteponerCampo = <C extends string>(prefijo: string, problemas: readonly Problema<C>[]): Problema<C>[] =>
  problemas.map((p) => ({ ...p, campo: p.campo ? `${prefijo}.${p.campo}` : prefijo }));
