/** Nothing is painted while out of sight. */
const ESPERA_MS = 100;

/** A slow phone shows the page before the code takes the processor. */
export const alPintarse = (hacer: () => void): void => {
  let hecho = false;
  const unaVez = () => {
    if (hecho) return;
    hecho = true;
    hacer();
  };
  requestAnimationFrame(() => setTimeout(unaVez));
  setTimeout(unaVez, ESPERA_MS);
};
