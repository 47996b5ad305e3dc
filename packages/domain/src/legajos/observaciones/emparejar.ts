export type Pareja<T> = { antes: T; ahora: T } | { antes: T; ahora: null } | { antes: null; ahora: T };

/** What a thing is known by among the others; an empty text, by nothing. */
export type Clave<T> = (cosas: readonly T[]) => readonly string[];

export const distinguirPor =
  <T>(clave: (cosa: T) => string): Clave<T> =>
  (cosas) =>
    cosas.map(clave);

/** Of two equal ones, the second is known by being the second. */
export const contando =
  <T>(clave: (cosa: T) => string): Clave<T> =>
  (cosas) => {
    const cuantas = new Map<string, number>();
    return cosas.map((cosa) => {
      const suya = clave(cosa);
      const vez = (cuantas.get(suya) ?? 0) + 1;
      cuantas.set(suya, vez);
      return suya === '' ? '' : `${vez} ${suya}`;
    });
  };

const agrupar = (claves: readonly string[], valen: (lugar: number) => boolean): Map<string, number[]> => {
  const lugares = new Map<string, number[]>();
  for (const [lugar, clave] of claves.entries())
    if (clave !== '' && valen(lugar)) lugares.set(clave, [...(lugares.get(clave) ?? []), lugar]);
  return lugares;
};

/** Each thing with what it was, found by each key in turn. What is left came or went. */
export const emparejar = <T>(antes: readonly T[], ahora: readonly T[], claves: readonly Clave<T>[]): Pareja<T>[] => {
  const [tomadas, suyas] = [new Set<number>(), new Map<number, number>()];
  for (const clave of claves) {
    const libres = agrupar(clave(antes), (lugar) => !tomadas.has(lugar));
    for (const [lugar, buscada] of clave(ahora).entries()) {
      const suya = suyas.has(lugar) ? undefined : libres.get(buscada)?.shift();
      if (suya === undefined) continue;
      tomadas.add(suya);
      suyas.set(lugar, suya);
    }
  }
  return [
    ...ahora.map((cosa, lugar): Pareja<T> => {
      const suya = antes[suyas.get(lugar) ?? -1];
      return suya === undefined ? { antes: null, ahora: cosa } : { antes: suya, ahora: cosa };
    }),
    ...antes.flatMap((cosa, lugar) => (tomadas.has(lugar) ? [] : [{ antes: cosa, ahora: null }])),
  ];
};
