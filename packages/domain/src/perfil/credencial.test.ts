import { expect, test } from 'vitest';
import { estadoDeCredencial } from './index.ts';

const HOY = '2026-11-24';

test.each([
  ['hasta su último día, incluido', { anulado: false, vencimiento: HOY }, true, 'vigente'],
  ['al día siguiente', { anulado: false, vencimiento: '2026-11-23' }, true, 'vencida'],
  ['si su titular no cumple', { anulado: false, vencimiento: HOY }, false, 'sin_efecto'],
  ['vencida, aunque su titular no cumpla', { anulado: false, vencimiento: '2026-11-23' }, false, 'vencida'],
  ['anulada, aunque no haya vencido', { anulado: true, vencimiento: '2027-11-23' }, true, 'anulada'],
] as const)('una credencial vale %s [DAS-013]', (_, emitida, cumple, estado) => {
  expect(estadoDeCredencial(emitida, { hoy: HOY, cumple })).toBe(estado);
});
