import { rutasDeEnsayos } from '@colega/contract/honorarios';
import type { PermisoDelColegio } from '@colega/domain/permisos';
import type { FastifyInstance } from 'fastify';
import { hoy } from '../../../hoy.ts';
import { exigirAlcance } from '../../../http/acceso.ts';
import { registrarRutas } from '../../../http/registrar-rutas.ts';
import type { ContextoDeOperador } from '../../../http/rutas.ts';
import type { CatalogoVivo } from '../catalogo-vivo.ts';
import { descargarArchivoDeEnsayo, pedirArchivoDeEnsayo } from './armar-archivo.service.ts';
import { cancelarEnsayo, ensayarArancel, leerEnsayoDeArancel, leerExplicado } from './ensayos.service.ts';

export function registrarEnsayos(app: FastifyInstance, catalogo: CatalogoVivo): void {
  const { reloj } = app;
  /** A tariff is of the whole college. */
  const pedidoDe = ({ operador, sesion }: ContextoDeOperador, permiso: PermisoDelColegio) => {
    exigirAlcance(operador, permiso, { distrito_id: null });
    return { ahora: reloj(), hoy: hoy(reloj), user_id: sesion.user_id };
  };
  registrarRutas(app, rutasDeEnsayos, {
    ensayoDeArancel: async ({ params }, contexto) =>
      leerEnsayoDeArancel(contexto.db, params.id, pedidoDe(contexto, 'aranceles.ver').ahora),
    ensayarArancel: async ({ params }, contexto) => {
      const pedido = pedidoDe(contexto, 'aranceles.preparar');
      const { datos } = await catalogo.reciente(contexto.db);
      return ensayarArancel(contexto.db, params.id, { ...pedido, datos });
    },
    cancelarEnsayo: async ({ params }, contexto) =>
      cancelarEnsayo(contexto.db, params.id, pedidoDe(contexto, 'aranceles.preparar')),
    explicadoDeEnsayo: async ({ params: { id, detalle_id } }, contexto) => {
      pedidoDe(contexto, 'aranceles.ver');
      return leerExplicado(contexto.db, id, detalle_id);
    },
    pedirArchivoDeEnsayo: async ({ params, body }, contexto) =>
      pedirArchivoDeEnsayo(contexto.db, params.id, body.formato, pedidoDe(contexto, 'aranceles.ver').ahora),
    ensayoEnCsv: async ({ params }, contexto) => {
      pedidoDe(contexto, 'aranceles.ver');
      return descargarArchivoDeEnsayo(contexto.db, params.id, 'csv');
    },
    ensayoEnXlsx: async ({ params }, contexto) => {
      pedidoDe(contexto, 'aranceles.ver');
      return descargarArchivoDeEnsayo(contexto.db, params.id, 'xlsx');
    },
  });
}
