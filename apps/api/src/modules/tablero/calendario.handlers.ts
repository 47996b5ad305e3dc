import { rutasDeCalendario } from '@colega/contract/tablero';
import type { FastifyInstance } from 'fastify';
import { hoy } from '../../hoy.ts';
import { exigirPropia } from '../../http/acceso.ts';
import { registrarRutas } from '../../http/registrar-rutas.ts';
import { leerCalendario, leerDireccion, quitarDireccion, renovarDireccion } from './calendario.service.ts';

/** Counts who asks for addresses that do not exist. */
type Freno = { leerCodigo: <T>(ip: string, codigo: string, leer: () => Promise<T>) => Promise<T> };
type DepsDeCalendario = { secreto: string; publicUrl: () => string; freno: Freno };

export function registrarCalendario(app: FastifyInstance, { secreto, publicUrl, freno }: DepsDeCalendario): void {
  const { reloj } = app;
  registrarRutas(app, rutasDeCalendario, {
    direccionDeCalendario: async ({ params }, { db, sesion }) => ({
      direccion: await leerDireccion(db, exigirPropia(params.personaId, sesion), { secreto, publicUrl: publicUrl() }),
    }),
    renovarCalendario: async ({ params }, { db, sesion }) => ({
      direccion: await renovarDireccion(db, exigirPropia(params.personaId, sesion), {
        secreto,
        publicUrl: publicUrl(),
      }),
    }),
    quitarCalendario: async ({ params }, { db, sesion }) => {
      await quitarDireccion(db, exigirPropia(params.personaId, sesion));
      return { direccion: null };
    },
    calendario: ({ params: { clave } }, { db, ip }) =>
      freno.leerCodigo(ip, clave, () => leerCalendario(db, clave, { hoy: hoy(reloj), publicUrl: publicUrl() })),
  });
}
