import { rutasDeConciliaciones } from '@colega/contract/dinero';
import type { FastifyInstance } from 'fastify';
import { exigirAlcance } from '../../../http/acceso.ts';
import { registrarRutas } from '../../../http/registrar-rutas.ts';
import type { ContextoDeOperador } from '../../../http/rutas.ts';
import { autorColegio } from '../../auditoria/autor.ts';
import { listarConciliaciones, pedirConciliacion } from './pedir-conciliacion.service.ts';

export function registrarConciliaciones(app: FastifyInstance): void {
  /** S-966. */
  const delColegio = ({ operador, db }: ContextoDeOperador) => {
    exigirAlcance(operador, 'libro.ver', { distrito_id: null });
    return db;
  };
  registrarRutas(app, rutasDeConciliaciones, {
    conciliaciones: async ({ query }, contexto) => listarConciliaciones(delColegio(contexto), query),
    pedirConciliacion: async ({ body }, contexto) => {
      const { username: quien } = autorColegio(contexto.sesion);
      return pedirConciliacion(delColegio(contexto), { ...body, quien, ahora: app.reloj() });
    },
  });
}
