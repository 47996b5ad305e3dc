import { expect, test } from 'vitest';
import * as reglas from './index.ts';

const casos: [string, reglas.ReglaDeFormato, string[], string[]][] = [
  ['Integer [VAL-002]', reglas.entero, ['', '0', '-12345678', '12345678'], ['123456789', '1,5', 'a', '--1']],
  ['Decimal [VAL-003]', reglas.decimal, ['', '1234567890,12', '1.5', '0'], ['12345678901', '1,234', '-1', '1,']],
  ['Decimal simple [VAL-004]', reglas.decimalSimple, ['', '-123456789012345', '1,25', '1.2'], ['1,234', 'a', '1.']],
  ['Mínimo es estricto [VAL-005]', reglas.minimo(5), ['', '5.01', '6'], ['5', '4,99', 'x']],
  ['Máximo es estricto [VAL-006]', reglas.maximo(5), ['', '4,99', '-1'], ['5', '5.01', 'x']],
  ['Porcentaje [VAL-007]', reglas.porcentaje, ['', '0', '100', '99,99', '100.00'], ['100,01', '101', '-1', '1,234']],
  [
    '8 dígitos [VAL-008]',
    reglas.ochoDigitos,
    ['0', '99999999', '12345678,9'.slice(2)],
    ['', '99999999,01', '123456789', '1.5', '1,'],
  ],
  ['6 dígitos [VAL-009]', reglas.seisDigitos, ['999999', '1,25'], ['', '999999,01', '1234567', '1.5']],
  ['6 dígitos sin separadores [VAL-010]', reglas.seisDigitosSinSeparadores, ['1', '123456'], ['', '1,2', '1234567']],
  ['Dígitos y separadores [VAL-011]', reglas.digitosYSeparadores, ['1, 2-3.4'], ['', 'a', '1/2']],
  ['Año [OPN-070]', reglas.anio, ['', '1900', '2100'], ['1899', '2101', '20', '2026,5', 'x']],
  ['Requerido', reglas.requerido, ['x'], ['', '   ']],
  ['Largo máximo', reglas.largoMaximo(3), ['', 'abc'], ['abcd']],
];

test.each(casos)('%s', (_nombre, regla, validos, invalidos) => {
  for (const texto of validos) expect(regla(texto), texto).toBeNull();
  for (const texto of invalidos) expect(regla(texto), texto).not.toBeNull();
});

test('un interruptor tiene que estar en 1 [VAL-012]', () => {
  expect(reglas.interruptor(1)).toBeNull();
  expect(reglas.interruptor(true)).toBeNull();
  expect(reglas.interruptor(0)).toEqual({ codigo: 'switch' });
  expect(reglas.interruptor(undefined)).toEqual({ codigo: 'switch' });
});

test('un monto admite a lo sumo dos decimales y nombra su campo [CON-001]', () => {
  expect(reglas.montoDecimal('1.010,25', 'monto')).toEqual({ ok: true, valor: '1010.25' });
  expect(reglas.montoDecimal('10,255', 'monto')).toEqual({
    ok: false,
    problema: { codigo: 'monto_decimal', datos: { field: 'monto', decimals: 2 } },
  });
});

test('fecha hasta no puede ser anterior a fecha desde; el mismo día vale [LIS-022]', () => {
  expect(reglas.validarRangoDeFechas('2026-03-02', '2026-03-01')).toEqual({
    codigo: 'fecha_hasta_anterior',
    campo: 'fecha_hasta',
  });
  expect(reglas.validarRangoDeFechas('2026-03-01', '2026-03-01')).toBeNull();
  expect(reglas.validarRangoDeFechas(null, '2026-03-01')).toBeNull();
});
