import { expect, test } from 'vitest';
import { explicarArqueo } from './explicar-arqueo.ts';

test.each([
  [null, 'Sin arqueo'],
  [{ faltante: '0.00', sobrante: '0.00' }, 'Sin diferencias'],
  [{ faltante: '10.50', sobrante: '0.00' }, 'Faltaron $ 10,50'],
  [{ faltante: '0.00', sobrante: '3.00' }, 'Sobraron $ 3,00'],
  [{ faltante: '10.00', sobrante: '10.00' }, 'Faltaron $ 10,00 y sobraron $ 10,00'],
])('%o se dice: %s', (arqueo, dicho) => {
  expect(explicarArqueo(arqueo).replace(/\s/g, ' ')).toBe(dicho);
});
