import { expect, test } from 'vitest';
import { nombresDe } from './alcance.ts';

test('de una lista de nombres cuenta lo que corre, escrita en un renglón o en varios', () => {
  expect(nombresDe(' CARGOS, type Comitente, FALTAS as FALTAS_DE_LEGAJO ')).toEqual([
    'CARGOS',
    'FALTAS',
    'FALTAS_DE_LEGAJO',
  ]);
  expect(nombresDe('\n  type Comitente,\n  CARGOS,\n')).toEqual(['CARGOS']);
});
