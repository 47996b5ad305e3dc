import { rutasDeLoPorRevisar } from '@colega/contract/dinero';
import type { FastifyInstance } from 'fastify';
import { registrarRutas } from '../../../http/registrar-rutas.ts';
import { paginacion } from '../../referencias/lista.ts';
import { PORQUE_SE_REVISA } from './porque-se-revisa.ts';
import { listarPorRevisar } from './revisar.service.ts';

export function registrarLoPorRevisar(app: FastifyInstance): void {
  registrarRutas(app, rutasDeLoPorRevisar, {
    pagosPorRevisar: async ({ query }, { db, operador: { distrito_id } }) => {
      const todos = await listarPorRevisar(db, distrito_id);
      const desde = (query.page - 1) * query.limit;
      const items = todos
        .slice(desde, desde + query.limit)
        .map((uno) => ({ ...uno, porque: PORQUE_SE_REVISA[uno.porque] ?? uno.porque }));
      return { items, pagination: paginacion(todos.length, query) };
    },
  });
}
