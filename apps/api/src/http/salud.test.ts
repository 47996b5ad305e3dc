import { expect, test } from 'vitest';
import { anunciarCierre } from '../arranque/cerrar-servidor.ts';
import { conectar } from '../db/conectar.ts';
import { crearAppDePrueba } from '../testing/crear-app-de-prueba.ts';

test('antes de irse lo dice, y mientras tanto sigue atendiendo', async () => {
  const { app, cerrar } = await crearAppDePrueba();
  expect((await app.inject('/listo')).statusCode).toBe(200);
  await anunciarCierre(app, 1);
  const listo = await app.inject('/listo');
  expect([listo.statusCode, listo.json(), listo.headers.connection]).toEqual([503, { estado: 'cerrando' }, 'close']);
  expect((await app.inject('/salud')).statusCode).toBe(200);
  await cerrar();
});

test('sin base de datos el proceso está sano pero no está listo, y lo demás responde 503 y cuándo volver', async () => {
  const db = conectar('postgres://nadie@127.0.0.1:9/nada');
  const { app, pedir, cerrar } = await crearAppDePrueba({ db });
  expect((await app.inject('/salud')).statusCode).toBe(200);
  const listo = await app.inject('/listo');
  expect([listo.statusCode, listo.json()]).toEqual([503, { estado: 'sin base de datos' }]);
  const ingreso = await pedir('POST', '/authentication_token', { payload: { username: 'ana', password: 'x' } });
  expect([ingreso.statusCode, ingreso.headers['retry-after']]).toEqual([503, '5']);
  await cerrar();
  await db.destroy();
});

test('las métricas son de Prometheus, por ruta y no por dirección, y solo si se piden', async () => {
  const sin = await crearAppDePrueba();
  expect((await sin.app.inject('/metricas')).headers['content-type']).not.toContain('version=0.0.4');
  await sin.cerrar();
  const { app, pedir, cerrar } = await crearAppDePrueba({ entorno: { METRICAS: '1' } });
  await pedir('GET', '/legajos/123456');
  const { body, headers } = await app.inject('/metricas');
  expect(headers['content-type']).toContain('text/plain; version=0.0.4');
  expect(body).toContain('colega_pedidos_segundos_count{metodo="GET",ruta="/api/bff/legajos/:id",estado="401"} 1\n');
  expect(body).not.toContain('123456');
  for (const nombre of ['process_resident_memory_bytes', 'nodejs_eventloop_lag_p99_seconds'])
    expect(body).toMatch(new RegExp(`^${nombre} [\\d.e-]+$`, 'm'));
  expect(body).toMatch(/^colega_trabajos\{estado="pendiente"\} 0$/m);
  expect(body).toMatch(/^colega_conexiones\{estado="abiertas"\} [1-9]/m);
  expect(body.split('\n').filter((linea) => !/^(#.*|\w+(\{[^}]*\})? [-\d.e+]+|)$/.test(linea))).toEqual([]);
  await cerrar();
});

test('sin base de datos las métricas de la cola no dicen cero: no están', async () => {
  const db = conectar('postgres://nadie@127.0.0.1:9/nada');
  const { app, cerrar } = await crearAppDePrueba({ db, entorno: { METRICAS: '1' } });
  const { body, statusCode } = await app.inject('/metricas');
  expect(statusCode).toBe(200);
  expect(body).toMatch(/^process_cpu_seconds_total \d/m);
  expect(body).not.toMatch(/^colega_trabajos/m);
  await cerrar();
  await db.destroy();
});
