import { rutasDeBandeja } from '@colega/contract/legajos';
import { todosLosMensajes } from '@colega/contract/mensajes';
import type { FastifyInstance } from 'fastify';
import { hoy } from '../../../hoy.ts';
import { registrarRutas } from '../../../http/registrar-rutas.ts';
import type { ContextoDeOperador } from '../../../http/rutas.ts';
import { leerColegio } from '../../colegio/leer-colegio.service.ts';
import { contarBandeja, leerFiltrables, listarCola, tomarSiguiente } from './bandeja.service.ts';
import { soltarLegajo, tomarLegajo } from './tomas.service.ts';

export function registrarBandeja(app: FastifyInstance): void {
  const { reloj } = app;
  const quien = ({ operador, sesion }: ContextoDeOperador) => ({
    ...{ operador, usuario_id: sesion.user_id },
    ...{ ahora: reloj(), hoy: hoy(reloj) },
  });
  const mira = async (contexto: ContextoDeOperador) => ({
    ...quien(contexto),
    colegio: await leerColegio(contexto.db),
  });
  registrarRutas(app, rutasDeBandeja, {
    bandeja: async ({ query }, contexto) => contarBandeja(contexto.db, await mira(contexto), query),
    filtrablesDeBandeja: (_, { db, operador }) => leerFiltrables(db, operador),
    colaDeBandeja: async ({ params, query }, contexto) =>
      listarCola(contexto.db, params.cola, await mira(contexto), query),
    siguienteDeBandeja: async ({ params, body }, contexto) => ({
      id: await tomarSiguiente(contexto.db, params.cola, await mira(contexto), body),
    }),
    tomarLegajo: ({ params }, contexto) => tomarLegajo(contexto.db, params.id, quien(contexto)),
    soltarLegajo: async ({ params }, contexto) => {
      await soltarLegajo(contexto.db, params.id, quien(contexto));
      return { message: todosLosMensajes.legajo_soltado };
    },
  });
}
