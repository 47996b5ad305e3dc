import { expect, test } from 'vitest';
import { estaTomadoPorOtro } from './toma.ts';

const AHORA = new Date('2026-11-20T15:00:00Z');
const hace = (minutos: number) => ({ usuario_id: 7, activa_en: new Date(AHORA.getTime() - minutos * 60_000) });

test.each([
  ['nadie', undefined, 8, false],
  ['uno mismo', hace(1), 7, false],
  ['otro, recién', hace(0), 8, true],
  ['otro, hace casi treinta minutos', hace(29.9), 8, true],
  ['otro, hace treinta', hace(30), 8, false],
  ['alguien, y es la consola del servidor', hace(1), null, false],
])('lo tiene %s', (_, toma, quien, esperado) => {
  expect(estaTomadoPorOtro(toma, quien, AHORA)).toBe(esperado);
});
