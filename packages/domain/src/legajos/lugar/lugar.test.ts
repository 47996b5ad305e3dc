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
  for (const texto of ['055-123456-7', '055123456', '055 123456', ' 055/123456-7 ', '0551234567'])
    expect(leerLugar(texto), texto).toEqual({ que: 'partida', partida: '055123456' });
});

test('las coordenadas que copia un mapa', () => {
  for (const texto of ['-34.92, -57.95', '-34.92,-57.95', '−34.92, −57.95'])
    expect(leerLugar(texto), texto).toEqual({ que: 'punto', punto: { lat: -34.92, lng: -57.95 } });
});

test('una nomenclatura, por sus lugares o por sus nombres, en romanos o en números', () => {
  for (const texto of ['III-C-70-16', 'iii - c - 70 - 16', '3/C/70/16', 'Circ. III, Secc. C, Mz. 70, Parc. 16'])
    expect(leerLugar(texto), texto).toEqual({ que: 'nomenclatura', nomenclatura: DE_LA_PLATA });
  expect(leerNomenclatura('Circunscripción: 2 Sección: B Chacra 4 Fracción 1 Manzana: 12 Parcela: 7a')).toEqual({
    ...{ circunscripcion: 'II', seccion: 'B', chacra: '4', quinta: '', fraccion: '1', manzana: '12', parcela: '7a' },
  });
  expect(leerNomenclatura('III-C-Ch.4-70-16')).toMatchObject({ chacra: '4', manzana: '70', parcela: '16' });
  expect(leerNomenclatura('III-C-Ch 4-Qta 2-70B-16A')).toMatchObject({
    chacra: '4',
    quinta: '2',
    manzana: '70B',
    parcela: '16A',
  });
  expect(leerNomenclatura('Circ. II Secc. B Chac. 4 Mzna. 45 Parc. 1')).toMatchObject({ chacra: '4', manzana: '45' });
  expect(leerNomenclatura('Circ. II Secc. B Fr. III Parc. 1')).toMatchObject({ fraccion: 'III', parcela: '1' });
  // a part that is named and not read would ask for another parcel
  expect(leerNomenclatura('Circ. II Secc. B Mz. 45/2 Parc. 1')).toBeNull();
  for (const texto of ['III-C-70', 'IIII-C-70-16', '0-C-70-16', 'III-7-70-16', 'III-C-70-16-2', 'calle 7 - 70'])
    expect(leerNomenclatura(texto), texto).toBeNull();
});

test.each([
  ['Las Heras 1234, Tandil', 'Las Heras', '1234', ['Tandil']],
  ['Las Heras Nº 1234, Tandil', 'Las Heras', '1234', ['Tandil']],
  ['San Martín N° 450', 'San Martín', '450', []],
  ['Av. 7 Nro 776', 'Av. 7', '776', []],
  ['Av. 7 N° 776, La Plata, La Plata', 'Av. 7', '776', ['La Plata', 'La Plata']],
  ['Av. 7 776', 'Av. 7', '776', []],
  ['7 N° 776', '7', '776', []],
  ['7 776', '7', '776', []],
  ['Calle 13 bis 1234', 'Calle 13 bis', '1234', []],
  ['Diag. 74 N° 1234', 'Diag. 74', '1234', []],
  ['San Martín 450 piso 2 depto B, La Plata', 'San Martín', '450', ['La Plata']],
  ['San Martín 450, piso 2, La Plata', 'San Martín', '450', ['La Plata']],
  ['Calle 7 N° 776 e/ 47 y 48', 'Calle 7', '776', []],
  ['Calle 50 1234', 'Calle 50', '1234', []],
  ['Calle 50', 'Calle 50', '', []],
  ['Ruta 3', 'Ruta 3', '', []],
  ['Ruta 2 km 45', 'Ruta 2', 'km 45', []],
  ['Ruta 3 s/n, Azul', 'Ruta 3', 'S/N', ['Azul']],
  ['9 de Julio 150 bis, Azul', '9 de Julio', '150 bis', ['Azul']],
  ['25 de Mayo', '25 de Mayo', '', []],
  ['Belgrano', 'Belgrano', '', []],
  ['Las Heras 1234, B7000 Tandil, Provincia de Buenos Aires, Argentina', 'Las Heras', '1234', ['Tandil']],
  ['Moreno 90, Tandil 7000', 'Moreno', '90', ['Tandil']],
] as const)('la dirección %s', (texto, calle, numero, donde) => {
  expect(leerLugar(texto)).toEqual({ que: 'direccion', calle, numero, donde });
});

test('dos números sueltos son calle y número, no un punto', () => {
  for (const texto of ['7 150', '50 120', '12, 45'])
    expect(leerLugar(texto), texto).toMatchObject({ que: 'direccion' });
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
  expect(formatNomenclatura(conLetras)).toBe('III-C-Ch.4-70B-16A');
  expect(leerNomenclatura(formatNomenclatura(conLetras))).toEqual(conLetras);
});
