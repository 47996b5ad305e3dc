import { rutasDeEnsayos } from '@colega/contract/honorarios';
import type { FastifyInstance } from 'fastify';
import type { Db } from '../../../db/conectar.ts';
import { hoy } from '../../../hoy.ts';
import { exigirAlcance } from '../../../http/acceso.ts';
import { registrarRutas } from '../../../http/registrar-rutas.ts';
import type { ContextoDeOperador } from '../../../http/rutas.ts';
import type { CatalogoVivo } from '../catalogo-vivo.ts';
import { descargarArchivoDeEnsayo, pedirArchivoDeEnsayo } from './armar-archivo.service.ts';
import {
  cancelarEnsayo,
  ensayarArancel,
  ensayarLista,
  leerEnsayoDeArancel,
  leerEnsayoDeLista,
  leerExplicado,
} from './ensayos.service.ts';

export function registrarEnsayos(app: FastifyInstance, catalogo: CatalogoVivo): void {
  const { reloj } = app;
  /** Neither a tariff nor a list is of a district: who works in one reads them, and does not try them. */
  const pedidoDe = ({ operador, sesion: { user_id, username } }: ContextoDeOperador) => {
    exigirAlcance(operador, 'aranceles.preparar', { distrito_id: null });
    return { ahora: reloj(), hoy: hoy(reloj), autor: { user_id, username } };
  };
  const lecturaDe = ({ operador }: ContextoDeOperador) => ({
    ...{ ahora: reloj(), soloTotales: operador.distrito_id !== null },
  });
  /** Contract by contract, it is of all the districts: whoever works in one is refused (S-1190). */
  const unoPorUno = ({ db, operador }: ContextoDeOperador): Db => {
    exigirAlcance(operador, 'aranceles.ver', { distrito_id: null });
    return db;
  };
  registrarRutas(app, rutasDeEnsayos, {
    ensayoDeArancel: ({ params }, contexto) => leerEnsayoDeArancel(contexto.db, params.id, lecturaDe(contexto)),
    ensayarArancel: async ({ params }, contexto) => {
      const pedido = pedidoDe(contexto);
      const { datos } = await catalogo.reciente(contexto.db);
      return ensayarArancel(contexto.db, params.id, { ...pedido, datos });
    },
    ensayoDeLista: ({ params }, contexto) => leerEnsayoDeLista(contexto.db, params.id, lecturaDe(contexto)),
    ensayarLista: async ({ params }, contexto) => ensayarLista(contexto.db, params.id, pedidoDe(contexto)),
    cancelarEnsayo: async ({ params }, contexto) => cancelarEnsayo(contexto.db, params.id, pedidoDe(contexto)),
    explicadoDeEnsayo: async ({ params: { id, detalle_id } }, contexto) =>
      leerExplicado(unoPorUno(contexto), id, detalle_id),
    pedirArchivoDeEnsayo: async ({ params, body }, contexto) =>
      pedirArchivoDeEnsayo(unoPorUno(contexto), params.id, body.formato, reloj()),
    ensayoEnCsv: async ({ params }, contexto) => descargarArchivoDeEnsayo(unoPorUno(contexto), params.id, 'csv'),
    ensayoEnXlsx: async ({ params }, contexto) => descargarArchivoDeEnsayo(unoPorUno(contexto), params.id, 'xlsx'),
  });
}
