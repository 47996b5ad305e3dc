import { todosLosMensajes } from '@colega/contract/mensajes';
import { ENCABEZADO_DE_DISPOSITIVO } from '@colega/contract/route';
import { rutasDeSegundoFactor } from '@colega/contract/sesion';
import type { FastifyInstance } from 'fastify';
import { registrarRutas } from '../../../http/registrar-rutas.ts';
import type { DepsDeSesion } from '../abrir-sesion.service.ts';
import type { AnotarIngreso } from '../ingresar.service.ts';
import type { SegundosPasos } from '../intentos.ts';
import { confirmarApp, empezarApp, quitarApp } from './app.service.ts';
import { completarIngreso } from './completar-ingreso.service.ts';
import type { DepsDeCuenta } from './con-prueba.service.ts';
import { leerSegundoFactor, renovarCodigos } from './estado.service.ts';
import { agregarLlave, empezarLlave, pedirReto, quitarLlave } from './llaves.service.ts';

type Deps = { deIngreso: DepsDeSesion & { segundosPasos: SegundosPasos }; deCuenta: DepsDeCuenta };

export function registrarSegundoFactor(app: FastifyInstance, { deIngreso, deCuenta }: Deps): void {
  registrarRutas(app, rutasDeSegundoFactor, {
    completarIngreso: async ({ body }, { db, ip, agente, dispositivo, encabezado, anotar }) => {
      const enElLog: AnotarIngreso = (ingreso) => anotar(ingreso, 'ingreso');
      const segundo = { ...body, ip, agente, dispositivo };
      const { dispositivo: propio, ...tokens } = await completarIngreso(db, deIngreso, segundo, enElLog);
      encabezado(ENCABEZADO_DE_DISPOSITIVO, propio);
      return tokens;
    },
    segundoFactor: (_, { db, sesion }) => leerSegundoFactor(db, deCuenta, sesion),
    pedirReto: (_, { db, sesion }) => pedirReto(db, deCuenta, sesion),
    empezarApp: ({ body }, { db, sesion }) => empezarApp(db, deCuenta, sesion, body),
    confirmarApp: async ({ body }, { db, sesion }) => ({
      codigos: await confirmarApp(db, deCuenta, sesion, body.codigo),
      message: todosLosMensajes.segundo_factor_activado,
    }),
    quitarApp: async ({ body }, { db, sesion }) => {
      await quitarApp(db, deCuenta, sesion, body);
      return { message: todosLosMensajes.app_quitada };
    },
    empezarLlave: ({ body }, { db, sesion }) => empezarLlave(db, deCuenta, sesion, body),
    agregarLlave: async ({ body }, { db, sesion }) => ({
      codigos: await agregarLlave(db, deCuenta, sesion, body),
      message: todosLosMensajes.llave_agregada,
    }),
    quitarLlave: async ({ params, body }, { db, sesion }) => {
      await quitarLlave(db, deCuenta, sesion, { ...body, ...params });
      return { message: todosLosMensajes.llave_quitada };
    },
    renovarCodigos: async ({ body }, { db, sesion }) => ({
      codigos: await renovarCodigos(db, deCuenta, sesion, body),
      message: todosLosMensajes.codigos_renovados,
    }),
  });
}
