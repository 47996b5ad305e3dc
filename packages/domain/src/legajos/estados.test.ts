import { expect, test } from 'vitest';
import { muestraInsigniaCep } from './index.ts';

const cumplido = {
  cep_cumplido: true,
  tipo: 1,
  estado_legajo: { clave: 'confirmado' },
  modalidad: { cep_exento: false },
  estado_cep: 'pagado' as const,
};

test('la insignia de CEP: cumplido, tipo 1, sin visar y sin exención [LIS-009]', () => {
  expect(muestraInsigniaCep(cumplido)).toBe(true);
  expect(muestraInsigniaCep({ ...cumplido, cep_cumplido: false })).toBe(false);
  expect(muestraInsigniaCep({ ...cumplido, tipo: 2 })).toBe(false);
  expect(muestraInsigniaCep({ ...cumplido, estado_legajo: { clave: 'visado' } })).toBe(false);
  expect(muestraInsigniaCep({ ...cumplido, estado_cep: 'sin_cobro' })).toBe(false);
  expect(muestraInsigniaCep({ ...cumplido, estado_cep: 'nada_por_pagar' })).toBe(false);
  expect(muestraInsigniaCep({ ...cumplido, modalidad: { cep_exento: true } })).toBe(false);
});
