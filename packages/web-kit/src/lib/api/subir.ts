import type { EnvioDePedido } from './transporte.ts';

/** From 0 to 1. */
export type AlProgresar = (parte: number) => void;

/** fetch does not tell how an upload goes. Who sends a file brings it: every page has fetch. */
export const subirContando =
  (alProgresar: AlProgresar): EnvioDePedido =>
  (direccion, { method = 'POST', headers, body, signal }) =>
    new Promise((listo, falla) => {
      const pedido = new XMLHttpRequest();
      pedido.open(method, direccion);
      for (const [nombre, valor] of Object.entries((headers ?? {}) as Record<string, string>))
        pedido.setRequestHeader(nombre, valor);
      pedido.upload.addEventListener('progress', ({ loaded, total, lengthComputable }) => {
        if (lengthComputable && total > 0) alProgresar(loaded / total);
      });
      pedido.addEventListener('load', () => listo(respuestaDe(pedido)));
      pedido.addEventListener('error', () => falla(new TypeError('Network request failed')));
      pedido.addEventListener('abort', () => falla(new DOMException('Aborted', 'AbortError')));
      signal?.addEventListener('abort', () => pedido.abort());
      if (signal?.aborted) pedido.abort();
      pedido.send((body ?? null) as XMLHttpRequestBodyInit | null);
    });

const respuestaDe = (pedido: XMLHttpRequest): Response =>
  new Response(pedido.responseText, {
    status: pedido.status,
    headers: { 'Content-Type': pedido.getResponseHeader('Content-Type') ?? '' },
  });
