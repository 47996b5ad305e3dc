import { expect, test } from 'vitest';
import { impedimentoDeDevolucion, puedeDejarDePedirse } from './devolucion.ts';

const PAGO = {
  ...{ importe: '1000.00', revertido: false, decidido: false, en_curso: false, devuelto_en_parte: false },
  ...{ a_credito: '200.00', disponible: '200.00' },
};

test.each([
  ['entero y en pie', {}, null],
  ['de cero', { importe: '0.00' }, 'devolver_nada'],
  ['deshecho', { revertido: true }, 'devolver_deshecho'],
  ['del que el Colegio decidió', { decidido: true }, 'devolver_decidido'],
  ['que se está devolviendo', { en_curso: true }, 'devolver_en_curso'],
  ['devuelto en parte por su proveedor', { devuelto_en_parte: true }, 'devolver_en_parte'],
  ['cuyo saldo a favor ya se usó', { disponible: '199.99' }, 'devolver_credito_usado'],
])('un pago %s', (_, cambios, codigo) => {
  expect(impedimentoDeDevolucion({ ...PAGO, ...cambios })).toBe(codigo);
});

test.each([
  ['que nunca se le pidió', {}, true],
  ['pedida hace tres días', { enviada_en: new Date('2026-03-17T12:00:00Z') }, true],
  ['pedida hace menos', { enviada_en: new Date('2026-03-17T12:00:01Z') }, false],
  ['ya decidida', { estado: 'confirmada' as const }, false],
  ['por transferencia', { por: 'transferencia' as const, estado: 'pedida' as const }, false],
])('a su proveedor se deja de pedirle una %s', (_, cambios, puede) => {
  const una = { por: 'proveedor' as const, estado: 'en_proceso' as const, enviada_en: null, ...cambios };
  expect(puedeDejarDePedirse(una, new Date('2026-03-20T12:00:00Z'))).toBe(puede);
});
