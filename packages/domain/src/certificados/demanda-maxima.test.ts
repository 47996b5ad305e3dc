import { expect, test } from 'vitest';
import { demandaMaxima } from './demanda-maxima.ts';

test('la demanda máxima es la potencia simultánea, con su parte de la total [CER-038]', () => {
  expect(demandaMaxima({ pot_total_kw: '16', pot_max_kw: '12' })).toEqual({ kw: '12', porcentaje: 75 });
  expect(demandaMaxima({ pot_total_kw: '16,5', pot_max_kw: '5,5' })).toEqual({ kw: '5,5', porcentaje: 33 });
  expect(demandaMaxima({ pot_max_kw: '12' })).toEqual({ kw: '12', porcentaje: null });
  expect(demandaMaxima({ pot_total_kw: '0', pot_max_kw: '12' })).toEqual({ kw: '12', porcentaje: null });
  expect(demandaMaxima({ pot_total_kw: '16', pot_max_kw: 'doce' })).toBeNull();
  expect(demandaMaxima({})).toBeNull();
});
