import { rutasDeEnsayos } from '@colega/contract/honorarios';
import type { FastifyInstance } from 'fastify';
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
  registrarRutas(app, rutasDeEnsayos, {
    ensayoDeArancel: ({ params }, { db }) => leerEnsayoDeArancel(db, params.id, reloj()),
    ensayarArancel: async ({ params }, contexto) => {
      const pedido = pedidoDe(contexto);
      const { datos } = await catalogo.reciente(contexto.db);
      return ensayarArancel(contexto.db, params.id, { ...pedido, datos });
    },
    ensayoDeLista: ({ params }, { db }) => leerEnsayoDeLista(db, params.id, reloj()),
    ensayarLista: async ({ params }, contexto) => ensayarLista(contexto.db, params.id, pedidoDe(contexto)),
    cancelarEnsayo: async ({ params }, contexto) => cancelarEnsayo(contexto.db, params.id, pedidoDe(contexto)),
    explicadoDeEnsayo: ({ params: { id, detalle_id } }, { db }) => leerExplicado(db, id, detalle_id),
    pedirArchivoDeEnsayo: ({ params, body }, { db }) => pedirArchivoDeEnsayo(db, params.id, body.formato, reloj()),
    ensayoEnCsv: ({ params }, { db }) => descargarArchivoDeEnsayo(db, params.id, 'csv'),
    ensayoEnXlsx: ({ params }, { db }) => descargarArchivoDeEnsayo(db, params.id, 'xlsx'),
  });
}
