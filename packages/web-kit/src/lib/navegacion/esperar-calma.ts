import { esperarQuietud } from './esperar-quietud.ts';

/** Longer than what a screen waits for the last of its answers. */
const CALMA_MS = 3000;

/**
 * The page is drawn and nothing came for a while. A browser has nothing to do too while it waits for an answer: what takes the network and the
 * processor for long is not begun then.
 */
export const esperarCalma = async (): Promise<void> => {
  await esperarQuietud();
  await new Promise<void>((listo) => {
    const terminar = () => {
      seguidor.disconnect();
      listo();
    };
    let espera = setTimeout(terminar, CALMA_MS);
    const seguidor = new PerformanceObserver(() => {
      clearTimeout(espera);
      espera = setTimeout(terminar, CALMA_MS);
    });
    seguidor.observe({ type: 'resource' });
  });
};
