import { createServer, type Server } from 'node:net';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { crearCorreo } from '../../correo/correo.ts';
import { crearTareas } from '../../jobs/tareas.ts';
import { vaciarCola } from '../../jobs/trabajador.ts';
import { usuario } from '../../testing/construir.ts';
import { type AppDePrueba, crearAppDePrueba } from '../../testing/crear-app-de-prueba.ts';
import { SIN_PASARELAS } from '../dinero/pasarelas/sin-pasarelas.ts';

let prueba: AppDePrueba;
beforeAll(async () => {
  prueba = await crearAppDePrueba();
  await usuario(prueba.db, 'maria', { datos: { email: 'maria@example.com' } });
});
afterAll(() => prueba.cerrar());

const servirCorreo = async (puerto: number): Promise<{ puerto: number; cartas: string[]; cerrar(): Promise<void> }> => {
  const cartas: string[] = [];
  const servidor: Server = createServer((conexion) => {
    let carta: string | null = null;
    conexion.write('220 correo.test\r\n');
    conexion.on('data', (bytes) => {
      if (carta === null && /^DATA/i.test(String(bytes))) carta = '';
      else if (carta !== null) carta += String(bytes);
      if (carta === '') return void conexion.write('354 va\r\n');
      if (carta !== null && !carta.endsWith('\r\n.\r\n')) return;
      if (carta !== null) cartas.push(carta);
      carta = null;
      conexion.write('250 bien\r\n');
    });
  });
  await new Promise<void>((listo) => servidor.listen(puerto, '127.0.0.1', listo));
  const direccion = servidor.address() as { port: number };
  return { puerto: direccion.port, cartas, cerrar: () => new Promise((listo) => servidor.close(() => listo())) };
};

test('con el correo caído se le dice lo mismo a la persona; la carta espera y sale una vez cuando vuelve', async () => {
  const anterior = await servirCorreo(0);
  await anterior.cerrar();
  const tareas = crearTareas({
    ...{ db: prueba.db, reloj: prueba.ahora, pasarelas: SIN_PASARELAS },
    almacen: { guardar: async () => undefined, leer: async () => null, borrar: async () => undefined },
    correo: crearCorreo(`smtp://127.0.0.1:${anterior.puerto}`),
    direccionPublica: () => 'https://colega.test',
  });
  const pedir = async () => {
    const respuesta = await prueba.pedir('POST', '/usuarios/reset_token', { payload: { username: 'maria' } });
    return [respuesta.statusCode, respuesta.json()];
  };
  const dicho = await pedir();
  expect(dicho[0]).toBe(200);
  await vaciarCola(prueba.url, tareas);
  type Trabajo = { attempts: number; max_attempts: number; last_error: string };
  const { rows } = await sql<Trabajo>`select attempts, max_attempts, last_error from graphile_worker.jobs`.execute(
    prueba.db,
  );
  expect(rows).toMatchObject([{ attempts: 1, last_error: expect.stringContaining('ECONNREFUSED') }]);
  // The library waits this many seconds between tries.
  const esperas = Array.from({ length: (rows[0]?.max_attempts ?? 0) - 1 }, (_, i) => Math.exp(Math.min(10, i + 1)));
  expect(esperas.reduce((a, b) => a + b, 0)).toBeGreaterThan(24 * 3_600);

  const correo = await servirCorreo(anterior.puerto);
  onTestFinished(() => correo.cerrar());
  await sql`update graphile_worker._private_jobs set run_at = now()`.execute(prueba.db);
  await vaciarCola(prueba.url, tareas);
  await vaciarCola(prueba.url, tareas);
  expect(correo.cartas).toEqual([expect.stringContaining('maria@example.com')]);
  expect(await pedir()).toEqual(dicho);
});
