import { rutasDeDepositos } from '@colega/contract/dinero';
import type { PermisoDelColegio } from '@colega/domain/permisos';
import type { FastifyInstance } from 'fastify';
import { hoy } from '../../../hoy.ts';
import { exigirAlcance } from '../../../http/acceso.ts';
import { registrarRutas } from '../../../http/registrar-rutas.ts';
import type { ContextoDeOperador } from '../../../http/rutas.ts';
import { autorColegio } from '../../auditoria/autor.ts';
import { anotarDeposito, deshacerDeposito, leerLoQueHay, listarDepositos } from './depositos.service.ts';

export function registrarDepositos(app: FastifyInstance): void {
  const { reloj } = app;
  /** S-966. */
  const delColegio = ({ operador, db }: ContextoDeOperador, permiso: PermisoDelColegio) => {
    exigirAlcance(operador, permiso, { distrito_id: null });
    return db;
  };
  const quienYCuando = ({ sesion }: ContextoDeOperador) => ({
    ...{ autor: autorColegio(sesion), ahora: reloj(), hoy: hoy(reloj) },
  });
  registrarRutas(app, rutasDeDepositos, {
    depositos: async ({ query }, contexto) => listarDepositos(delColegio(contexto, 'libro.ver'), query),
    loQueHayPorDepositar: async (_, contexto) => leerLoQueHay(delColegio(contexto, 'libro.ver'), hoy(reloj)),
    anotarDeposito: async ({ body }, contexto) =>
      anotarDeposito(delColegio(contexto, 'cierres.hacer'), { ...body, ...quienYCuando(contexto) }),
    deshacerDeposito: async ({ params, body }, contexto) =>
      deshacerDeposito(delColegio(contexto, 'cierres.hacer'), { ...params, ...body, ...quienYCuando(contexto) }),
  });
}
