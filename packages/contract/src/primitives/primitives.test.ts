import { describe, expect, test } from 'vitest';
import { zEntero, zId } from './primitives.ts';

describe('un número de una dirección', () => {
  test.each(['1', '007', 12])('%j se lee', (valor) => {
    expect(zId.parse(valor)).toBe(Number(valor));
  });

  test.each([' 1', '1 ', '+1', '1e3', '1.0', '0x1', '', '0', '-1', '2147483648', true, null, ['5'], 1.5])(
    '%j no es uno, aunque JavaScript lo lea como tal',
    (valor) => {
      expect(zId.safeParse(valor).success).toBe(false);
    },
  );

  test('fuera de sus límites dice lo suyo', () => {
    const leido = zEntero(1950, 2100, 'anio_fuera_de_rango').safeParse('1949');
    expect(leido.error?.issues[0]?.message).toBe('anio_fuera_de_rango');
  });
});
