import { direccionDeRuta, esBinario, esRedireccion, type Ruta } from '@colega/contract/route';
import { z } from 'zod';

const ENTIDADES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escapar = (texto: string): string => texto.replace(/[&<>"]/g, (signo) => ENTIDADES[signo] ?? signo);

const ESTILO = `
:root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif }
body { max-width: 60rem; margin: 2rem auto; padding: 0 1rem }
summary { cursor: pointer; padding: .4rem 0 } code, pre { font: .875rem/1.5 ui-monospace, monospace }
pre { overflow-x: auto; padding: .75rem; border: 1px solid; border-radius: .4rem }
h1 + p { margin-bottom: 2rem } h3 { font-size: 1rem; margin: 1rem 0 .25rem } details { border-bottom: 1px solid }`;

function parte(titulo: string, schema: z.ZodType | undefined, io: 'input' | 'output'): string {
  if (!schema) return '';
  const { $schema: _version, ...esquema } = z.toJSONSchema(schema, { io, unrepresentable: 'any' });
  return `<h3>${titulo}</h3><pre tabindex="0">${escapar(JSON.stringify(esquema, null, 2))}</pre>`;
}

function respuestaDe(response: Ruta['response']): string {
  if (esRedireccion(response)) return '<h3>Respuesta</h3><p>Otra dirección, en <code>Location</code></p>';
  if (esBinario(response)) return `<h3>Respuesta</h3><p><code>${response.binario}</code></p>`;
  return parte('Respuesta', response, 'output');
}

function seccion(ruta: Ruta): string {
  const { method, path, resumen, acceso, response } = ruta;
  const respuesta = respuestaDe(response);
  return `<details><summary><code>${method} ${escapar(direccionDeRuta(path))}</code> · ${escapar(resumen)}</summary>
<p>Acceso: ${escapar(acceso)}.${ruta.idempotente ? ' Acepta <code>Idempotency-Key</code>.' : ''}</p>
${parte('Camino', ruta.params, 'input')}${parte('Consulta', ruta.query, 'input')}${parte('Cuerpo', ruta.body, 'input')}${respuesta}
</details>`;
}

/** The calls, to be browsed: no script, nothing from elsewhere. */
export function paginaDeDocs(rutas: readonly Ruta[], version: string, nonce: string): string {
  return `<!doctype html>
<html lang="es-AR"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>Llamadas de Colega</title><style nonce="${nonce}">${ESTILO}</style></head>
<body><main><h1>Llamadas de Colega ${escapar(version)}</h1>
<p>${rutas.length} llamadas. El documento OpenAPI está en <a href="/api/openapi.json">/api/openapi.json</a>.</p>
${rutas.map(seccion).join('\n')}</main></body></html>`;
}
