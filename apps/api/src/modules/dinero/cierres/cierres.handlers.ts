import { rutasDeCierres } from '@colega/contract/dinero';
import type { PermisoDelColegio } from '@colega/domain/permisos';
import type { FastifyInstance } from 'fastify';
import { renderCierre } from '../../../documents/cierre-del-dia.ts';
import { exportarLibro } from '../../../exportar/exportar.ts';
import { hoy } from '../../../hoy.ts';
import { exigirAlcance } from '../../../http/acceso.ts';
import { registrarRutas } from '../../../http/registrar-rutas.ts';
import type { ContextoDeOperador } from '../../../http/rutas.ts';
import { autorColegio } from '../../auditoria/autor.ts';
import { leerBancos } from '../../colegio/leer-colegio.service.ts';
import { leerEmisorSinPersona } from '../../colegio/leer-emisor.service.ts';
import { cerrarElDia, compararConElLibro, leerCierre, leerPorCerrar, listarCierres } from './cerrar.service.ts';
import { type MovimientoCerrado, recorrerCierre } from './cierres.repository.ts';
import { leerNombres } from './leer-nombres.ts';
import { armarLibroDeCierre } from './libro-de-cierre.ts';
import { nombreDelCircuito } from './tabla-de-cierre.ts';

export function registrarCierres(app: FastifyInstance): void {
  const { reloj } = app;
  /** The ledger is of the whole college: who works in one district does not see it (S-966). */
  const delColegio = ({ operador, db }: ContextoDeOperador, permiso: PermisoDelColegio) => {
    exigirAlcance(operador, permiso, { distrito_id: null });
    return db;
  };
  registrarRutas(app, rutasDeCierres, {
    cierres: async ({ query }, contexto) => listarCierres(delColegio(contexto, 'libro.ver'), query),
    porCerrar: async ({ query }, contexto) => leerPorCerrar(delColegio(contexto, 'libro.ver'), query.dia ?? hoy(reloj)),
    contraElLibro: async (_, contexto) => compararConElLibro(delColegio(contexto, 'libro.ver')),
    cerrarElDia: async ({ body }, contexto) => {
      const db = delColegio(contexto, 'cierres.hacer');
      return cerrarElDia(db, { ...body, autor: autorColegio(contexto.sesion), ahora: reloj(), hoy: hoy(reloj) });
    },
    cierre: async ({ params }, contexto) => leerCierre(delColegio(contexto, 'libro.ver'), params.id),
    imprimirCierre: async ({ params }, contexto) => {
      const db = delColegio(contexto, 'libro.ver');
      const cierre = await leerCierre(db, params.id);
      const colegio = await leerEmisorSinPersona(db, 'cierre', new Date(cierre.cerrado_en));
      return renderCierre({ cierre, colegio, nombreDeCircuito: nombreDelCircuito });
    },
    cierreEnXlsx: async ({ params }, contexto) => {
      const db = delColegio(contexto, 'libro.ver');
      const cierre = await leerCierre(db, params.id);
      return exportarLibro(async () => {
        const { nombreDe } = await leerBancos(db);
        const movimientos: MovimientoCerrado[] = [];
        for await (const pagina of recorrerCierre(db, cierre.id)) movimientos.push(...pagina);
        const nombrar = await leerNombres(db, movimientos);
        const conNombres = movimientos.map((uno) => ({
          ...uno,
          banco: uno.banco && nombreDe(uno.banco),
          quien: nombrar(uno.quien),
        }));
        return armarLibroDeCierre(cierre, conNombres, nombreDelCircuito);
      });
    },
  });
}
