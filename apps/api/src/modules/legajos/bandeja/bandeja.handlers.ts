import { rutasDeBandeja } from '@colega/contract/legajos';
import { todosLosMensajes } from '@colega/contract/mensajes';
import type { FastifyInstance } from 'fastify';
import { hoy } from '../../../hoy.ts';
import { registrarRutas } from '../../../http/registrar-rutas.ts';
import type { ContextoDeOperador } from '../../../http/rutas.ts';
import { contarBandeja, leerFiltrables, listarCola, tomarSiguiente } from './bandeja.service.ts';
import { soltarLegajo, tomarLegajo } from './tomas.service.ts';

export function registrarBandeja(app: FastifyInstance): void {
  const { reloj } = app;
  const quien = ({ operador, sesion }: ContextoDeOperador) => ({
    ...{ operador, usuario_id: sesion.user_id },
    ...{ ahora: reloj(), hoy: hoy(reloj) },
  });
  registrarRutas(app, rutasDeBandeja, {
    bandeja: ({ query }, contexto) => contarBandeja(contexto.db, quien(contexto), query),
    filtrablesDeBandeja: (_, { db, operador }) => leerFiltrables(db, operador),
    colaDeBandeja: ({ params, query }, contexto) => listarCola(contexto.db, params.cola, quien(contexto), query),
    siguienteDeBandeja: async ({ params, body }, contexto) => ({
      id: await tomarSiguiente(contexto.db, params.cola, quien(contexto), body),
    }),
    tomarLegajo: ({ params }, contexto) => tomarLegajo(contexto.db, params.id, quien(contexto)),
    soltarLegajo: async ({ params }, contexto) => {
      await soltarLegajo(contexto.db, params.id, quien(contexto));
      return { message: todosLosMensajes.legajo_soltado };
    },
  });
}
