import { rutasDeAcreditaciones } from '@colega/contract/dinero';
import type { PermisoDelColegio } from '@colega/domain/permisos';
import type { FastifyInstance } from 'fastify';
import { hoy } from '../../../hoy.ts';
import { exigirAlcance } from '../../../http/acceso.ts';
import { registrarRutas } from '../../../http/registrar-rutas.ts';
import type { ContextoDeOperador } from '../../../http/rutas.ts';
import { autorColegio } from '../../auditoria/autor.ts';
import { aceptarDepositos } from './aceptar-depositos.service.ts';
import { leerDepositosDeCobradores } from './depositos-de-cobradores.service.ts';
import { deshacerAcreditacion } from './deshacer-acreditacion.service.ts';

export function registrarAcreditaciones(app: FastifyInstance): void {
  const { reloj } = app;
  /** S-966. */
  const delColegio = ({ operador, db }: ContextoDeOperador, permiso: PermisoDelColegio) => {
    exigirAlcance(operador, permiso, { distrito_id: null });
    return db;
  };
  registrarRutas(app, rutasDeAcreditaciones, {
    depositosDeCobradores: async ({ query }, contexto) =>
      leerDepositosDeCobradores(delColegio(contexto, 'libro.ver'), { ...query, hoy: hoy(reloj) }),
    aceptarDepositos: async ({ body }, contexto) => {
      const db = delColegio(contexto, 'rendiciones.hacer');
      return aceptarDepositos(db, { ...body, autor: autorColegio(contexto.sesion), ahora: reloj() });
    },
    deshacerAcreditacion: async ({ params, body }, contexto) => {
      const db = delColegio(contexto, 'rendiciones.hacer');
      return deshacerAcreditacion(db, { ...params, ...body, autor: autorColegio(contexto.sesion), ahora: reloj() });
    },
  });
}
