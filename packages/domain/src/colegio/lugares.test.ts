import { describe, expect, test } from 'vitest';
import { type AvanceDelPaso, esDeOtros, leerListaDePartidos, PASOS, pasosQueFaltan, siguientePaso } from './index.ts';
import { parseTelefonos, validarOficina } from './oficinas.ts';

const PARTIDOS = [
  { id: 55, nombre: 'La Plata', codigo_arba: '055' },
  { id: 4, nombre: 'Avellaneda', codigo_arba: '004' },
  { id: 39, nombre: 'General Pueyrredón', codigo_arba: '045' },
];

test.each([
  ['La Plata', [55], []],
  ['  la  plata\nAVELLANEDA', [55, 4], []],
  ['Partido de General Pueyrredon; 4', [39, 4], []],
  ['055\t045,055', [55, 39], []],
  ['La Plata, Atlántida, 999', [55], ['Atlántida', '999']],
  [' \n,;', [], []],
] as const)('la lista %j da %j y no conoce %j', (texto, elegidos, desconocidos) => {
  expect(leerListaDePartidos(texto, PARTIDOS)).toEqual({ elegidos, desconocidos });
});

test.each([
  [['(0221) 555-0100'], []],
  [[], ['dato_requerido']],
  [['interno 12'], ['telefono_de_oficina_invalido']],
  [[`221 555-0100 ${'o a la vuelta '.repeat(3)}`], ['telefono_de_oficina_invalido']],
  [Array(6).fill('221 555-0100'), ['demasiados_telefonos']],
] as const)('los teléfonos %j se señalan %j', (telefonos, codigos) => {
  expect(validarOficina({ telefonos, correo: 'a@b.com' }).map(({ codigo }) => codigo)).toEqual(codigos);
});

test('los teléfonos se escriben en un renglón, con comas', () => {
  expect(parseTelefonos(' 221 555-0100 , (011) 4444-0000;,')).toEqual(['221 555-0100', '(011) 4444-0000']);
});

describe('los primeros pasos', () => {
  const avance = (estados: Readonly<Record<string, AvanceDelPaso['estado']>>): AvanceDelPaso[] =>
    PASOS.map((paso) => ({ paso, estado: estados[paso] ?? 'pendiente' }));

  test('el que sigue es el primero que nadie tocó, después del que se acaba de hacer', () => {
    expect(siguientePaso(avance({}))).toBe('identidad');
    expect(siguientePaso(avance({ identidad: 'hecho', marca: 'salteado' }))).toBe('distritos');
    expect(siguientePaso(avance({ plazos: 'hecho' }), 'plazos')).toBe('textos');
    expect(siguientePaso(avance({ cuentas: 'hecho' }), 'cuentas')).toBe('identidad');
    const vistos = Object.fromEntries(PASOS.map((paso) => [paso, 'salteado' as const]));
    expect(siguientePaso(avance(vistos))).toBeNull();
  });

  test('uno salteado falta', () => {
    expect(pasosQueFaltan(avance(Object.fromEntries(PASOS.map((paso) => [paso, 'hecho' as const]))), false)).toEqual(
      [],
    );
    expect(pasosQueFaltan(avance({ identidad: 'hecho', marca: 'salteado' }), false)).not.toContain('identidad');
    expect(pasosQueFaltan(avance({ identidad: 'hecho', marca: 'salteado' }), false)).toContain('marca');
  });

  test('con el Colegio en marcha los plazos no los dice quien lo pone en marcha', () => {
    const salteados = avance(Object.fromEntries(PASOS.map((paso) => [paso, 'salteado' as const])));
    expect(pasosQueFaltan(salteados, false)).toContain('plazos');
    expect(pasosQueFaltan(salteados, true)).toEqual(PASOS.filter((paso) => paso !== 'plazos'));
    expect(PASOS.filter((paso) => esDeOtros(paso, true))).toEqual(['plazos']);
  });
});
