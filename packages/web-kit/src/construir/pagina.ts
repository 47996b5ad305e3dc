import type { Plugin } from 'vite';

/** The font is named as the application's own page would, from its folder: Vite gives it its name. */
const CABEZA = `<meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta property="csp-nonce" nonce="__CSP_NONCE__" />
    <meta name="color-scheme" content="light dark" />
    <link rel="icon" href="/favicon.svg" type="image/svg+xml" vite-ignore />
    <link
      rel="preload"
      as="font"
      type="font/woff2"
      crossorigin
      href="../../node_modules/@fontsource-variable/roboto/files/roboto-latin-wght-normal.woff2"
    />
    <!--colegio-->
    <script src="/tema.js" vite-ignore></script>`;
const SIN_PROGRAMA = `<p id="sin-programa" role="alert" hidden>
      No se pudo abrir Colega. Revisá tu conexión y recargá la página.
    </p>
    <noscript>Para usar Colega necesitás activar JavaScript en tu navegador.</noscript>`;

/** What the page of every application has, before and around its own. */
export const pagina = (): Plugin => ({
  name: 'colega-pagina',
  transformIndexHtml: {
    order: 'pre',
    handler: (html) => html.replace('<!--cabeza-->', CABEZA).replace('<!--sin-programa-->', SIN_PROGRAMA),
  },
});
