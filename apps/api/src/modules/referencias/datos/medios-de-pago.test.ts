import { expect, test } from 'vitest';
import { LOS_MEDIOS, tomaMedio, zMedios } from './medios-de-pago.ts';

test('un medio sin su renglón no pasa: no se ofrecería a nadie', () => {
  expect(zMedios.safeParse(LOS_MEDIOS).success).toBe(true);
  for (const { key } of LOS_MEDIOS)
    expect(zMedios.safeParse(LOS_MEDIOS.filter((medio) => medio.key !== key)).success).toBe(false);
});

test('un circuito toma los medios de su lista, y ninguno más', () => {
  expect(tomaMedio('timbrados', 'online')).toBe(true);
  expect(tomaMedio('timbrados', 'redLink')).toBe(false);
});
