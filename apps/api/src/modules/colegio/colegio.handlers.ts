import { rutasDeAjustes, rutasDePrimerosPasos } from '@colega/contract/colegio';
import type { FastifyInstance } from 'fastify';
import { hoy } from '../../hoy.ts';
import { exigirAlcance } from '../../http/acceso.ts';
import { errorNoEncontrado } from '../../http/error-http.ts';
import { registrarRutas } from '../../http/registrar-rutas.ts';
import type { ContextoDeOperador } from '../../http/rutas.ts';
import { autorColegio } from '../auditoria/autor.ts';
import { findMarca } from './ajustes.repository.ts';
import { cambiarColores, cambiarIdentidad, cambiarPlazo, cambiarTexto } from './ajustes.service.ts';
import { armarMuestra, type Ejemplos } from './armar-muestra.service.ts';
import { cambiarBanco, cambiarUsoDeBanco, crearBanco } from './bancos.service.ts';
import { cambiarCierreDeDistrito, cambiarDistrito, crearDistrito, moverPartidos } from './distritos.service.ts';
import { LADOS_DE_ICONO, leerIcono } from './icono.service.ts';
import { leerAjustes } from './leer-ajustes.service.ts';
import { BASE_DE_MARCA } from './leer-colegio.service.ts';
import type { LibroDeBancos } from './libro-de-bancos.ts';
import { cambiarMarca, quitarMarca } from './marca.service.ts';
import { cambiarOficina, decirOficina, quitarOficina } from './primeras-oficinas.service.ts';
import { cerrarPrimerosPasos, leerPrimerosPasos, marcarPaso } from './primeros-pasos.service.ts';
import { cambiarRubros } from './rubros.service.ts';

type Deps = { libro: LibroDeBancos; ejemplos: Ejemplos; publicUrl: () => string };

export function registrarAjustes(app: FastifyInstance, { libro, ejemplos, publicUrl }: Deps): void {
  const { reloj } = app;
  /** The college's own data are of no district: who works in one does not change them. */
  const pedidoDe = ({ operador, sesion, version }: ContextoDeOperador) => {
    exigirAlcance(operador, 'colegio.configurar', { distrito_id: null });
    return { ahora: reloj(), hoy: hoy(reloj), autor: autorColegio(sesion), version };
  };
  registrarRutas(app, rutasDeAjustes, {
    ajustes: async (_, contexto) => leerAjustes(contexto.db, pedidoDe(contexto).hoy, libro),
    cambiarIdentidad: async ({ body }, contexto) => cambiarIdentidad(contexto.db, pedidoDe(contexto), body),
    cambiarColores: async ({ body }, contexto) => cambiarColores(contexto.db, pedidoDe(contexto), body),
    cambiarMarca: async ({ body }, contexto) => cambiarMarca(contexto.db, pedidoDe(contexto), body.bytes),
    quitarMarca: async (_, contexto) => quitarMarca(contexto.db, pedidoDe(contexto)),
    cambiarDistrito: async ({ params, body }, contexto) =>
      cambiarDistrito(contexto.db, { ...pedidoDe(contexto), ...params }, body.nombre),
    crearDistrito: async ({ body }, contexto) => crearDistrito(contexto.db, pedidoDe(contexto), body.nombre),
    cambiarCierreDeDistrito: async ({ params, body }, contexto) =>
      cambiarCierreDeDistrito(contexto.db, { ...pedidoDe(contexto), ...params }, body),
    moverPartidos: async ({ params, body }, contexto) =>
      moverPartidos(contexto.db, { ...pedidoDe(contexto), ...params }, body.partidos),
    decirOficina: async ({ body }, contexto) => decirOficina(contexto.db, pedidoDe(contexto), body),
    cambiarOficina: async ({ params, body }, contexto) =>
      cambiarOficina(contexto.db, { ...pedidoDe(contexto), ...params }, body),
    quitarOficina: async ({ params }, contexto) => quitarOficina(contexto.db, { ...pedidoDe(contexto), ...params }),
    crearBanco: async ({ body }, contexto) => crearBanco(contexto.db, { ...pedidoDe(contexto), libro }, body),
    cambiarBanco: async ({ params, body }, contexto) =>
      cambiarBanco(contexto.db, { ...pedidoDe(contexto), ...params }, body),
    cambiarUsoDeBanco: async ({ params, body }, contexto) =>
      cambiarUsoDeBanco(contexto.db, { ...pedidoDe(contexto), ...params }, body.dejado_desde),
    cambiarRubros: async ({ body }, contexto) => cambiarRubros(contexto.db, pedidoDe(contexto), body.activos),
    cambiarPlazo: async ({ params, body }, contexto) =>
      cambiarPlazo(contexto.db, pedidoDe(contexto), { ...params, ...body }),
    mostrarCarta: async ({ params, body }, contexto) => {
      const { ahora } = pedidoDe(contexto);
      return armarMuestra(contexto.db, { ...params, ...body }, { ahora, direccionPublica: publicUrl(), ejemplos });
    },
    cambiarTexto: async ({ params, body }, contexto) =>
      cambiarTexto(contexto.db, { ...pedidoDe(contexto), ...params }, body.texto),
  });
  registrarRutas(app, rutasDePrimerosPasos, {
    primerosPasos: async (_, contexto) => {
      const { hoy } = pedidoDe(contexto);
      return leerPrimerosPasos(contexto.db, hoy);
    },
    marcarPaso: async ({ params, body }, contexto) =>
      marcarPaso(contexto.db, pedidoDe(contexto), params.paso, body.estado),
    cerrarPrimerosPasos: async ({ body }, contexto) =>
      cerrarPrimerosPasos(contexto.db, pedidoDe(contexto), body.cerrados),
  });
}

const UN_ANIO_SEGUNDOS = 31_536_000;
const SIEMPRE_LA_MISMA = `public, max-age=${UN_ANIO_SEGUNDOS}, immutable`;
const ES_CLAVE = /^[0-9a-f]{32}$/;

/** Anybody sees the mark, also before signing in; of one image the address never says another. */
export function registrarMarca(app: FastifyInstance): void {
  app.get<{ Params: { clave: string } }>(`${BASE_DE_MARCA}/:clave`, async (request, reply) => {
    const { clave } = request.params;
    const marca = ES_CLAVE.test(clave) ? await findMarca(app.db, clave) : undefined;
    if (!marca) throw errorNoEncontrado();
    reply.header('content-type', 'image/jpeg');
    // A letter is read in a page of somebody else's.
    reply.header('cross-origin-resource-policy', 'cross-origin');
    reply.header('cache-control', SIEMPRE_LA_MISMA);
    return reply.send(marca);
  });
  app.get<{ Params: { clave: string; icono: string } }>(`${BASE_DE_MARCA}/:clave/:icono`, async (request, reply) => {
    const { clave, icono: pedido } = request.params;
    const lado = LADOS_DE_ICONO.find((uno) => pedido === `icono-${uno}.png`);
    const icono = lado && ES_CLAVE.test(clave) ? await leerIcono(app.db, clave, lado) : undefined;
    if (!icono) throw errorNoEncontrado();
    return reply.header('content-type', 'image/png').header('cache-control', SIEMPRE_LA_MISMA).send(icono);
  });
}
