/** The figures of a tariff as a published one keeps them, without its name, number and days. */
export type ContenidoDeArancel = Readonly<Record<string, unknown>>;

/** Keys may have dots (`civil.proyecto`, `1.1.1`), never a slash. */
export const SEPARADOR = '/';
export const armarRuta = (...partes: (string | number)[]): string => partes.join(SEPARADOR);

const dentroDe = (valor: unknown, clave: string): unknown =>
  typeof valor === 'object' && valor !== null && Object.hasOwn(valor, clave)
    ? (valor as Record<string, unknown>)[clave]
    : undefined;

export const valorEn = (contenido: unknown, ruta: string): unknown => ruta.split(SEPARADOR).reduce(dentroDe, contenido);

const ponerDentro = (dentro: unknown, [clave, ...resto]: string[], valor: unknown): unknown => {
  if (clave === undefined) return valor;
  const nuevo = ponerDentro(dentroDe(dentro, clave), resto, valor);
  if (Array.isArray(dentro)) return dentro.map((uno, i) => (String(i) === clave ? nuevo : uno));
  return { ...(dentro as object), [clave]: nuevo };
};

/** The same contents with one value changed. It makes no place that was not there but the last. */
export const cambiarEn = <T>(contenido: T, ruta: string, valor: unknown): T =>
  ponerDentro(contenido, ruta.split(SEPARADOR), valor) as T;

export const mapaEn = (contenido: unknown, ruta: string): [string, unknown][] => {
  const valor = valorEn(contenido, ruta);
  return typeof valor === 'object' && valor !== null ? Object.entries(valor) : [];
};
export const textoEn = (contenido: unknown, ruta: string): string => {
  const valor = valorEn(contenido, ruta);
  return typeof valor === 'string' || typeof valor === 'number' ? String(valor) : '';
};
