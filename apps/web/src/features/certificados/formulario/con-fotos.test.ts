import { expect, test, vi } from 'vitest';
import { olvidarSiSonDeEsta } from './con-fotos.ts';

test.each([
  ['las suyas se van con ella', { otraPestania: null, fin: null }, 1],
  ['las de un borrador que sigue en otra pestaña, no', { otraPestania: { tipo: 'escrito', toma: null }, fin: null }, 0],
  ['las del que se empezó después de descartar este, no', { otraPestania: null, fin: 'descartado' }, 0],
] as const)('las fotos que quedaron: %s', (_, estado, veces) => {
  const olvidar = vi.fn();
  olvidarSiSonDeEsta({ olvidar }, estado);
  expect(olvidar).toHaveBeenCalledTimes(veces);
});
