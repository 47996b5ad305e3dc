import { direccionDeRuta, type RespuestaDeHandler, type Ruta } from '@colega/contract/route';
import { HttpResponse, http, type JsonBodyType } from 'msw';
import { setupServer } from 'msw/node';

/** The network is faked at the wire, so that the client itself is tried. */
export const servidor = setupServer();

type Pedido = { request: Request; params: Record<string, unknown> };
type Resolver<R extends Ruta> = (
  pedido: Pedido,
) => RespuestaDeHandler<R> | Response | Promise<RespuestaDeHandler<R> | Response>;

export const responder = <const R extends Ruta>(ruta: R, respuesta: RespuestaDeHandler<R> | Resolver<R>) => {
  const metodo = ({ GET: http.get, POST: http.post, PUT: http.put, DELETE: http.delete } as const)[ruta.method];
  servidor.use(
    metodo(`*${direccionDeRuta(ruta.path)}`, async ({ request, params }) => {
      const valor = typeof respuesta === 'function' ? await (respuesta as Resolver<R>)({ request, params }) : respuesta;
      return valor instanceof Response ? valor : responderJson(valor, ruta.status);
    }),
  );
};

const responderJson = (valor: unknown, status = 200): Response =>
  status === 204 ? new HttpResponse(null, { status }) : HttpResponse.json(valor as JsonBodyType, { status });

export const problema = (
  status: number,
  detail: string,
  errores?: { campo: string; mensaje: string }[],
  codigo?: string,
): Response =>
  new Response(JSON.stringify({ status, codigo, title: 'Problema', detail, message: detail, errores }), {
    status,
    headers: { 'Content-Type': 'application/problem+json' },
  });

export const sinRed = (): Response => HttpResponse.error();
