const esObjeto = (valor: unknown): valor is Record<string, unknown> =>
  typeof valor === 'object' && valor !== null && !Array.isArray(valor);
const esSimple = (valor: unknown): boolean => ['string', 'number', 'boolean'].includes(typeof valor);

/**
 * What still fits of a draft of an older shape: `base` is an empty one of today's. Of a list without an example nobody knows what
 * its elements were, so it is asked for again.
 */
export const encajar = <T>(base: T, viejo: unknown): T => encajarValor(base, viejo) as T;

const encajarValor = (base: unknown, viejo: unknown): unknown => {
  if (Array.isArray(base)) {
    const [ejemplo] = base;
    return Array.isArray(viejo) && ejemplo !== undefined ? viejo.map((uno) => encajarValor(ejemplo, uno)) : base;
  }
  if (esObjeto(base)) {
    if (!esObjeto(viejo)) return base;
    const partes = Object.entries(base).map(([clave, valor]) => [
      clave,
      Object.hasOwn(viejo, clave) ? encajarValor(valor, viejo[clave]) : valor,
    ]);
    return Object.fromEntries(partes);
  }
  if (base === null || base === undefined) return esSimple(viejo) ? viejo : base;
  return typeof viejo === typeof base ? viejo : base;
};
