import { direccionDeRuta, type Ruta } from '@colega/contract/route';
import type { RespuestaDeMuestra } from './escena.ts';

/** A route that the sample does not mention never answers. The last answer for a route wins. */
export const transporteDeMuestra =
  (respuestas: readonly RespuestaDeMuestra[]) =>
  async (direccion: string, pedido: RequestInit): Promise<Response> => {
    const { pathname } = new URL(direccion);
    const respuesta = respuestas.findLast(({ ruta }) => ruta.method === pedido.method && coincide(ruta, pathname));
    if (!respuesta || respuesta.valor === 'nunca') return new Promise<Response>(() => undefined);
    const { valor } = respuesta;
    if (esFalla(valor)) {
      const problem = { status: valor.falla, title: 'Problema', detail: valor.detalle, message: valor.detalle };
      return Response.json(problem, { status: valor.falla });
    }
    return valor === null ? new Response(null, { status: 204 }) : Response.json(valor);
  };

const coincide = ({ path }: Ruta, pathname: string): boolean =>
  new RegExp(`^${direccionDeRuta(path).replace(/:\w+/g, '[^/]+')}$`).test(pathname);

const esFalla = (valor: unknown): valor is { falla: number; detalle: string } =>
  typeof valor === 'object' && valor !== null && 'falla' in valor;
