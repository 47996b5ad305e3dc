import { rutasDeLotes } from '@colega/contract/lotes';
import type { FastifyInstance } from 'fastify';
import { hoy } from '../../hoy.ts';
import { registrarRutas } from '../../http/registrar-rutas.ts';
import { descargarLote, leerLote, pedirLote } from './lotes.service.ts';

export function registrarLotes(app: FastifyInstance): void {
  const { reloj } = app;
  registrarRutas(app, rutasDeLotes, {
    pedirLote: ({ body }, { db, sesion }) => pedirLote(db, { ahora: reloj(), hoy: hoy(reloj), sesion, pedido: body }),
    lote: ({ params }, { db, sesion }) => leerLote(db, params.id, sesion.persona_id),
    descargarLote: ({ params }, { db, sesion }) => descargarLote(db, params.id, sesion.persona_id),
  });
}
