import { expect, test } from 'vitest';
import { sumar } from '../../importes/decimal.ts';
import { cuantoCambianLosCargos } from './cuanto-cambian-los-cargos.ts';

const cargo = (concepto: string, importe: string) => ({ concepto, importe, vencimiento: '03-31', norma: '' });
const RIGE = [cargo('arancel', '1000.10'), cargo('cuota_1', '500.00'), cargo('arancel_rehabilitacion', '9000.00')];
const OTRA = [cargo('arancel', '1200.15'), cargo('cuota_1', '500.00'), cargo('arancel_rehabilitacion', '12000.00')];
const MATRICULAS = [
  { tipo: 'Técnico', matriculas: 3 },
  { tipo: 'Idóneo', matriculas: 1 },
];

test('un año de cada tipo de matrícula, con una lista y con otra, y todos suman el total al centavo', () => {
  const { tipos, total } = cuantoCambianLosCargos(RIGE, OTRA, MATRICULAS);
  expect(tipos).toEqual([
    { tipo: 'Técnico', matriculas: 3, antes: '4500.30', ahora: '5100.45', diferencia: '600.15' },
    { tipo: 'Idóneo', matriculas: 1, antes: '1500.10', ahora: '1700.15', diferencia: '200.05' },
  ]);
  expect(total).toEqual({ matriculas: 4, antes: '6000.40', ahora: '6800.60', diferencia: '800.20' });
  expect(sumar(tipos.map(({ diferencia }) => diferencia))).toBe(total.diferencia);
});

test('lo que la lista que rige no cobraba cuesta desde nada, y lo que ya no está baja', () => {
  expect(cuantoCambianLosCargos([], OTRA, MATRICULAS).total).toMatchObject({ antes: '0.00', diferencia: '6800.60' });
  expect(cuantoCambianLosCargos(RIGE, [cargo('cuota_1', '500.00')], MATRICULAS).total.diferencia).toBe('-4000.40');
});
