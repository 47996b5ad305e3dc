import { rutasDeLugares } from '@colega/contract/referencias';
import type { FastifyInstance } from 'fastify';
import { cuposDe } from '../../../http/cupos.ts';
import { registrarRutas } from '../../../http/registrar-rutas.ts';
import { buscarLugares } from './buscar-lugares.service.ts';
import type { ServiciosDeLugares } from './servicios.ts';

export function registrarLugares(app: FastifyInstance, servicios: ServiciosDeLugares): void {
  registrarRutas(app, rutasDeLugares, {
    lugares: async ({ query }, { db, sesion }) => {
      await cuposDe(db, sesion.persona_id).gastarUno('lugar');
      return buscarLugares(db, servicios, sesion, query);
    },
  });
}
