/** Out of sight nothing is painted. */
const ESPERA_MS = 100;

/** Once what the page already shows has been painted, so that on a slow phone it is seen before the code takes the processor. */
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
