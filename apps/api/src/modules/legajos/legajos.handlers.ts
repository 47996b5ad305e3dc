import { rutasDeLegajos } from '@colega/contract/legajos';
import { mensajes } from '@colega/contract/mensajes';
import { validarRangoDeFechas } from '@colega/domain/validacion';
import type { FastifyInstance } from 'fastify';
import { hoy } from '../../hoy.ts';
import { invalido, noEncontrado } from '../../http/error-http.ts';
import { registrarRutas } from '../../http/registrar-rutas.ts';
import { crearLegajo, type DepsDeLegajos } from './crear-legajo.service.ts';
import { findLegajoById } from './legajos.repository.ts';
import { findLegajos } from './listar-legajos.repository.ts';

export function registrarLegajos(app: FastifyInstance, deps: DepsDeLegajos): void {
  const { reloj } = app;
  registrarRutas(app, rutasDeLegajos, {
    listarLegajos: async ({ query }, { db, sesion }) => {
      if (query['persona.id'] !== sesion.persona_id) throw noEncontrado();
      const rango = validarRangoDeFechas(query.fecha_desde, query.fecha_hasta);
      if (rango) throw invalido([rango]);
      const { total, items } = await findLegajos(db, query);
      const pages = Math.max(1, Math.ceil(total / query.limit));
      return { items, pagination: { total_items: total, current: query.page, pages } };
    },
    legajo: async ({ params }, { db, sesion }) => {
      const legajo = await findLegajoById(db, params.id, sesion.persona_id);
      if (!legajo) throw noEncontrado();
      return legajo;
    },
    crearLegajo: async ({ body }, { db, sesion }) => {
      const momento = { ahora: reloj(), hoy: hoy(reloj) };
      const legajo = await crearLegajo(db, deps, sesion, body, momento);
      return { ...legajo, message: mensajes.legajo_creado };
    },
  });
}
