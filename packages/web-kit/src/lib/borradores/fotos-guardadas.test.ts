import { afterEach, expect, test, vi } from 'vitest';
import { iniciarSesion } from '../../testing/dibujar.tsx';
import { terminarSesion } from '../sesion/sesion.ts';
import { guardarFoto, leerFotos, olvidarFotos, quitarFoto } from './fotos-guardadas.ts';

const foto = (texto: string, bytes = 10) => ({
  nombre: `${texto}.jpg`,
  contenido: new Blob([texto.padEnd(bytes, '.')], { type: 'image/jpeg' }),
  lista: true,
});
const nombres = async (user_id: number, borrador: string) =>
  [...(await leerFotos(user_id, borrador))].map(([ruta, { nombre }]) => [ruta, nombre]);

afterEach(async () => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  for (const user_id of [1, 2, 7]) await olvidarFotos(user_id);
});

test('una foto se guarda con su contenido, por usuario, borrador y campo; otro usuario no la ve', async () => {
  expect(await guardarFoto(1, 'anexo-4', 'foto_tp', foto('uno'))).toBe(true);
  expect(await guardarFoto(1, 'anexo-40', 'foto_tp', foto('otro borrador'))).toBe(true);
  expect(await guardarFoto(2, 'anexo-4', 'foto_tp', foto('de otra persona'))).toBe(true);
  const leida = (await leerFotos(1, 'anexo-4')).get('foto_tp');
  expect(await leida?.contenido.text()).toBe('uno.......');
  expect(leida?.contenido.type).toBe('image/jpeg');
  expect(await nombres(1, 'anexo-4')).toEqual([['foto_tp', 'uno.jpg']]);
  expect(await nombres(2, 'anexo-4')).toEqual([['foto_tp', 'de otra persona.jpg']]);
});

test('se quita la enviada, y lo descartado se lleva las suyas y no las de otro borrador', async () => {
  for (const ruta of ['a', 'b']) await guardarFoto(1, 'anexo-4', ruta, foto(ruta));
  await guardarFoto(1, 'anexo-5', 'a', foto('queda'));
  await quitarFoto(1, 'anexo-4', 'a');
  expect(await nombres(1, 'anexo-4')).toEqual([['b', 'b.jpg']]);
  await olvidarFotos(1, 'anexo-4');
  expect(await nombres(1, 'anexo-4')).toEqual([]);
  expect(await nombres(1, 'anexo-5')).toEqual([['a', 'queda.jpg']]);
});

test('no guarda sin límite, y dice cuando no guardó', async () => {
  expect(await guardarFoto(1, 'x', 'grande', foto('x', 15_000_001))).toBe(false);
  for (let n = 0; n < 5; n += 1) expect(await guardarFoto(1, 'x', `foto${n}`, foto('x', 15_000_000))).toBe(true);
  expect(await guardarFoto(1, 'x', 'de mas', foto('x', 15_000_000))).toBe(false);
  expect(await guardarFoto(1, 'x', 'foto0', foto('la misma', 15_000_000))).toBe(true);
  vi.stubGlobal('indexedDB', undefined);
  expect(await guardarFoto(1, 'x', 'a', foto('a'))).toBe(false);
  expect(await nombres(1, 'x')).toEqual([]);
});

test('lo que quedó por más de 30 días se quita', async () => {
  await guardarFoto(1, 'x', 'vieja', foto('vieja'));
  const ahora = Date.now();
  vi.spyOn(Date, 'now').mockReturnValue(ahora + 30 * 24 * 60 * 60_000 + 1);
  expect(await nombres(1, 'x')).toEqual([]);
  vi.spyOn(Date, 'now').mockReturnValue(ahora);
  expect(await nombres(1, 'x')).toEqual([]);
});

test('cerrar la sesión se las lleva; que venza, no', async () => {
  iniciarSesion();
  const user_id = Number(sessionStorage.getItem('user_id'));
  await guardarFoto(user_id, 'x', 'a', foto('a'));
  terminarSesion('vencida');
  expect(await nombres(user_id, 'x')).toHaveLength(1);
  iniciarSesion();
  terminarSesion('cierre');
  await vi.waitFor(async () => expect(await nombres(user_id, 'x')).toEqual([]));
});
