import { afterAll, beforeAll, expect, test } from 'vitest';
import { conectar } from '../db/conectar.ts';
import { type AppDePrueba, crearAppDePrueba } from '../testing/crear-app-de-prueba.ts';
import { tomarTurno } from './cuentas.repository.ts';

let prueba: AppDePrueba;
beforeAll(async () => {
  prueba = await crearAppDePrueba();
});
afterAll(() => prueba.cerrar());

const MINUTO = 60_000;

// S-921
test('de varios procesos a la vez pasa uno por turno; los que quedan lejos no esperan', async () => {
  const otro = conectar(prueba.url);
  try {
    const turno = (i: number) =>
      tomarTurno(i % 2 === 0 ? prueba.db : otro, { clave: 'ritmo de prueba', cadaMs: MINUTO, esperaMs: 2 * MINUTO });
    const esperas = await Promise.all([0, 1, 2, 3, 4, 5].map(turno));
    const [uno = -1, dos = -1, tres = -1, ...mas] = esperas.filter((espera) => espera !== null).sort((a, b) => a - b);
    expect([uno, mas]).toEqual([0, []]);
    expect(dos).toBeGreaterThan(0);
    expect(dos).toBeLessThanOrEqual(MINUTO);
    expect(tres).toBeGreaterThan(MINUTO);
    expect(tres).toBeLessThanOrEqual(2 * MINUTO);
  } finally {
    await otro.destroy();
  }
});

test('pasado su tiempo no se espera a nadie, y cada ritmo es aparte', async () => {
  const una = { clave: 'ritmo uno', cadaMs: 1, esperaMs: 0 };
  expect(await tomarTurno(prueba.db, una)).toBe(0);
  await expect.poll(() => tomarTurno(prueba.db, una)).toBe(0);
  expect(await tomarTurno(prueba.db, { ...una, clave: 'ritmo dos' })).toBe(0);
});
