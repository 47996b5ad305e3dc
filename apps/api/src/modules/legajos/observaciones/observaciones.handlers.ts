import { rutasDeObservaciones } from '@colega/contract/legajos';
import { texto as fraseDe, mensajes } from '@colega/contract/mensajes';
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
  if (faltan === 0) return mensajes.observacion_respondida;
  return faltan === 1
    ? mensajes.queda_una_por_responder
    : fraseDe({ codigo: 'quedan_por_responder', datos: { faltan } });
};
