export const agruparPor = <T, C>(cosas: Iterable<T>, claveDe: (cosa: T) => C): Map<C, T[]> => {
  const grupos = new Map<C, T[]>();
  for (const cosa of cosas) {
    const clave = claveDe(cosa);
    const suyas = grupos.get(clave);
    if (suyas) suyas.push(cosa);
    else grupos.set(clave, [cosa]);
  }
  return grupos;
};
