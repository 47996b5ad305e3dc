/** Where each piece of the page is. */
export const DOCUMENTO = '/api/openapi.json';
export const GUION = '/api/docs/scalar.js';

/**
 * How Scalar shows the document: to be read, in Spanish, with the fonts of whoever reads, asking nothing of any other server. What its
 * page could send is left out: its calls would be made on the real database.
 */
const CONFIGURACION = {
  localization: { locale: 'es' },
  withDefaultFonts: false,
  telemetry: false,
  agent: { disabled: true },
  mcp: { disabled: true },
  hideClientButton: true,
  hideTestRequestButton: true,
  showDeveloperTools: 'never',
  documentDownloadType: 'json',
};

/** Its colours, darkened or lightened until they are read (WCAG 1.4.3), and the name of a link that it hides on a phone (2.4.4). */
const ESTILO = `
body { margin: 0 }
body.light-mode { --scalar-color-3: #666; --scalar-color-green: #00754a; --scalar-color-orange: #a84300; --scalar-color-red: #c01c1c }
body.dark-mode { --scalar-color-3: #9a9a9a; --scalar-color-red: #ff7b7b }
a[href^="mailto:"] span { display: inline !important }`;

const escapar = (texto: string): string => texto.replaceAll('&', '&amp;').replaceAll('"', '&quot;');

/** The calls, to be browsed: Scalar finds what to show in the element that loads it, so that no script is written in the page. */
export const paginaDeDocs = (version: string, nonce: string): string => `<!doctype html>
<html lang="es-AR"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta property="csp-nonce" content="${nonce}">
<title>Llamadas de Colega ${version}</title><style nonce="${nonce}">${ESTILO}</style></head>
<body><noscript><p>Sin JavaScript, las llamadas se leen en el <a href="${DOCUMENTO}">documento OpenAPI</a>.</p></noscript>
<script id="api-reference" src="${GUION}" data-url="${DOCUMENTO}" data-configuration="${escapar(JSON.stringify(CONFIGURACION))}"></script>
</body></html>`;
