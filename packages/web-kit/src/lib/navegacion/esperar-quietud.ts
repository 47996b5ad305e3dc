const A_MAS_TARDAR_MS = 2000;
/** For a browser that does not say when it has nothing to do. */
const UN_RATO_MS = 200;

/** When the page is all here and nobody waits for it: what was not needed to draw it can come now. */
export const esperarQuietud = (): Promise<void> =>
  new Promise((listo) => {
    const esperar = () => {
      if ('requestIdleCallback' in window) requestIdleCallback(() => listo(), { timeout: A_MAS_TARDAR_MS });
      else setTimeout(listo, UN_RATO_MS);
    };
    if (document.readyState === 'complete') esperar();
    else window.addEventListener('load', esperar, { once: true });
  });
