const LARGO_DE_CUIT = 11;

/**
 * What was typed at the till is somebody's (a name, a CUIT, a licence with its letter, a file by its word), and cannot be a coupon's code: figures
 * alone are a coupon's number, since those of files are the same ones.
 */
export const nombraUnaPersona = (escrito: string): boolean => {
  const junto = escrito.replace(/[\s.\-–/,]/g, '').replace(/^n?[º°#]?(?=\d)/i, '');
  return /\p{Letter}/u.test(junto) || (/^\d+$/.test(junto) && junto.length === LARGO_DE_CUIT);
};

/** As people are searched: of «legajo 4321», its number. */
export const leerLoBuscado = (escrito: string): string =>
  escrito.trim().replace(/^leg(?:ajo)?\.?\s*(?:n[º°.]*\s*)?(?=\d+$)/i, '');
