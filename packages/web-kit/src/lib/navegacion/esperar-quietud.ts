const A_MAS_TARDAR_MS = 2000;
/** Some browsers do not say when they have nothing to do. */
const UN_RATO_MS = 200;

/** What was not needed to draw the page can come once nobody waits for it. */
export const esperarQuietud = (): Promise<void> =>
  new Promise((listo) => {
    const esperar = () => {
      if ('requestIdleCallback' in window) requestIdleCallback(() => listo(), { timeout: A_MAS_TARDAR_MS });
      else setTimeout(listo, UN_RATO_MS);
    };
    if (document.readyState === 'complete') esperar();
    else window.addEventListener('load', esperar, { once: true });
  });
