import { expect, test } from 'vitest';
import { barraDeCupon } from '../cupones/cobro-impreso.ts';
import { leerCodigoDeCupon } from './codigo-de-cupon.ts';

const CUENTA = '5150058293';
const IMPRESO =
  barraDeCupon(
    { numero_boleta: 10_245, circuito: 'cep', vencimientos: [{ fecha: '2026-12-01', importe: '1490.80' }] },
    CUENTA,
  )?.codigo ?? '';

test.each([
  ['lo que el lector tipea del papel', IMPRESO],
  ['las cifras separadas, copiadas a mano', IMPRESO.replace(/.{4}/g, '$& ')],
  ['el número solo', '10245'],
  ['el número como está escrito', ' N.º 10.245 '.replace('N.º', 'N°')],
])('%s es el cupón', (_, escrito) => {
  expect(leerCodigoDeCupon(escrito, CUENTA)).toEqual({ ok: true, valor: 10_245 });
});

test.each([
  ['nada', '  ', 'cupon_sin_codigo'],
  ['letras', 'hola', 'cupon_ilegible'],
  ['cero', '000', 'cupon_ilegible'],
  ['un código a medias', IMPRESO.slice(0, 40), 'cupon_ilegible'],
  [
    'una cifra cambiada',
    `${IMPRESO.slice(0, 20)}${(Number(IMPRESO[20]) + 1) % 10}${IMPRESO.slice(21)}`,
    'cupon_mal_leido',
  ],
  ['el de otra institución', '04471000123452512310149080100156534000000000515005829313', 'cupon_de_otro'],
])('%s se dice qué es', (_, escrito, codigo) => {
  expect(leerCodigoDeCupon(escrito, codigo === 'cupon_de_otro' ? '1234567890' : CUENTA)).toEqual({
    ok: false,
    problema: { codigo, campo: 'codigo' },
  });
});

test('sin convenio con un cobrador cualquier cuenta vale', () => {
  expect(leerCodigoDeCupon(IMPRESO, null).ok).toBe(true);
});
