import { gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { usuario } from '../testing/construir.ts';
import { type AppDePrueba, crearAppDePrueba } from '../testing/crear-app-de-prueba.ts';

let prueba: AppDePrueba;
let authorization: string;
beforeAll(async () => {
  prueba = await crearAppDePrueba();
  await usuario(prueba.db, 'mgarcia');
  authorization = `Bearer ${(await prueba.conSesion('mgarcia')).token}`;
});
afterAll(() => prueba.cerrar());

const pedir = (url: string, conGzip = true) =>
  prueba.pedir('GET', url, { headers: { authorization, ...(conGzip && { 'accept-encoding': 'gzip, br' }) } });

test('lo que pesa va comprimido a quien lo acepta, y es lo mismo', async () => {
  const entera = await pedir('/calculo_honorarios/tipo_obras', false);
  const comprimida = await pedir('/calculo_honorarios/tipo_obras');
  expect(entera.headers['content-encoding']).toBeUndefined();
  expect(comprimida.headers['content-encoding']).toBe('gzip');
  expect(comprimida.headers.vary).toContain('accept-encoding');
  expect(comprimida.rawPayload.length).toBeLessThan(entera.rawPayload.length / 2);
  expect(gunzipSync(comprimida.rawPayload).toString()).toBe(entera.payload);
});

test('lo que entra en un paquete va como está', async () => {
  const { headers, statusCode } = await pedir('/configuracion');
  expect([statusCode, headers['content-encoding']]).toEqual([200, undefined]);
});
