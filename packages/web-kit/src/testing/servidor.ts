import { rutasDeBorradores, rutasDeListaDeBorradores } from '@colega/contract/borradores';
import { rutasDeListaAMedida } from '@colega/contract/legajos';
import { direccionDeRuta, type RespuestaDeHandler, type Ruta } from '@colega/contract/route';
import { HttpResponse, http, type JsonBodyType } from 'msw';
import { setupServer } from 'msw/node';

const r = { ...rutasDeBorradores, ...rutasDeListaDeBorradores };
const direccion = (ruta: Ruta): string => `*${direccionDeRuta(ruta.path)}`;

const NADA = { items: [], pagination: { total_items: 0, current: 1, pages: 1 } };

/** What is typed in a wizard goes up by itself, and a list asks for its views: of the tests that are not about it, nobody keeps any. */
const LO_QUE_PASA_SOLO = [
  http.get(direccion(rutasDeListaAMedida.vistasDeLegajos), () => HttpResponse.json(NADA)),
  http.put(direccion(r.guardarBorrador), ({ params }) =>
    HttpResponse.json({ id: params.id, version: 1, actualizado_en: '2026-03-20T15:00:00.000Z' }),
  ),
  http.get(direccion(r.borrador), () => new HttpResponse(null, { status: 503 })),
  http.get(direccion(r.borradores), () => HttpResponse.json(NADA)),
  http.delete(direccion(r.quitarBorrador), ({ params }) => HttpResponse.json({ id: params.id })),
];

/** The network is faked at the wire, so that the client itself is tried. */
export const servidor = setupServer(...LO_QUE_PASA_SOLO);

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
