import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { leerPartida, limpiarPartida, partidaAEnviar, validarPartida } from './partida.ts';

test.each([
  ['055-123456-7', '055123456'],
  [' 007/004321/0 ', '007004321'],
  ['055 123456', '055123456'],
  ['055123456', '055123456'],
  ['0551234567', '0551234567'],
  ['004321', '004321'],
  ['12a', '12a'],
])('lo pegado %j se guarda como %j (S-390)', (escrita, guardada) => {
  expect(limpiarPartida(escrita)).toBe(guardada);
});

describe('el entero de la llamada [AUT-109]', () => {
  test.each([
    [55_123_456, '055', '055123456'],
    [7_123_456, '007', '007123456'],
    [55_123_456, '007', '55123456'],
    [55_123_456, '', '55123456'],
    [12_345, '000', '12345'],
    [110_004_321, '110', '110004321'],
  ])('%i en el partido %j es la partida %s', (valor, partido, partida) => {
    expect(leerPartida(valor, partido)).toBe(partida);
  });

  test('va y vuelve igual, con sus ceros', () => {
    const texto = fc.array(fc.constantFrom(...'0123456789'), { minLength: 1, maxLength: 9 }).map((d) => d.join(''));
    fc.assert(fc.property(texto, (partida) => leerPartida(partidaAEnviar(partida), undefined) === partida));
    expect([partidaAEnviar('12345'), partidaAEnviar('012345'), partidaAEnviar('0')]).toEqual([12_345, '012345', 0]);
  });

  test('sin partida no hay nada', () => {
    expect([null, undefined, ''].map((nada) => leerPartida(nada, '055'))).toEqual(['', '', '']);
  });
});

test('con nueve números, los tres primeros son los del partido', () => {
  const codigos = (partida: string, partido?: string) => validarPartida(partida, partido).map(({ codigo }) => codigo);
  expect(codigos('055123456', '055')).toEqual([]);
  expect(validarPartida('055123456', '007')).toEqual([
    { codigo: 'partida_de_otro_partido', campo: 'partida', datos: { partido: '007' } },
  ]);
  expect([codigos('123456', '007'), codigos('055123456', ''), codigos('055123456')]).toEqual([[], [], []]);
  expect([codigos('1234567890', '123'), codigos('12a', '123')]).toEqual([['partida_larga'], ['partida_numerica']]);
});
