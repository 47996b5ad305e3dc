import { expect, test } from 'vitest';
import { formatImporte } from '../../importes/formato.ts';
import { acumular, ensayoVacio } from './acumular.ts';
import { type ContratoConTasas, ensayarTasas, explicarTasas, type TasasPorEnsayar } from './ensayar-tasas.ts';

const filas = (cep: string, timbrado: string, norma = 'Acta 1') => [
  { clave: 'cep', tasa: cep, norma },
  { clave: 'timbrado', tasa: timbrado, norma },
];
const version = (vigente_desde: string, suyas: ReturnType<typeof filas>) =>
  ({ lista: 'tasas', vigente_desde, filas: suyas }) as const;
const TASAS: TasasPorEnsayar = {
  filas: filas('0.06', '0.01', 'Acta 2'),
  publicadas: [version('2020-01-01', filas('0.05', '0.01')), version('2026-06-01', filas('0.055', '0'))],
};
const comitente = { es_colegio: false, locador: false, padron: 'sin_consultar' } as never;
const contrato = (cambios: Partial<ContratoConTasas> = {}): ContratoConTasas => ({
  ...{ monto: '100000.00', fecha: '2026-01-10', timbrado_externo: false, comitentes: [comitente] },
  modalidad: { cep_exento: false, franquicia: false },
  ...cambios,
});

test('cada contrato se compara con las tasas de su día, y sus partes suman lo suyo', () => {
  expect(ensayarTasas(contrato(), TASAS)).toEqual({
    ...{ clase: 'comparado', antes: '6000.00', ahora: '7000.00', diferencia: '1000.00', porcentaje: '16.67' },
    partes: [
      { parte: 'cep', antes: '5000.00', ahora: '6000.00' },
      { parte: 'timbrado', antes: '1000.00', ahora: '1000.00' },
    ],
  });
  expect(ensayarTasas(contrato({ fecha: '2026-06-01' }), TASAS)).toMatchObject({ antes: '5500.00', ahora: '7000.00' });
});

test.each([
  ['exento de CEP', { modalidad: { cep_exento: true, franquicia: false } }, ['timbrado']],
  ['con franquicia', { modalidad: { cep_exento: false, franquicia: true } }, ['cep']],
  ['con su timbrado comprado afuera', { timbrado_externo: true }, ['cep']],
  ['que encarga el Colegio', { comitentes: [{ ...(comitente as object), es_colegio: true } as never] }, ['timbrado']],
] as const)('uno %s paga solo lo que le toca', (_, cambios, quedan) => {
  const ensayado = ensayarTasas(contrato(cambios), TASAS);
  expect(ensayado.clase === 'comparado' && ensayado.partes.map(({ parte }) => parte)).toEqual(quedan);
});

test('el que no paga ninguna, o de cuyo día nadie dice la tasa, no se compara y dice por qué', () => {
  const nada = contrato({ modalidad: { cep_exento: true, franquicia: true } });
  expect(ensayarTasas(nada, TASAS)).toEqual({ clase: 'sin_ensayar', motivo: 'no_paga' });
  expect(ensayarTasas(contrato({ fecha: '2019-12-31' }), TASAS)).toEqual({ clase: 'sin_ensayar', motivo: 'sin_tasa' });
});

test('lo que no se cobraba y se cobraría no tiene por ciento, y es lo que más cambia', () => {
  const franco = contrato({ fecha: '2026-07-01', modalidad: { cep_exento: true, franquicia: false } });
  const nuevo = ensayarTasas(franco, TASAS);
  expect(nuevo).toMatchObject({ antes: '0.00', ahora: '1000.00', porcentaje: null });
  const sinCambio = ensayarTasas(franco, { ...TASAS, filas: filas('0.06', '0') });
  expect(sinCambio).toMatchObject({ antes: '0.00', ahora: '0.00', porcentaje: '0.00' });
  const lineas = [ensayarTasas(contrato(), TASAS), nuevo, sinCambio];
  const van = lineas
    .map((ensayado, i) => ({ detalle_id: i + 1, rubro_id: 1, importado: i === 0, ensayado }))
    .reduce(acumular, ensayoVacio());
  expect(van.mayores.map(({ detalle_id }) => detalle_id)).toEqual([2, 1]);
  expect(van).toMatchObject({ suben: 2, iguales: 1, importados: 1, tramos: { sube_mas_de_100: 1, igual: 1 } });
});

test('las dos cuentas dicen la tasa, sobre cuánto y quién la dispuso, y suman lo que se compara', () => {
  const cuentas = explicarTasas(contrato({ monto: '0.30' }), TASAS);
  // What rounds to nothing is a centavo, as it is charged.
  expect(cuentas?.antes.pasos.map(({ texto, importe }) => [texto, importe])).toEqual([
    [`CEP: 5 % de ${formatImporte('0.30')}`, '0.02'],
    [`Timbrado: 1 % de ${formatImporte('0.30')}`, '0.01'],
  ]);
  expect(cuentas?.antes.importe).toBe('0.03');
  expect(cuentas?.ahora.pasos.map(({ fuente }) => fuente)).toEqual([{ norma: 'Acta 2' }, { norma: 'Acta 2' }]);
});
