/** S-940: a link is read years later, so that its shape has a number. */
const VERSION = '1';
/** A server, and what stands before it, reads no longer addresses. */
export const LARGO_MAXIMO = 7_000;

const enBase64 = (texto: string): string =>
  btoa(Array.from(new TextEncoder().encode(texto), (byte) => String.fromCharCode(byte)).join(''))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '');

const deBase64 = (texto: string): string => {
  const bytes = Uint8Array.from(atob(texto.replaceAll('-', '+').replaceAll('_', '/')), (letra) => letra.charCodeAt(0));
  return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
};

export const escribirTextoDelEnlace = (contenido: readonly unknown[]): string =>
  `${VERSION}.${enBase64(JSON.stringify(contenido))}`;

const NADA = 'No entendimos el enlace: puede estar cortado. Pedí que te lo manden de nuevo o cargá los datos.';
const DE_OTRA_VERSION = 'El enlace es de otra versión de esta página y no lo podemos leer. Cargá los datos de nuevo.';

/** Its content, or why there is none. */
export const leerTextoDelEnlace = (texto: string): readonly unknown[] | string => {
  const [version, contenido, ...resto] = texto.split('.');
  if (contenido === undefined || resto.length > 0 || texto.length > LARGO_MAXIMO) return NADA;
  if (version !== VERSION) return DE_OTRA_VERSION;
  try {
    const leido: unknown = JSON.parse(deBase64(contenido));
    return Array.isArray(leido) ? leido : NADA;
  } catch {
    return NADA;
  }
};
