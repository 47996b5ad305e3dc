import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotliCompressSync } from 'node:zlib';
import { build } from 'esbuild';

const TITULO = 'Una página de React y nada más';
const PAGINA = `<!doctype html><html lang="es"><head><meta charset="utf-8"><title>${TITULO}</title>
<meta name="viewport" content="width=device-width"><meta name="description" content="${TITULO}">
<link rel="icon" href="data:,"></head><body><div id="raiz"></div><script type="module" src="/pagina.js"></script></body></html>`;
const PROGRAMA = `import { createElement } from 'react';
import { createRoot } from 'react-dom/client';
const titulo = createElement('h1', null, '${TITULO}');
createRoot(document.getElementById('raiz')).render(createElement('main', null, titulo));`;

/** React's own cost on this machine: a heading, built for production and compressed like the portal. */
export async function servirPaginaPelada(): Promise<{ direccion: string; cerrar: () => void }> {
  const { outputFiles } = await build({
    stdin: { contents: PROGRAMA, resolveDir: import.meta.dirname },
    bundle: true,
    minify: true,
    write: false,
    format: 'esm',
    define: { 'process.env.NODE_ENV': '"production"' },
  });
  const programa = brotliCompressSync(outputFiles[0]?.contents ?? '');
  const servidor = createServer(({ url }, respuesta) => {
    if (url === '/pagina.js')
      respuesta.writeHead(200, { 'content-type': 'text/javascript', 'content-encoding': 'br' }).end(programa);
    else respuesta.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(PAGINA);
  });
  await new Promise<void>((listo) => servidor.listen(0, '127.0.0.1', listo));
  const { port } = servidor.address() as AddressInfo;
  return { direccion: `http://127.0.0.1:${port}/`, cerrar: () => servidor.close() };
}
