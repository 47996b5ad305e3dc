const LARGO_DE_CUIT = 11;

/** What was typed at the till is somebody's (a name, a CUIT, a licence with its letter), and cannot be a coupon's code. */
export const nombraUnaPersona = (escrito: string): boolean => {
  const junto = escrito.replace(/[\s.\-–/,]/g, '').replace(/^n?[º°#]?(?=\d)/i, '');
  return /\p{Letter}/u.test(junto) || (/^\d+$/.test(junto) && junto.length === LARGO_DE_CUIT);
};
