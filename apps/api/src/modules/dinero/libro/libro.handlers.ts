import { rutasDelLibro } from '@colega/contract/dinero';
import type { FormatoDeArchivo } from '@colega/contract/primitives';
import type { Fecha } from '@colega/domain/fechas';
import type { PermisoDelColegio } from '@colega/domain/permisos';
import type { FastifyInstance } from 'fastify';
import { exportarFilas } from '../../../exportar/exportar.ts';
import { hoy } from '../../../hoy.ts';
import { exigirAlcance } from '../../../http/acceso.ts';
import { registrarRutas } from '../../../http/registrar-rutas.ts';
import type { ContextoDeOperador } from '../../../http/rutas.ts';
import { autorColegio } from '../../auditoria/autor.ts';
import { cambiarCodigoDeCuenta, leerCodigosDeCuentas } from './codigos.service.ts';
import { leerDiario } from './diario.service.ts';
import { bajarExportacion, leerExportacion, pedirExportacion } from './exportar-libro.service.ts';
import { leerSaldos, leerSumasYSaldos } from './sumas.service.ts';
import { filasDeCuentas, filasDeSumas, TABLA_DE_CUENTAS, TABLA_DE_SUMAS } from './tablas-del-libro.ts';

export function registrarLibro(app: FastifyInstance): void {
  const { reloj } = app;
  /** S-966. */
  const delColegio = ({ operador, db }: ContextoDeOperador, permiso: PermisoDelColegio = 'libro.ver') => {
    exigirAlcance(operador, permiso, { distrito_id: null });
    return db;
  };
  const cuentasEnArchivo = async (
    formato: FormatoDeArchivo,
    hasta: Fecha | undefined,
    contexto: ContextoDeOperador,
  ) => {
    const saldos = await leerSaldos(delColegio(contexto), hasta ?? hoy(reloj));
    return exportarFilas(formato, TABLA_DE_CUENTAS, filasDeCuentas(saldos));
  };
  const sumasEnArchivo = async (
    formato: FormatoDeArchivo,
    periodo: { desde: Fecha; hasta: Fecha },
    contexto: ContextoDeOperador,
  ) => exportarFilas(formato, TABLA_DE_SUMAS, filasDeSumas(await leerSumasYSaldos(delColegio(contexto), periodo)));
  registrarRutas(app, rutasDelLibro, {
    cuentasDelLibro: async ({ query }, contexto) => {
      const hasta = query.hasta ?? hoy(reloj);
      return { hasta, ...(await leerSaldos(delColegio(contexto), hasta)) };
    },
    cuentasEnCsv: ({ query }, contexto) => cuentasEnArchivo('csv', query.hasta, contexto),
    cuentasEnXlsx: ({ query }, contexto) => cuentasEnArchivo('xlsx', query.hasta, contexto),
    sumasEnCsv: ({ query }, contexto) => sumasEnArchivo('csv', query, contexto),
    sumasEnXlsx: ({ query }, contexto) => sumasEnArchivo('xlsx', query, contexto),
    sumasYSaldos: async ({ query }, contexto) => leerSumasYSaldos(delColegio(contexto), query),
    diario: async ({ query: { antes, limit, ...filtros } }, contexto) =>
      leerDiario(delColegio(contexto), filtros, { antes, limit }),
    codigosDeCuentas: async (_, contexto) => ({
      cuentas: await leerCodigosDeCuentas(delColegio(contexto, 'codigos.ver'), hoy(reloj)),
    }),
    cambiarCodigoDeCuenta: async ({ params, body }, contexto) => {
      const db = delColegio(contexto, 'libro.configurar');
      const { sesion, version } = contexto;
      const pedido = { autor: autorColegio(sesion), ahora: reloj(), hoy: hoy(reloj), version };
      return cambiarCodigoDeCuenta(db, { ...params, ...body }, pedido);
    },
    exportarElLibro: async ({ body }, contexto) =>
      pedirExportacion(delColegio(contexto), { ...body, usuario_id: contexto.sesion.user_id, ahora: reloj() }),
    exportacionDelLibro: async ({ params }, contexto) =>
      leerExportacion(delColegio(contexto), params.id, contexto.sesion.user_id),
    archivoDelLibro: async ({ params }, contexto) =>
      bajarExportacion(delColegio(contexto), params.id, contexto.sesion.user_id),
  });
}
