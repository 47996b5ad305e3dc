import { rutasDeObservaciones } from '@colega/contract/legajos';
import { textoDelColegio, todosLosMensajes } from '@colega/contract/mensajes';
import type { FastifyInstance } from 'fastify';
import { hoy } from '../../../hoy.ts';
import { registrarRutas } from '../../../http/registrar-rutas.ts';
import { responderObservacion } from './observaciones.service.ts';

export function registrarObservaciones(app: FastifyInstance): void {
  registrarRutas(app, rutasDeObservaciones, {
    responderObservacion: async ({ params: { id }, body: { texto } }, { db, sesion, version }) => {
      const cambio = { ahora: app.reloj(), hoy: hoy(app.reloj), version };
      const { faltan, ...respondida } = await responderObservacion(db, sesion, id, texto, cambio);
      return { id, ...respondida, message: loQueQueda(faltan) };
    },
  });
}

const loQueQueda = (faltan: number): string => {
  if (faltan === 0) return todosLosMensajes.observacion_respondida;
  return faltan === 1
    ? todosLosMensajes.queda_una_por_responder
    : textoDelColegio({ codigo: 'quedan_por_responder', datos: { faltan } });
};
