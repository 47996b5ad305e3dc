import { rutasDeDispositivos } from '@colega/contract/avisos';
import type { FastifyInstance } from 'fastify';
import type { Db } from '../../../db/conectar.ts';
import { registrarRutas } from '../../../http/registrar-rutas.ts';
import { activarDispositivo, listarDispositivos, quitarDispositivo } from './dispositivos.service.ts';
import { probarDispositivo } from './probar-dispositivo.service.ts';
import type { ServicioDePush } from './servicio-de-push.ts';

export type DepsDeAvisosEnDispositivos = {
  push: ServicioDePush | null;
  /** Whom a browser's maker may write to. */
  contactoDe(db: Db): Promise<string>;
  /** How a browser is called, and known again. */
  nombreDe(agente: string): string;
  huellaDe(dispositivo: string): Buffer;
};

export function registrarDispositivos(
  app: FastifyInstance,
  { push, contactoDe, nombreDe, huellaDe }: DepsDeAvisosEnDispositivos,
): void {
  const desde = (dispositivo: string | null) => (dispositivo === null ? null : huellaDe(dispositivo));
  registrarRutas(app, rutasDeDispositivos, {
    dispositivosConAvisos: (_peticion, { db, sesion, dispositivo }) =>
      listarDispositivos(db, push, sesion, desde(dispositivo)),
    activarDispositivo: ({ body }, { db, sesion, agente, dispositivo }) =>
      activarDispositivo(db, push, sesion, body, {
        dispositivo: nombreDe(agente),
        huella: desde(dispositivo),
        ahora: app.reloj(),
      }),
    quitarDispositivo: ({ params: { id } }, { db, sesion, dispositivo }) =>
      quitarDispositivo(db, push, sesion, { id, huella: desde(dispositivo) }),
    probarDispositivo: async ({ params: { id } }, { db, sesion, dispositivo, anotar }) => ({
      resultado: await probarDispositivo(db, sesion, {
        ...{ id, push, contactoDe, ahora: app.reloj() },
        anotar: (falla) => anotar({ falla }, 'aviso de prueba no tomado'),
      }),
      ...(await listarDispositivos(db, push, sesion, desde(dispositivo))),
    }),
  });
}
