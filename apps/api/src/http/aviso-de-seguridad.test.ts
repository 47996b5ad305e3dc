import { expect, test } from 'vitest';
import { leerConfig } from '../config.ts';
import { crearAppDePrueba } from '../testing/crear-app-de-prueba.ts';

const AHORA = new Date('2026-11-22T23:30:00Z');
const DIA_MS = 86_400_000;
const leer = async (entorno: Record<string, string>) => {
  const { app, cerrar } = await crearAppDePrueba({ entorno, ahora: AHORA });
  const { headers, body, statusCode } = await app.inject('/.well-known/security.txt');
  await cerrar();
  const campos = new Map(body.split('\n').map((linea) => linea.split(/: (.*)/s).slice(0, 2) as [string, string]));
  return { headers, campos, statusCode };
};

test('security.txt dice a quién avisar, hasta cuándo vale y dónde está, como pide la RFC 9116', async () => {
  const CONTACTO = 'mailto:seguridad@colegio.example';
  const { headers, campos, statusCode } = await leer({
    PUBLIC_URL: 'https://colega.example/',
    CONTACTO_DE_SEGURIDAD: CONTACTO,
  });
  expect([statusCode, headers['content-type']]).toEqual([200, 'text/plain; charset=utf-8']);
  expect(campos.get('Contact')).toBe(CONTACTO);
  expect(campos.get('Canonical')).toBe('https://colega.example/.well-known/security.txt');
  expect(campos.get('Preferred-Languages')).toBe('es');
  expect(campos.get('Expires')).toMatch(/^\d{4}-\d\d-\d\dT00:00:00Z$/);
  const dias = (Date.parse(campos.get('Expires') ?? '') - AHORA.getTime()) / DIA_MS;
  expect(dias).toBeGreaterThan(90);
  expect(dias).toBeLessThan(365);
});

test('sin ese ajuste lleva a la página que dice cómo hablar con el Colegio; uno mal escrito no arranca', async () => {
  const { campos } = await leer({ PUBLIC_URL: 'https://colega.example' });
  expect(campos.get('Contact')).toBe('https://colega.example/privacidad#seguridad');
  for (const CONTACTO_DE_SEGURIDAD of ['alguien', 'http://colega.example', 'mailto:a b@c', 'mailto:a@c\nContact: x'])
    expect(() => leerConfig({ CONTACTO_DE_SEGURIDAD }, '/tmp')).toThrow('El ajuste CONTACTO_DE_SEGURIDAD no es válido');
});
