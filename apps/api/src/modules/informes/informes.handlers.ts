import { rutasDeInformes } from '@colega/contract/informes';
import type { FormatoDeArchivo } from '@colega/contract/primitives';
import type { FastifyInstance } from 'fastify';
import type { Db } from '../../db/conectar.ts';
import { enUnMomento } from '../../db/transaccion.ts';
import { exportar, exportarFilas } from '../../exportar/exportar.ts';
import { MAXIMO_DE_FILAS } from '../../exportar/maximo-de-filas.ts';
import { paginarFilas } from '../../exportar/paginas.ts';
import { hoy } from '../../hoy.ts';
import { registrarRutas } from '../../http/registrar-rutas.ts';
import type { ContextoDeOperador } from '../../http/rutas.ts';
import { paginacion } from '../referencias/lista.ts';
import { leerPedidoDeInforme, type PedidoDeInforme } from './filtros-de-informe.ts';
import { contarDetalle, leerDetalle, leerInforme } from './leer-informe.service.ts';
import { leerOpcionesDeInformes } from './opciones.service.ts';
import { filasPorExportar, tablaDeDetalle, tablaDeInforme } from './tablas-de-informes.ts';

/** As far as pages are counted: beyond them one chooses a part, or takes a file away. */
const CONTADOS = 10_000;

export function registrarInformes(app: FastifyInstance): void {
  const momentoDe = ({ operador }: Pick<ContextoDeOperador, 'operador'>) => ({ operador, hoy: hoy(app.reloj) });
  const enArchivo = async (formato: FormatoDeArchivo, pedido: PedidoDeInforme, contexto: ContextoDeOperador) => {
    const informe = await leerInforme(contexto.db, pedido, momentoDe(contexto));
    return exportarFilas(formato, tablaDeInforme(informe), filasPorExportar(informe));
  };
  const detalleEnArchivo = (formato: FormatoDeArchivo, pedido: PedidoDeInforme, { db, operador }: ContextoDeOperador) =>
    exportar(
      formato,
      tablaDeDetalle(pedido.informe),
      paginarFilas(db, {
        leer: (trx: Db, pagina) => leerDetalle(trx, pedido, { operador, pagina }),
        contar: (trx: Db) => contarDetalle(trx, pedido, MAXIMO_DE_FILAS),
      }),
    );
  registrarRutas(app, rutasDeInformes, {
    opcionesDeInformes: (_, { db, operador }) => leerOpcionesDeInformes(db, operador),
    informe: async ({ params, query }, contexto) => {
      const momento = momentoDe(contexto);
      return leerInforme(contexto.db, leerPedidoDeInforme(params.informe, query, momento), momento);
    },
    informeEnCsv: async ({ params, query }, contexto) =>
      enArchivo('csv', leerPedidoDeInforme(params.informe, query, momentoDe(contexto)), contexto),
    informeEnXlsx: async ({ params, query }, contexto) =>
      enArchivo('xlsx', leerPedidoDeInforme(params.informe, query, momentoDe(contexto)), contexto),
    detalleDeInforme: async ({ params, query: { page, limit, ...filtros } }, contexto) => {
      const pedido = leerPedidoDeInforme(params.informe, filtros, momentoDe(contexto));
      const pagina = { limit, offset: (page - 1) * limit };
      return enUnMomento(contexto.db, async (db) => ({
        items: await leerDetalle(db, pedido, { operador: contexto.operador, pagina }),
        pagination: paginacion(await contarDetalle(db, pedido, CONTADOS), { page, limit }),
      }));
    },
    detalleDeInformeEnCsv: async ({ params, query }, contexto) =>
      detalleEnArchivo('csv', leerPedidoDeInforme(params.informe, query, momentoDe(contexto)), contexto),
    detalleDeInformeEnXlsx: async ({ params, query }, contexto) =>
      detalleEnArchivo('xlsx', leerPedidoDeInforme(params.informe, query, momentoDe(contexto)), contexto),
  });
}
