import { describe, expect, test } from 'vitest';
import { CLAVES_DE_COBRADOR } from '../../dinero/rendiciones/cobradores.ts';
import {
  columnasDe,
  comienzoDeLaTasa,
  comienzoDeNoUsarse,
  condicionesDe,
  condicionesEntre,
  condicionVigente,
  DE_LOS_BANCOS,
  type FilaDeLista,
  formatCelda,
  leerCelda,
  SIN_OPCIONES,
  validarLista,
} from '../index.ts';

const HOY = '2026-11-20';
const DESDE = '2026-12-01';
const DE_UNO = { tasa: '0.02', dias_habiles: '1', tolerancia: '3', se_usa: 'si', norma: '' };
const BANCOS = { cobrador: DE_LOS_BANCOS, tasa: '', dias_habiles: '', tolerancia: '3', se_usa: '', norma: '' };
const filasCon = (cambios: Partial<Record<string, FilaDeLista>> = {}): FilaDeLista[] =>
  [...CLAVES_DE_COBRADOR.map((cobrador) => ({ ...DE_UNO, cobrador })), BANCOS].map((fila) => ({
    ...{ ...fila, ...cambios[fila.cobrador] },
  }));
const senialar = (filas: readonly FilaDeLista[]) =>
  validarLista(
    'cobradores',
    { vigente_desde: DESDE, norma: 'Convenio 7', filas },
    { hoy: HOY, primer_dia: '2026-11-21', anteriores: [], rubros: [], distritos: [], en_uso: [] },
  ).map(({ codigo, campo }) => `${campo}: ${codigo}`);

describe('una lista de cobradores', () => {
  test('dice de cada uno con cuánto se queda, cuándo deposita y cuánto se lo espera; de los bancos, solo lo último', () => {
    expect(senialar(filasCon())).toEqual([]);
    expect(senialar(filasCon({ sipago: { tasa: '' }, net_pagos: { tasa: '0', dias_habiles: '0' } }))).toEqual([]);
    expect(senialar(filasCon().slice(1))).toEqual(['filas: fila_que_falta']);
  });

  test.each([
    ['sin sus días', { siro: { dias_habiles: '' } }, 'filas.0.dias_habiles: dato_requerido'],
    ['sin decir si se usa', { redLink: { se_usa: '' } }, 'filas.1.se_usa: dato_requerido'],
    ['sin tolerancia', { siro: { tolerancia: '' } }, 'filas.0.tolerancia: dato_requerido'],
    ['con más de lo que se lee de antes', { siro: { tolerancia: '16' } }, 'filas.0.tolerancia: celda_fuera_de_rango'],
    ['con la mitad y algo más', { siro: { tasa: '0.51' } }, 'filas.0.tasa: celda_fuera_de_rango'],
    ['de los bancos, con comisión', { banco: { tasa: '0.01' } }, 'filas.4.tasa: banco_solo_con_tolerancia'],
    ['de los bancos, con días', { banco: { dias_habiles: '1' } }, 'filas.4.dias_habiles: banco_solo_con_tolerancia'],
    ['de los bancos, sin usar', { banco: { se_usa: 'no' } }, 'filas.4.se_usa: banco_solo_con_tolerancia'],
  ])('%s, no se guarda', (_, cambios, problema) => {
    expect(senialar(filasCon(cambios))).toEqual([problema]);
  });

  test('se escribe como se lee', () => {
    const columna = columnasDe('cobradores', SIN_OPCIONES).find(({ clave }) => clave === 'tasa');
    if (!columna) throw new Error('falta');
    expect(leerCelda(columna, '2,25 %')).toEqual({ ok: true, valor: '0.0225' });
    expect([formatCelda(columna, '0.0225'), formatCelda(columna, '')]).toEqual(['2,25 %', '']);
  });
});

test('se mira lo que regía ese día; antes de lo primero, como dice lo primero', () => {
  const version = (vigente_desde: string, cambios: FilaDeLista) => ({
    ...{ lista: 'cobradores' as const, vigente_desde, filas: filasCon({ siro: cambios }) },
  });
  const versiones = [
    version('2027-01-01', { tasa: '', se_usa: 'no', norma: 'Nota 3' }),
    version('2015-01-01', {}),
    version('2026-06-01', { tasa: '0.02', dias_habiles: '2', norma: 'Convenio 7' }),
    version('2026-12-01', { tasa: '0.03', dias_habiles: '2', tolerancia: '0', norma: 'Convenio 8' }),
  ];
  const suyas = condicionesDe({ versiones }, 'siro');
  const el = (dia: string) => {
    const { tasa, dias_habiles, tolerancia, se_usa, de_referencia } = condicionVigente(suyas, dia);
    return [tasa, dias_habiles, tolerancia, se_usa, de_referencia, comienzoDeLaTasa(suyas, dia)];
  };
  expect(el('2010-05-05')).toEqual(['0.02', 1, 3, true, true, '2015-01-01']);
  expect(el('2026-05-31')).toEqual(['0.02', 1, 3, true, true, '2015-01-01']);
  expect(el('2026-06-01')).toEqual(['0.02', 2, 3, true, false, '2015-01-01']);
  expect(el('2026-12-31')).toEqual(['0.03', 2, 0, true, false, '2026-12-01']);
  expect(el('2027-01-01')).toEqual([null, 1, 3, false, false, '2027-01-01']);
  expect(condicionVigente(condicionesDe({ versiones }, DE_LOS_BANCOS), HOY).tolerancia).toBe(3);
  const [antes, despues] = [comienzoDeNoUsarse(suyas, '2026-12-31'), comienzoDeNoUsarse(suyas, '2027-03-01')];
  expect([antes, despues]).toEqual([null, '2027-01-01']);
  const entre = (desde: string, hasta: string) =>
    condicionesEntre(suyas, desde, hasta).map(({ vigente_desde }) => vigente_desde);
  expect(entre('2010-05-05', '2015-01-01')).toEqual(['2015-01-01']);
  expect(entre('2026-06-15', '2026-12-01')).toEqual(['2026-06-01', '2026-12-01']);
  expect(entre('2026-06-15', '2026-11-30')).toEqual(['2026-06-01']);
  expect(() => condicionVigente([], HOY)).toThrow('cobradores');
});
