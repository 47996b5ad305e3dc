import { expect, test } from 'vitest';
import { LOS_MEDIOS, zMedios } from './medios-de-pago.ts';

test('un medio sin su renglón no pasa: no se ofrecería a nadie', () => {
  expect(zMedios.safeParse(LOS_MEDIOS).success).toBe(true);
  for (const { key } of LOS_MEDIOS)
    expect(zMedios.safeParse(LOS_MEDIOS.filter((medio) => medio.key !== key)).success).toBe(false);
});
