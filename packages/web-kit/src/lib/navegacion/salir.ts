type Salida = (direccion: string) => void;
const porElNavegador: Salida = (direccion) => location.assign(direccion);
let actual = porElNavegador;

/** For tests and /catalogo, which go nowhere. Answers the way back. */
export const usarSalida = (salida: Salida): (() => void) => {
  actual = salida;
  return () => {
    if (actual === salida) actual = porElNavegador;
  };
};

/** How long a page that does not open keeps the button busy. */
const ESPERA_MS = 15_000;

/**
 * Leaves for a page of somebody else. Ends when the person comes back with the browser's arrow to a page that was kept as it
 * was, or when the other page never opened.
 */
export const salirA = (direccion: string): Promise<void> => {
  const { protocol, href } = new URL(direccion);
  if (protocol !== 'https:' && protocol !== 'http:') throw new Error(`No se sale a ${protocol}`);
  return new Promise((alVolver) => {
    const terminar = () => {
      removeEventListener('pageshow', terminar);
      clearTimeout(limite);
      alVolver();
    };
    const limite = setTimeout(terminar, ESPERA_MS);
    addEventListener('pageshow', terminar);
    actual(href);
  });
};
