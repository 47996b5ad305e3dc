import { rutasDeBusqueda } from '@colega/contract/busqueda';
import type { FastifyInstance } from 'fastify';
import { hoy } from '../../hoy.ts';
import { registrarRutas } from '../../http/registrar-rutas.ts';
import { buscar } from './buscar.service.ts';

export function registrarBusqueda(app: FastifyInstance): void {
  registrarRutas(app, rutasDeBusqueda, {
    buscar: ({ query }, { db, sesion }) => buscar(db, sesion.persona_id, query.texto, hoy(app.reloj)),
  });
}
