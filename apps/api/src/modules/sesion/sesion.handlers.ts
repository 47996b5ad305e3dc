import { rutasDeSesion } from '@colega/contract/sesion';
import type { FastifyInstance } from 'fastify';
import type { Dependencias } from '../../dependencias.ts';
import { findPermisos } from '../../http/acceso.ts';
import { noEncontrado } from '../../http/error-http.ts';
import { registrarRutas } from '../../http/registrar-rutas.ts';
import { crearIntentos } from './intentos.ts';
import { type DepsDeSesion, ingresar, renovar, revocar } from './sesion.service.ts';

export function registrarSesion(app: FastifyInstance, { db, reloj, config }: Dependencias): void {
  const deps: DepsDeSesion = {
    reloj,
    secreto: config.sessionSecret,
    firmar: (claims) => app.jwt.sign(claims),
    intentos: crearIntentos(db),
  };
  registrarRutas(app, rutasDeSesion, {
    ingresar: ({ body }, { db, ip }) => ingresar(db, deps, { ...body, ip }),
    renovarToken: ({ body }, { db }) => renovar(db, deps, body.refresh_token),
    revocarToken: async ({ body }, { db }) => {
      await revocar(db, deps, body.refresh_token);
      return null;
    },
    // Another person's answers as one that does not exist.
    permisosDePersona: async ({ body }, { db, sesion }) => {
      if (body.persona_id !== sesion.persona_id) throw noEncontrado();
      const permisos = await findPermisos(db, sesion.user_id, sesion.persona_id);
      if (!permisos) throw noEncontrado();
      return permisos;
    },
  });
}
