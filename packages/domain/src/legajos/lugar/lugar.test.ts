import { expect, test } from 'vitest';
import { leerLugar } from './leer-lugar.ts';
import {
  codigoCatastral,
  formatNomenclatura,
  leerCodigoCatastral,
  leerNomenclatura,
  nomenclaturaVacia,
} from './nomenclatura.ts';

const DE_LA_PLATA = { ...nomenclaturaVacia(), circunscripcion: 'III', seccion: 'C', manzana: '70', parcela: '16' };

test('una partida, con o sin guiones ni dígito verificador', () => {
  for (const texto of ['055-123456-7', '055123456', '055 123456', ' 055/123456-7 '])
    expect(leerLugar(texto), texto).toEqual({ que: 'partida', partida: '055123456' });
});

test('las coordenadas que copia un mapa', () => {
  expect(leerLugar('-34.92, -57.95')).toEqual({ que: 'punto', punto: { lat: -34.92, lng: -57.95 } });
});

test('una nomenclatura, por sus lugares o por sus nombres, en romanos o en números', () => {
  for (const texto of ['III-C-70-16', 'iii - c - 70 - 16', '3/C/70/16', 'Circ. III, Secc. C, Mz. 70, Parc. 16'])
    expect(leerLugar(texto), texto).toEqual({ que: 'nomenclatura', nomenclatura: DE_LA_PLATA });
  expect(leerNomenclatura('Circunscripción: 2 Sección: B Chacra 4 Fracción 1 Manzana: 12 Parcela: 7a')).toEqual({
    ...{ circunscripcion: 'II', seccion: 'B', chacra: '4', quinta: '', fraccion: '1', manzana: '12', parcela: '7a' },
  });
  for (const texto of ['III-C-70', 'IIII-C-70-16', '0-C-70-16', 'III-7-70-16', 'III-C-70-16-2', 'calle 7 - 70'])
    expect(leerNomenclatura(texto), texto).toBeNull();
});

test('lo demás es una dirección, con su número y dónde', () => {
  for (const [texto, calle, numero, donde] of [
    ['Las Heras 1234, Tandil', 'Las Heras', '1234', 'Tandil'],
    ['Av. 7 N° 776, La Plata, La Plata', 'Av. 7', '776', 'La Plata La Plata'],
    ['Calle 50 1234', 'Calle 50', '1234', ''],
    ['9 de Julio 150 bis, Azul', '9 de Julio', '150 bis', 'Azul'],
    ['Ruta 3 s/n, Azul', 'Ruta 3', 's/n', 'Azul'],
    ['Belgrano', 'Belgrano', '', ''],
    ['25 de Mayo', '25 de Mayo', '', ''],
  ] as const)
    expect(leerLugar(texto), texto).toEqual({ que: 'direccion', calle, numero, donde });
});

test('el código de ARBA de una parcela va y vuelve', () => {
  const codigo = '055030C0000000000000000000000070000' + '0016000';
  expect(codigoCatastral('055', DE_LA_PLATA)).toBe(codigo);
  expect(leerCodigoCatastral(codigo)).toEqual({ partido: '055', nomenclatura: DE_LA_PLATA });
  // From ARBA: partido 136, circunscripción 2, sección C, manzana 162, parcela 21.
  expect(leerCodigoCatastral('136020C00000000000000000000001620000021000')?.nomenclatura).toMatchObject({
    ...{ circunscripcion: 'II', seccion: 'C', chacra: '', quinta: '', fraccion: '', manzana: '162', parcela: '21' },
  });
  const conLetras = { ...DE_LA_PLATA, chacra: '4', manzana: '70B', parcela: '16A' };
  expect(leerCodigoCatastral(codigoCatastral('055', conLetras) ?? '')?.nomenclatura).toEqual(conLetras);
  expect(codigoCatastral('055', { ...DE_LA_PLATA, manzana: '12345' })).toBeNull();
  expect(leerCodigoCatastral('055')).toBeNull();
  expect(formatNomenclatura(conLetras)).toBe('III-C-4-70B-16A');
});
