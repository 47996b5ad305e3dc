/** What was just done, which the file that it leads to says with what comes next. */
export type RecienHecho = {
  hecho: 'creado' | 'actualizado' | 'ampliado' | 'confirmado' | 'ampliacion_confirmada' | 'respondido';
  /** In the words of the server. */
  dicho: string;
  /** What comes next was asked for already: its question is open. */
  confirma?: true;
};

const CLAVES: ReadonlySet<unknown> = new Set<RecienHecho['hecho']>([
  'creado',
  'actualizado',
  'ampliado',
  'confirmado',
  'ampliacion_confirmada',
  'respondido',
]);

/** The state of an address lives as long as the browser's history, and an older portal may have written it. */
export const leerRecienHecho = (state: unknown): RecienHecho | null => {
  const { hecho, dicho, confirma } = (state ?? {}) as Partial<RecienHecho>;
  return hecho !== undefined && CLAVES.has(hecho) && typeof dicho === 'string'
    ? { hecho, dicho, ...(confirma === true && { confirma }) }
    : null;
};

/** Of a save: the file says it when it comes, with what comes next. */
export const contado = (hecho: RecienHecho['hecho']) => ({ loDice: true as const, state: { hecho } });
