import { readFileSync } from 'node:fs';
import {
  armarListasEnVigor,
  CLAVES_DE_LISTA,
  cargoDelAnio,
  condicionesDe,
  condicionVigente,
  DE_LOS_BANCOS,
  puntosDeControl,
  tasaDe,
  textosParaObservar,
  validarLista,
} from '@colega/domain/colegio';
import { campoDeLegajo } from '@colega/domain/legajos';
import { expect, test } from 'vitest';
import { rutaDesdeRaiz } from '../../../raiz.ts';
import { zClaveDeCobrador } from './clave-de-cobrador.ts';
import { agruparVersiones, leerListasDeEntrada } from './listas-de-entrada.ts';

const HOY = '2026-03-20';
const leerData = (archivo: string): unknown => JSON.parse(readFileSync(rutaDesdeRaiz('data', archivo), 'utf8'));
const RUBROS = leerData('rubros.json') as { clave: string; nombre: string }[];
const DISTRITOS = leerData('distritos.json') as typeof RUBROS;
const LISTAS = armarListasEnVigor(leerListasDeEntrada());

test('cada rubro tiene qué mirar, en el orden de su lista, y ninguna lista nombra un rubro que no hay', () => {
  const listas = leerData('listas-de-control.json') as { rubros: string[]; puntos: object[] }[];
  for (const { rubros, puntos } of listas)
    for (const clave of rubros) expect([clave, puntosDeControl(LISTAS, clave, HOY)]).toEqual([clave, puntos]);
  expect(listas.flatMap((lista) => lista.rubros).sort()).toEqual(RUBROS.map(({ clave }) => clave).sort());
});

test('los textos para observar son de datos que un legajo tiene, y antes de su fecha no los hay', () => {
  const textos = textosParaObservar(LISTAS, HOY);
  for (const { campo } of textos) expect(campo === null || campoDeLegajo(campo) !== null).toBe(true);
  expect(textos.length).toBeGreaterThan(10);
  expect(textosParaObservar(LISTAS, '2014-12-31')).toEqual([]);
  expect(puntosDeControl(LISTAS, 'obra_civil', '2014-12-31')).toEqual([]);
});

test('cada año se cobra con los importes de entonces, y antes del primero no hay ninguno', () => {
  const arancel = (anio: number) => cargoDelAnio(LISTAS, 'arancel', anio, HOY)?.importe;
  expect([2023, 2024, 2025, 2026, 2027].map(arancel)).toEqual([
    undefined,
    '48000.00',
    '72000.00',
    '98000.00',
    undefined,
  ]);
  expect(cargoDelAnio(LISTAS, 'cuota_2', 2025, HOY)?.vencimiento).toBe('2025-12-15');
  expect(tasaDe(LISTAS, 'cep', '1987-05-05')).toBe('0.05');
  expect(() => tasaDe(LISTAS, 'recargo_mensual', '1987-05-05')).toThrow('recargo_mensual');
});

test('una lista que data/ termina deja de regir, aunque no empiece otra', () => {
  const fila = { concepto: 'arancel', importe: '98000.00', vencimiento: '03-31', norma: '' };
  const versiones = agruparVersiones('cargos', [
    { desde: '2024-01-01', hasta: '2024-12-31', fila },
    { desde: '2026-01-01', hasta: '2026-12-31', fila },
  ]);
  expect(versiones.map(({ vigente_desde, filas }) => [vigente_desde, filas.length])).toEqual([
    ['2024-01-01', 1],
    ['2025-01-01', 0],
    ['2026-01-01', 1],
    ['2027-01-01', 0],
  ]);
  const importe = (anio: number) => cargoDelAnio(armarListasEnVigor(versiones), 'arancel', anio, '2027-05-01')?.importe;
  expect([2024, 2025, 2026, 2027].map(importe)).toEqual(['98000.00', undefined, '98000.00', undefined]);
});

test('lo que se acordó con cada cobrador rige desde su día, y es de referencia mientras nadie dijo su contrato', () => {
  type DelArchivo = { clave: string; comisiones: { desde: string; por_ciento: string; supuesto: string | null }[] };
  const { cobradores, dias_de_tolerancia } = leerData('rendiciones.json') as {
    cobradores: DelArchivo[];
    dias_de_tolerancia: number;
  };
  for (const { clave, comisiones } of cobradores)
    for (const { desde, por_ciento, supuesto } of comisiones) {
      const { tasa, tolerancia, se_usa, de_referencia } = condicionVigente(condicionesDe(LISTAS, clave), desde);
      expect([clave, Number(tasa) * 100]).toEqual([clave, Number(por_ciento)]);
      expect([tolerancia, se_usa, de_referencia]).toEqual([dias_de_tolerancia, true, supuesto !== null]);
    }
  const deLosBancos = condicionVigente(condicionesDe(LISTAS, DE_LOS_BANCOS), HOY);
  expect([deLosBancos.tolerancia, deLosBancos.tasa]).toEqual([dias_de_tolerancia, null]);
});

test('de un cobrador con el que el programa no trabaja se dice con cuáles sí', () => {
  expect(zClaveDeCobrador.safeParse('rapipago').error?.issues[0]?.message).toBe(
    'no es un cobrador con los que trabaja el programa (siro, redLink, sipago, net_pagos)',
  );
});

test('lo que trae data/ lo aceptaría la mesa, tal cual, si empezara mañana', () => {
  const comoOpciones = (de: typeof RUBROS) => de.map(({ clave, nombre }) => ({ valor: clave, nombre }));
  const opciones = { rubros: comoOpciones(RUBROS), distritos: comoOpciones(DISTRITOS) };
  for (const lista of CLAVES_DE_LISTA) {
    const ultima = LISTAS.versiones.filter((una) => una.lista === lista).at(-1);
    const filas = (ultima?.filas ?? []).filter(({ fecha = '9' }) => fecha > HOY);
    const propuesta = { vigente_desde: '2026-03-21', norma: 'Acta 1', filas };
    const contexto = { hoy: HOY, primer_dia: '2026-03-21', anteriores: [], ...opciones, en_uso: [] };
    expect([lista, validarLista(lista, propuesta, contexto)]).toEqual([lista, []]);
  }
});
