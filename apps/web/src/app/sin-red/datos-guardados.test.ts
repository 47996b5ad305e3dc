import { terminarSesion } from '@colega/web-kit/lib/sesion/sesion.ts';
import { carnet, persona } from '@colega/web-kit/testing/datos-de-personas.ts';
import { iniciarSesion } from '@colega/web-kit/testing/dibujar.tsx';
import { createStore, entries } from 'idb-keyval';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { guardarCopia, leerCopia } from '../../features/tablero/credencial/copia-guardada.ts';
import { guardarDatos, leerDatos, olvidarDatos } from './datos-guardados.ts';

const AHORA = new Date('2026-11-23T13:47:00Z');
const UN_DIA_MS = 86_400_000;
const HOJA = createStore('colega-datos', 'respuestas');
/** Of the users of these tests. */
const claves = async () =>
  (await entries<string, unknown>(HOJA)).map(([clave]) => clave).filter((clave) => clave.startsWith('400'));
const conPrograma = (src: string) => {
  const programa = Object.assign(document.createElement('script'), { type: 'module', src });
  document.head.replaceChildren(programa);
};

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: AHORA });
  iniciarSesion({ user_id: 4007 });
});
afterEach(async () => {
  document.head.replaceChildren();
  await olvidarDatos();
});

test('lo último que se leyó se vuelve a leer, con su momento y también si son los bytes de una imagen', async () => {
  await guardarDatos(4007, 'lista', { items: [1] });
  await guardarDatos(4007, 'lista', { items: [1, 2] });
  await guardarDatos(4007, 'qr', new Blob(['png'], { type: 'image/png' }));
  expect(await leerDatos(4007, 'lista')).toEqual({ datos: { items: [1, 2] }, fecha: AHORA.getTime() });
  const qr = (await leerDatos(4007, 'qr'))?.datos as Blob;
  expect([await qr.text(), qr.type]).toEqual(['png', 'image/png']);
  expect(await leerDatos(4007, 'otra')).toBeNull();
});

test('es de quien tiene la sesión: nadie más lo lee, y al entrar otro se va', async () => {
  await guardarDatos(4007, 'lista', 'de siete');
  iniciarSesion({ user_id: 4008 });
  expect(await leerDatos(4007, 'lista')).toBeNull();
  expect(await leerDatos(4008, 'lista')).toBeNull();
  await guardarDatos(4008, 'lista', 'de ocho');
  expect(await claves()).toEqual(['4008|lista']);
});

test('lo que llega cuando la sesión ya terminó no se guarda ni se lee', async () => {
  await guardarDatos(4007, 'lista', 'antes');
  terminarSesion('vencida');
  await guardarDatos(4007, 'otra', 'después');
  expect(await claves()).toEqual(['4007|lista']);
  expect(await leerDatos(4007, 'lista')).toBeNull();
  await olvidarDatos();
  expect(await claves()).toEqual([]);
});

test('la copia de la credencial se va con lo leído si la sesión se cerró o entró otro, y si venció queda', async () => {
  const guardar = () =>
    guardarCopia({ persona: persona(), carnet: carnet(), desde: Date.now(), foto: null, qr: new Blob(['qr']) });
  await guardar();
  await olvidarDatos('vencida');
  await olvidarDatos();
  expect(await leerCopia()).not.toBeNull();
  await olvidarDatos('cierre');
  expect(await leerCopia()).toBeNull();
  await guardar();
  iniciarSesion({ user_id: 4009 });
  await guardarDatos(4009, 'lista', 'de nueve');
  expect(await leerCopia()).toBeNull();
});

test('dura treinta días', async () => {
  await guardarDatos(4007, 'lista', 'vieja');
  vi.setSystemTime(AHORA.getTime() + 30 * UN_DIA_MS);
  expect(await leerDatos(4007, 'lista')).not.toBeNull();
  vi.setSystemTime(AHORA.getTime() + 30 * UN_DIA_MS + 1);
  expect(await leerDatos(4007, 'lista')).toBeNull();
});

test('otra versión del programa no dibuja lo que leyó la anterior', async () => {
  conPrograma('/assets/index-uno.js');
  await guardarDatos(4007, 'lista', { forma: 'vieja' });
  expect(await leerDatos(4007, 'lista')).not.toBeNull();
  conPrograma('/assets/index-dos.js');
  expect(await leerDatos(4007, 'lista')).toBeNull();
});

test('tiene un máximo: una respuesta enorme no se guarda, y de muchas quedan las más nuevas', async () => {
  await guardarDatos(4007, 'enorme', 'x'.repeat(2_000_001));
  expect(await claves()).toEqual([]);
  for (let i = 0; i < 400; i++) {
    vi.setSystemTime(AHORA.getTime() + i);
    await guardarDatos(4007, `${i}`.padStart(3, '0'), i);
  }
  const quedan = await claves();
  expect(quedan.length).toBeLessThanOrEqual(350);
  expect(quedan).toContain('4007|399');
  expect(quedan).not.toContain('4007|000');
});
