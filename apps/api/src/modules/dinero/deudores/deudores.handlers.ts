import { rutasDeDeudores } from '@colega/contract/dinero';
import type { FastifyInstance } from 'fastify';
import { hoy } from '../../../hoy.ts';
import { registrarRutas } from '../../../http/registrar-rutas.ts';
import { exportarDeudores, listarDeudores } from './deudores.service.ts';

export function registrarDeudores(app: FastifyInstance): void {
  const { reloj } = app;
  registrarRutas(app, rutasDeDeudores, {
    deudores: ({ query: { page, limit, ...filtros } }, { db, operador }) =>
      listarDeudores(db, { operador, filtros, hoy: hoy(reloj) }, { page, limit }),
    deudoresEnCsv: ({ query: filtros }, { db, operador }) =>
      exportarDeudores(db, 'csv', { operador, filtros, hoy: hoy(reloj) }),
    deudoresEnXlsx: ({ query: filtros }, { db, operador }) =>
      exportarDeudores(db, 'xlsx', { operador, filtros, hoy: hoy(reloj) }),
  });
}
