import { expect, test } from 'vitest';
import { ejemploDeValores } from '../testing/certificados/ejemplo-de-valores.ts';
import type { Valor } from './campo.ts';
import { TIPOS_DE_CERTIFICADO, type TipoDeCertificado } from './tipos.ts';
import { validarCertificado } from './validar.ts';

const SUMINISTRO: Partial<Record<TipoDeCertificado, string>> = { caie: 'definitiva', caie_er: 'v220_t1r_3kw' };
const con = (type: TipoDeCertificado, cambio: Record<string, Valor>, suministro = SUMINISTRO[type] ?? null) =>
  validarCertificado(type, { ...ejemploDeValores(type), ...cambio }, suministro);
const codigos = (type: TipoDeCertificado, ruta: string, valor: Valor, suministro?: string) =>
  con(type, { [ruta]: valor }, suministro).map(({ campo, codigo }) => `${campo} ${codigo}`);

test.each(TIPOS_DE_CERTIFICADO)('%s: lo completo está en orden', (type) => {
  expect(con(type, {})).toEqual([]);
});

test('el paso compartido: domicilio legal, localidad y titular [CER-027]', () => {
  expect(codigos('t1r', 'titular.domicilio', ' ')).toEqual(['titular.domicilio requerido']);
  expect(codigos('t1r', 'titular.localidad_id', null)).toEqual(['titular.localidad_id requerido']);
  expect(codigos('t1r', 'titular.id', null)).toEqual(['titular.id requerido']);
});

test('del paso compartido, lo que no se tiene se deja en blanco [CER-027]', () => {
  const opcionales = [
    ...['titular.telefono', 'reg_inst_municipal', 'inm_expediente_numero', 'inm_letra', 'inm_observaciones'],
  ];
  const vacios = Object.fromEntries(opcionales.map((ruta) => [ruta, '']));
  for (const type of TIPOS_DE_CERTIFICADO.filter((uno) => 'inm_letra' in ejemploDeValores(uno)))
    expect(con(type, vacios)).toEqual([]);
});

test('el año es obligatorio, entero y de 1900 a 2100 [CER-030]', () => {
  for (const anio of ['1900', '2100']) expect(codigos('caie', 'inm_anio', anio)).toEqual([]);
  for (const anio of ['1899', '2101', '2026,5']) {
    expect(codigos('caie', 'inm_anio', anio)).toEqual(['inm_anio anio_fuera_de_rango']);
  }
  expect(codigos('caie', 'inm_anio', '')).toEqual(['inm_anio requerido']);
});

test('solo eig pide tipo de instalación, usuarios, obra nueva y reapertura [CER-025, CER-029, CER-031, CER-032]', () => {
  expect(codigos('eig', 'categoria_habilitacion', null)).toEqual(['categoria_habilitacion opcion_requerida']);
  expect(codigos('eig', 'obra_nueva', null)).toEqual(['obra_nueva seleccion_requerida']);
  expect(codigos('eig', 'reapertura', null)).toEqual(['reapertura seleccion_requerida']);
  expect(codigos('eig', 'cant_usuarios_predio', '20')).toEqual([]);
  expect(codigos('eig', 'cant_usuarios_predio', '21')).toEqual(['cant_usuarios_predio valor_hasta']);
  expect(codigos('eig', 'cant_usuarios_predio', 'dos')).toEqual(['cant_usuarios_predio entero']);
  expect(Object.keys(ejemploDeValores('caie'))).not.toContain('obra_nueva');
});

test('CAIE, suministro: hasta 6 dígitos, y disyuntor sin separadores [CER-046, CER-047, CER-048]', () => {
  for (const ruta of ['pot_total_kw', 'pot_max_kw', 'tension_kv', 'in_int_principal', 'icc_ka', 'sec_cond_mm2']) {
    expect(codigos('caie', ruta, '999999')).toEqual([]);
    expect(codigos('caie', ruta, '1000000')).toEqual([`${ruta} seis_digitos`]);
    expect(codigos('caie', ruta, '')).toEqual([`${ruta} requerido`]);
  }
  expect(codigos('caie', 'disyuntor', '30,5')).toEqual(['disyuntor seis_digitos_sin_separadores']);
  expect(codigos('caie', 'nro_contribuyente', 'x'.repeat(51))).toEqual(['nro_contribuyente largo_maximo']);
  expect(codigos('caie', 'nro_contribuyente', 'x'.repeat(50))).toEqual([]);
});

test('CAIE: las inspecciones, verificaciones, continuidades y resistencias se eligen todas [CER-049, CER-050, CER-052, CER-053]', () => {
  for (const ruta of ['insp_visual1', 'insp_visual8', 'secc_cond_prot', 'cont_cond_activo', 'toma_tierra']) {
    expect(codigos('caie', ruta, null)).toEqual([`${ruta} seleccion_requerida`]);
  }
});

test('CAIE, verificaciones: números y separadores hasta 20; sección y nominales hasta 6 dígitos [CER-051]', () => {
  expect(codigos('caie', 'secc_conductores_nro', '2,5 - 4')).toEqual([]);
  expect(codigos('caie', 'secc_conductores_nro', '2x4')).toEqual(['secc_conductores_nro digitos_y_separadores']);
  expect(codigos('caie', 'secc_conductores_nro', '1'.repeat(21))).toEqual(['secc_conductores_nro largo_maximo']);
  expect(codigos('caie', 'secc_cond_prot_nro', '1234567')).toEqual(['secc_cond_prot_nro seis_digitos']);
});

test('CAIE, resistencias: los valores llevan hasta 8 dígitos [CER-054]', () => {
  expect(codigos('caie', 'masa_generica_valor', '99999999')).toEqual([]);
  expect(codigos('caie', 'masa_generica_valor', '100000000')).toEqual(['masa_generica_valor ocho_digitos']);
});

test('CAIE, normas: disposiciones y reglamento; los largos [CER-055, CER-056]', () => {
  expect(codigos('caie', 'disposiciones_constructivas', null)).toEqual([
    'disposiciones_constructivas seleccion_requerida',
  ]);
  expect(codigos('caie', 'reglamento_tipo', null)).toEqual(['reglamento_tipo opcion_requerida']);
  const largos = { resolucion: 10, ordenanza_municipal: 10, ordenanza_municipal_nro: 10, reglamento: 20, normas: 120 };
  for (const [ruta, largo] of Object.entries(largos)) {
    expect(codigos('caie', ruta, 'x'.repeat(largo))).toEqual([]);
    expect(codigos('caie', ruta, 'x'.repeat(largo + 1))).toEqual([`${ruta} largo_maximo`]);
  }
});

test('las preguntas de T1G, T1R y CAIE ER, cada una con su código [CER-058, CER-076]', () => {
  expect(codigos('t1g', 'sis_puesta_tierra', null)).toEqual(['sis_puesta_tierra seleccion_requerida']);
  expect(codigos('caie_er', 'desconexion_anteCorte', null)).toEqual(['desconexion_anteCorte seleccion_requerida']);
  expect(codigos('t1r', 'int_diferencial', null)).toEqual(['int_diferencial opcion_requerida']);
  expect(codigos('t1r', 'tpda_ip', 'ip_20')).toEqual(['tpda_ip opcion_invalida']);
});

test.each([
  ['v220_t1r_3kw', ['0', '3'], ['3,000000001', '4']],
  ['v220_t1r_3_6kw', ['3', '6'], ['2,999999999', '6,1']],
  ['v380_caie_5kw', ['5'], ['5,01']],
  ['v380_caie_5_15kw', ['5', '15'], ['4,99', '15,01']],
  ['v380_caie_15kw', ['15', '200'], ['14,999999999']],
])('la potencia de acople de %s [CER-062, CER-063, CER-064, CER-065, CER-066]', (suministro, si, no) => {
  for (const valor of si) expect(codigos('caie_er', 'potencia_acople', valor, suministro)).toEqual([]);
  for (const valor of no) {
    expect(codigos('caie_er', 'potencia_acople', valor, suministro)).toEqual(['potencia_acople potencia_de_acople']);
  }
});

test('la de 15 kW admite 15; nueve decimales, y no diez; y el contribuyente hasta 20 [CER-061, CER-067, CER-068]', () => {
  expect(codigos('caie_er', 'potencia_acople', '15', 'v380_caie_15kw')).toEqual([]);
  expect(codigos('caie_er', 'potencia_acople', '1,123456789')).toEqual([]);
  expect(codigos('caie_er', 'potencia_acople', '1,1234567891')).toEqual(['potencia_acople nueve_decimales']);
  expect(codigos('caie_er', 'nro_contribuyente', 'x'.repeat(21))).toEqual(['nro_contribuyente largo_maximo']);
  expect(codigos('caie_er', 'nro_contribuyente', '')).toEqual(['nro_contribuyente requerido']);
});

test('EIG: uso, consumo, presiones y tomas; las observaciones no [CER-070, CER-071, CER-072, CER-073, CER-074]', () => {
  expect(codigos('eig', 'uso', null)).toEqual(['uso opcion_requerida']);
  for (const ruta of ['consumo_total', 'presion_red', 'presion_interna', 'toma_mayor_consumo']) {
    expect(codigos('eig', ruta, '')).toEqual([`${ruta} requerido`]);
    expect(codigos('eig', ruta, '99999999')).toEqual([]);
    expect(codigos('eig', ruta, '100000000')).toEqual([`${ruta} ocho_digitos`]);
  }
  expect(codigos('eig', 'cant_tomas', '20')).toEqual([]);
  expect(codigos('eig', 'cant_tomas', '21')).toEqual(['cant_tomas valor_hasta']);
  expect(codigos('eig', 'cant_tomas', '-1')).toEqual(['cant_tomas entero']);
  expect(codigos('eig', 'observaciones', '')).toEqual([]);
});

test('el anexo pide todo, y cada foto [CER-083, CER-084]', () => {
  const type = 'anexa_in_situ';
  const vacio = validarCertificado(type, {}, null).map(({ campo }) => campo);
  expect(vacio).toEqual(Object.keys(ejemploDeValores(type)));
  expect(codigos(type, 'foto_tp', null)).toEqual(['foto_tp foto_requerida']);
  expect(codigos(type, 'alimentacion', '25_mm')).toEqual(['alimentacion opcion_invalida']);
});
