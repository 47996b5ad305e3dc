import { randomBytes } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import { ocultarDatos } from '../ocultar-datos.ts';

export const ENCABEZADO_DE_PEDIDO = 'x-request-id';
// S-519: a proxy's numbers fit this, and nothing that could forge a log line does.
const BIEN_FORMADO = /^[\w-]{8,64}$/;
const LARGO_BYTES = 8;

export const crearPedidoId = (): string => randomBytes(LARGO_BYTES).toString('hex');

/** The number of a call in its answer, in the log and on screen: a valid one that it brings, or a new one. */
export function pedidoIdDe({ headers }: { headers: IncomingHttpHeaders }): string {
  const traido = headers[ENCABEZADO_DE_PEDIDO];
  // A CUIT would fit the pattern, and the log holds none.
  const sirve = typeof traido === 'string' && BIEN_FORMADO.test(traido) && ocultarDatos(traido) === traido;
  return sirve ? traido : crearPedidoId();
}
