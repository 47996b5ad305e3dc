import { todosLosMensajes } from '@colega/contract/mensajes';
import type { Peticion } from '@colega/contract/route';
import { ENCABEZADO_DE_DISPOSITIVO } from '@colega/contract/route';
import { rutasDeSesion } from '@colega/contract/sesion';
import { duplicarNombres } from '@colega/domain/permisos';
import type { FastifyInstance } from 'fastify';
import type { Dependencias } from '../../dependencias.ts';
import { direccionPublica } from '../../direccion.ts';
import { findPermisos } from '../../http/acceso.ts';
import { errorNoEncontrado } from '../../http/error-http.ts';
import { registrarRutas } from '../../http/registrar-rutas.ts';
import type { ContextoDePedido } from '../../http/rutas.ts';
import type { DepsDeSesion, Puerta } from './abrir-sesion.service.ts';
import { cambiarClave, type DepsDeContrasenias, pedirReinicio, reiniciarClave } from './contrasenias.service.ts';
import { registrarSegundoFactor } from './factor/factor.handlers.ts';
import { parteConfiable } from './factor/llaves.ts';
import { type IngresoAnotado, ingresar } from './ingresar.service.ts';
import { crearCambios, crearIntentos, crearPedidos, crearSegundosPasos } from './intentos.ts';
import { renovar, revocar } from './renovar.service.ts';
import { cerrarLasDemas, cerrarSesionPropia, listarSesiones } from './sesiones.service.ts';
import { crearTurnos } from './turnos-de-ingreso.ts';

const anotarIngreso = (anotar: ContextoDePedido['anotar']) => (ingreso: IngresoAnotado) => anotar(ingreso, 'ingreso');

export function registrarSesion(app: FastifyInstance, { db, reloj, config, turnosDeIngreso }: Dependencias): void {
  const deIngreso = crearIntentos(db);
  const cambios = crearCambios(db);
  const parte = () => parteConfiable(direccionPublica(app, config));
  const factor = { reloj, secreto: config.sessionSecret, parte };
  const deps: DepsDeSesion = {
    reloj,
    secreto: config.sessionSecret,
    firmar: (claims) => app.jwt.sign(claims),
    intentos: deIngreso,
    turnos: crearTurnos(turnosDeIngreso),
    factor,
  };
  const deContrasenias: DepsDeContrasenias = {
    reloj,
    secreto: config.sessionSecret,
    pedidos: crearPedidos(db),
    cambios,
    deIngreso,
    factorObligatorio: app.exigeSegundoFactor,
  };
  const ingresarPor =
    (puerta: Puerta) =>
    async (
      { body }: Pick<Peticion<typeof rutasDeSesion.ingresar>, 'body'>,
      { db, ip, agente, dispositivo, encabezado, anotar }: ContextoDePedido,
    ) => {
      const credenciales = { ...body, ip, agente, dispositivo, puerta };
      const entrada = await ingresar(db, deps, credenciales, anotarIngreso(anotar));
      if ('desafio' in entrada) return entrada;
      const { dispositivo: propio, ...tokens } = entrada;
      encabezado(ENCABEZADO_DE_DISPOSITIVO, propio);
      return tokens;
    };
  registrarSegundoFactor(app, {
    deIngreso: { ...deps, segundosPasos: crearSegundosPasos(db) },
    deCuenta: { ...factor, cambios, obligatorio: app.exigeSegundoFactor },
  });
  registrarRutas(app, rutasDeSesion, {
    ingresar: ingresarPor('portal'),
    ingresarComoOperador: ingresarPor('colegio'),
    renovarToken: ({ body }, { db }) => renovar(db, deps, body.refresh_token),
    revocarToken: async ({ body }, { db }) => {
      await revocar(db, deps, body.refresh_token);
      return null;
    },
    pedirReinicio: async ({ body }, { db, ip, dispositivo }) => {
      const email = await pedirReinicio(db, deContrasenias, { ...body, ip, dispositivo });
      return { email, message: todosLosMensajes.correo_de_recuperacion_enviado };
    },
    reiniciarClave: async ({ body }, { db, dispositivo, encabezado }) => {
      const elegida = await reiniciarClave(db, deContrasenias, { ...body, dispositivo });
      encabezado(ENCABEZADO_DE_DISPOSITIVO, elegida.dispositivo);
      return { message: todosLosMensajes.contrasenia_restablecida, falta_segundo_factor: elegida.falta_segundo_factor };
    },
    cambiarClave: async ({ params, body }, { db, sesion }) => {
      await cambiarClave(db, deContrasenias, sesion, { ...params, ...body });
      return { message: todosLosMensajes.contrasenia_actualizada };
    },
    sesiones: (_peticion, { db, sesion }) => listarSesiones(db, sesion, reloj()),
    cerrarSesion: async ({ params }, { db, sesion }) => {
      await cerrarSesionPropia(db, sesion, params.id, reloj());
      return { message: todosLosMensajes.sesion_cerrada };
    },
    cerrarLasDemas: async (_peticion, { db, sesion }) => ({
      cerradas: await cerrarLasDemas(db, sesion, reloj()),
      message: todosLosMensajes.sesiones_cerradas,
    }),
    // Another person's answers as if it did not exist.
    permisosDePersona: async ({ body }, { db, sesion }) => {
      if (body.persona_id !== sesion.persona_id) throw errorNoEncontrado();
      const permisos = await findPermisos(db, sesion.persona_id);
      return { ...duplicarNombres(permisos), motivo_sin_ejercicio: permisos.motivo_sin_ejercicio };
    },
  });
}
