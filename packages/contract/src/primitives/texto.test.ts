import { expect, test } from 'vitest';
import { escaparIlegibles, esTextoLegible, limpiarTexto, marcarIlegibles, zRenglon, zTexto } from './index.ts';

const SIN_ANCHO = ['\u200B', '\u200C', '\u200D', '\u2060', '\uFEFF', '\u00AD', '\u3164', '\u{E0041}'];
const DE_DIRECCION = [
  '\u061C',
  '\u200E',
  '\u200F',
  '\u202A',
  '\u202B',
  '\u202C',
  '\u202D',
  '\u202E',
  '\u2066',
  '\u2069',
];
const CORTES = ['\u2028', '\u2029', '\u0000', '\u0007', '\u0085', '\uFFFD', '\ud800'];

test.each([...SIN_ANCHO, ...DE_DIRECCION, ...CORTES])(
  'lo que se lee distinto de como se guarda no se acepta: %j',
  (caracter) => {
    expect(esTextoLegible(`GARCIA${caracter}PABLO`)).toBe(false);
    expect(limpiarTexto(` GARCIA${caracter} PABLO\n`)).toBe('GARCIA PABLO');
    expect(marcarIlegibles(`a${caracter}b`)).toBe('a?b');
    const json = JSON.stringify({ texto: `a${caracter}b` });
    expect(esTextoLegible(escaparIlegibles(json))).toBe(true);
    expect(JSON.parse(escaparIlegibles(json))).toEqual(JSON.parse(json));
  },
);

test.each([
  'Núñez Ñandú, José María',
  'Müller & Søn',
  'L’Hospitalet',
  '中文',
  'Иванов',
  'Calle 50 N.º 1234 – 2º «B»',
  'uno\ndos\ttres',
  'a\u00A0b',
])('lo que se escribe de verdad sí: %s', (texto) => expect(esTextoLegible(texto)).toBe(true));

test('un renglón es uno solo, aunque se pegue con saltos', () => {
  expect(zRenglon(20).parse(' Calle\n50\t N.º  8 ')).toBe('Calle 50 N.º 8');
  expect(zRenglon(3).safeParse('1234').success).toBe(false);
});

test.each([...SIN_ANCHO, ...DE_DIRECCION, ...CORTES])(
  'con %j, ni un renglón ni un texto de varios pasan',
  (caracter) => {
    for (const schema of [zRenglon(40), zTexto(40), zTexto(40).trim().min(1)])
      expect(schema.safeParse(`GARCIA${caracter}PABLO`).error?.issues[0]?.message).toBe('dato_invalido');
  },
);

test('un texto de varios renglones los conserva', () => {
  expect(zTexto(20).parse('uno\ndos')).toBe('uno\ndos');
});
