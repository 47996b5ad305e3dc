import { rutasDeDispositivos } from '@colega/contract/avisos';
import type { FastifyInstance } from 'fastify';
import { registrarRutas } from '../../../http/registrar-rutas.ts';
import { activarDispositivo, listarDispositivos, quitarDispositivo } from './dispositivos.service.ts';
import type { ServicioDePush } from './servicio-de-push.ts';

export type DepsDeAvisosEnDispositivos = {
  push: ServicioDePush | null;
  /** How a browser is called, and known again. */
  nombreDe(agente: string): string;
  huellaDe(dispositivo: string): Buffer;
};

export function registrarDispositivos(
  app: FastifyInstance,
  { push, nombreDe, huellaDe }: DepsDeAvisosEnDispositivos,
): void {
  registrarRutas(app, rutasDeDispositivos, {
    dispositivosConAvisos: (_peticion, { db, sesion }) => listarDispositivos(db, push, sesion),
    activarDispositivo: ({ body }, { db, sesion, agente, dispositivo }) =>
      activarDispositivo(db, push, sesion, body, {
        dispositivo: nombreDe(agente),
        huella: dispositivo === null ? null : huellaDe(dispositivo),
        ahora: app.reloj(),
      }),
    quitarDispositivo: ({ params }, { db, sesion }) => quitarDispositivo(db, push, sesion, params.id),
  });
}
