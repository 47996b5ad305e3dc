import { mensajes } from '@colega/contract/mensajes';
import { rutasDeSesion } from '@colega/contract/sesion';
import { conAmbosNombres } from '@colega/domain/permisos';
import type { FastifyInstance } from 'fastify';
import type { Dependencias } from '../../dependencias.ts';
import { findPermisos } from '../../http/acceso.ts';
import { noEncontrado } from '../../http/error-http.ts';
import { registrarRutas } from '../../http/registrar-rutas.ts';
import { cambiarClave, type DepsDeContrasenias, pedirReinicio, reiniciarClave } from './contrasenias.service.ts';
import { crearIntentos } from './intentos.ts';
import { type DepsDeSesion, ingresar, renovar, revocar } from './sesion.service.ts';

export function registrarSesion(app: FastifyInstance, { db, reloj, config }: Dependencias): void {
  const deIngreso = crearIntentos(db);
  const deps: DepsDeSesion = {
    reloj,
    secreto: config.sessionSecret,
    firmar: (claims) => app.jwt.sign(claims),
    intentos: deIngreso,
  };
  const deContrasenias: DepsDeContrasenias = {
    reloj,
    secreto: config.sessionSecret,
    intentos: crearIntentos(db, 'contrasenia'),
    deIngreso,
  };
  registrarRutas(app, rutasDeSesion, {
    ingresar: ({ body }, { db, ip }) => ingresar(db, deps, { ...body, ip }),
    ingresarComoOperador: ({ body }, { db, ip }) => ingresar(db, deps, { ...body, ip, puerta: 'colegio' }),
    renovarToken: ({ body }, { db }) => renovar(db, deps, body.refresh_token),
    revocarToken: async ({ body }, { db }) => {
      await revocar(db, deps, body.refresh_token);
      return null;
    },
    pedirReinicio: async ({ body }, { db, ip }) => {
      const email = await pedirReinicio(db, deContrasenias, { ...body, ip });
      return { email, message: mensajes.correo_de_recuperacion_enviado };
    },
    reiniciarClave: async ({ body }, { db }) => {
      await reiniciarClave(db, deContrasenias, body);
      return { message: mensajes.contrasenia_restablecida };
    },
    cambiarClave: async ({ params, body }, { db, sesion, ip }) => {
      await cambiarClave(db, deContrasenias, sesion, { ...params, ...body, ip });
      return { message: mensajes.contrasenia_actualizada };
    },
    // Another person's answers as one that does not exist.
    permisosDePersona: async ({ body }, { db, sesion }) => {
      if (body.persona_id !== sesion.persona_id) throw noEncontrado();
      const permisos = await findPermisos(db, sesion.persona_id);
      return { ...conAmbosNombres(permisos), motivo_sin_ejercicio: permisos.motivo_sin_ejercicio };
    },
  });
}
