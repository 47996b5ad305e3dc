type Objeto = Record<string, unknown>;
const tipoDe = (valor: unknown): string => (valor === null ? 'null' : Array.isArray(valor) ? 'lista' : typeof valor);
const esObjeto = (valor: unknown): valor is Objeto => tipoDe(valor) === 'object';
const esSimple = (valor: unknown): boolean => ['string', 'number', 'boolean'].includes(typeof valor);

/**
 * What still fits of a draft of an older shape. `base` is what one begins with; `muestras` are drafts of today's shape, an empty one
 * and one with an empty example of each thing that begins by not being there. Of what none of them has nobody knows what it was, so
 * it is asked for again; a record without keys has those that it had.
 */
export const encajar = <T>(base: T, viejo: unknown, muestras: readonly T[]): T =>
  encajarValor(base, viejo, muestras) as T;

const encajarValor = (base: unknown, viejo: unknown, muestras: readonly unknown[]): unknown => {
  if (Array.isArray(viejo)) return encajarLista(base, viejo, muestras.filter(Array.isArray).flat());
  if (esObjeto(viejo)) {
    const objetos = muestras.filter(esObjeto);
    if (objetos.length > 0) return encajarObjeto(base, viejo, objetos);
    return muestras.includes(null) ? null : base;
  }
  const soloSeVioVacio = muestras.every((una) => una === null) && esSimple(viejo);
  return soloSeVioVacio || muestras.some((una) => tipoDe(una) === tipoDe(viejo)) ? viejo : base;
};

/** Each element on an empty one: what the list has in `base` is of others. */
const encajarLista = (base: unknown, viejo: readonly unknown[], ejemplos: readonly unknown[]): unknown =>
  ejemplos.length === 0
    ? base
    : viejo
        .filter((uno) => ejemplos.some((ejemplo) => tipoDe(ejemplo) === tipoDe(uno)))
        .map((uno) => encajarValor(ejemplos[0], uno, ejemplos));

const encajarObjeto = (base: unknown, viejo: Objeto, muestras: readonly Objeto[]): Objeto => {
  const claves = new Set(muestras.flatMap((una) => Object.keys(una)));
  if (claves.size === 0) return viejo;
  const vacio = esObjeto(base) ? base : (muestras[0] ?? {});
  const partes = [...claves].flatMap((clave): [string, unknown][] => {
    const suyas = muestras.filter((una) => Object.hasOwn(una, clave)).map((una) => una[clave]);
    const inicial = Object.hasOwn(vacio, clave) ? vacio[clave] : suyas[0];
    if (Object.hasOwn(viejo, clave)) return [[clave, encajarValor(inicial, viejo[clave], suyas)]];
    return Object.hasOwn(vacio, clave) ? [[clave, inicial]] : [];
  });
  return Object.fromEntries(partes);
};
