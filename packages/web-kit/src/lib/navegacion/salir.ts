type Salida = (direccion: string) => void;
const porElNavegador: Salida = (direccion) => location.assign(direccion);
let actual = porElNavegador;

/** Tests and /catalogo go nowhere. It answers the way back. */
export const usarSalida = (salida: Salida): (() => void) => {
  actual = salida;
  return () => {
    if (actual === salida) actual = porElNavegador;
  };
};

/** The button stays busy this long when the page does not open. */
const ESPERA_MS = 15_000;

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

/** The portal and the college's desk are two applications of one place: from one to the other the page is left. */
export const irAOtraAplicacion = (camino: string): Promise<void> => salirA(new URL(camino, location.origin).href);
