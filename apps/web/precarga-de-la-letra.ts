import type { Plugin } from 'vite';

/** The letters of nearly every word on screen; the others come when one of them is written. */
const LETRA = /roboto-latin-wght-normal[\w-]*\.woff2$/;

/** The page asks for its letters with itself, and not once its styles have come: the first visit is read in them too. */
export const precargaDeLaLetra = (): Plugin => ({
  name: 'colega-precarga-de-la-letra',
  apply: 'build',
  transformIndexHtml: {
    order: 'post',
    handler(_html, { bundle }) {
      const letra = Object.keys(bundle ?? {}).find((nombre) => LETRA.test(nombre));
      if (!letra) throw new Error('No está la letra que la página pide de antemano');
      const attrs = { rel: 'preload', as: 'font', type: 'font/woff2', crossorigin: true, href: `/${letra}` };
      return [{ tag: 'link', attrs, injectTo: 'head' }];
    },
  },
});
