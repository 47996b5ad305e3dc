export const DOCUMENTO = '/api/openapi.json';
export const GUION = '/api/docs/scalar.js';

/** In Spanish, with local fonts, and asking no other server. It cannot send calls, which would reach the real database. */
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

/** Scalar's colours get a legible contrast (WCAG 1.4.3), and the link that it hides on a phone gets a name (2.4.4). */
const ESTILO = `
body { margin: 0 }
body.light-mode { --scalar-color-3: #666; --scalar-color-green: #00754a; --scalar-color-orange: #a84300; --scalar-color-red: #c01c1c }
body.dark-mode { --scalar-color-3: #9a9a9a; --scalar-color-red: #ff7b7b }
a[href^="mailto:"] span { display: inline !important }`;

const escapar = (texto: string): string => texto.replaceAll('&', '&amp;').replaceAll('"', '&quot;');

/** Scalar finds what to show in the element that loads it, so the page needs no inline script. */
export const paginaDeDocs = (version: string, nonce: string): string => `<!doctype html>
<html lang="es-AR"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta property="csp-nonce" content="${nonce}">
<title>Llamadas de Colega ${version}</title><style nonce="${nonce}">${ESTILO}</style></head>
<body><noscript><p>Sin JavaScript, las llamadas se leen en el <a href="${DOCUMENTO}">documento OpenAPI</a>.</p></noscript>
<script id="api-reference" src="${GUION}" data-url="${DOCUMENTO}" data-configuration="${escapar(JSON.stringify(CONFIGURACION))}"></script>
</body></html>`;
