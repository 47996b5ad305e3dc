import { randomBytes } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import { ocultarDatos } from '../ocultar-datos.ts';

export const ENCABEZADO_DE_PEDIDO = 'x-request-id';
// S-519: what a proxy numbers its calls with, and nothing that a log line could be forged with.
const BIEN_FORMADO = /^[\w-]{8,64}$/;
const LARGO_BYTES = 8;

export const crearPedidoId = (): string => randomBytes(LARGO_BYTES).toString('hex');

/** By which a call is known in its answer, in the log and on screen: the one that it brings, if it is one, or a new one. */
export function pedidoIdDe({ headers }: { headers: IncomingHttpHeaders }): string {
  const traido = headers[ENCABEZADO_DE_PEDIDO];
  // a CUIT would do for its shape, and the log holds none
  const sirve = typeof traido === 'string' && BIEN_FORMADO.test(traido) && ocultarDatos(traido) === traido;
  return sirve ? traido : crearPedidoId();
}
