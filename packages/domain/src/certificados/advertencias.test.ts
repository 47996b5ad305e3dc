import { expect, test } from 'vitest';
import { ejemploDeValores } from '../testing/certificados/ejemplo-de-valores.ts';
import { advertenciasDe } from './advertencias.ts';
import type { TipoDeCertificado } from './tipos.ts';
import { validarCertificado } from './validar.ts';

const HOY = '2026-11-20';
const SANO: Partial<Record<TipoDeCertificado, object>> = {
  caie: { tension_kv: '0,38', tipo_cableado: 'trifasico' },
  eig: { uso: 'domiciliario', presion_red: '1,5', presion_interna: '0,02' },
};
const de = (type: TipoDeCertificado, cambio: object) => ({ ...ejemploDeValores(type), ...SANO[type], ...cambio });
const advertidos = (type: TipoDeCertificado, cambio: object = {}) =>
  advertenciasDe(type, de(type, cambio), HOY).map(({ codigo, campo }) => `${campo} ${codigo}`);
const rechazados = (type: TipoDeCertificado, cambio: object = {}, suministro: string | null = null) =>
  validarCertificado(type, de(type, cambio), suministro).map(({ codigo, campo }) => `${campo} ${codigo}`);

test.each([
  'cant_usuarios_predio',
  'cant_tomas',
  'consumo_total',
  'presion_red',
  'presion_interna',
  'toma_mayor_consumo',
])('EIG: %s no puede ser cero', (campo) => {
  expect(rechazados('eig', { [campo]: '0' })).toContain(`${campo} minimo`);
  expect(rechazados('eig', { [campo]: '1' }).filter((mal) => mal.startsWith(campo) && mal.includes('minimo'))).toEqual(
    [],
  );
});

test.each(['pot_total_kw', 'pot_max_kw', 'tension_kv', 'in_int_principal', 'icc_ka', 'sec_cond_mm2'])(
  'CAIE: %s no puede ser cero',
  (campo) => {
    expect(rechazados('caie', { [campo]: '0,0' })).toEqual([`${campo} minimo`]);
  },
);

test('la presión interna sobre la de la red: en una vivienda es imposible, en otro uso se advierte', () => {
  const sobre = { presion_red: '1,5', presion_interna: '1,51' };
  expect(rechazados('eig', sobre)).toEqual(['presion_interna presion_interna_imposible']);
  expect(rechazados('eig', { ...sobre, presion_interna: '1,50' })).toEqual([]);
  expect(rechazados('eig', { ...sobre, uso: 'industrial' })).toEqual([]);
  expect(advertidos('eig', { ...sobre, uso: 'industrial' })).toEqual(['presion_interna presion_interna_mayor']);
  expect(rechazados('eig', { presion_red: 'x', presion_interna: '2' })).toEqual(['presion_red ocho_digitos']);
});

test.each<[TipoDeCertificado, Record<string, string>, Record<string, string>, string]>([
  ['caie', { tension_kv: '1' }, { tension_kv: '13,2' }, 'tension_kv tension_inusual'],
  ['caie', { tension_kv: '132,01' }, { tension_kv: '132' }, 'tension_kv tension_inusual'],
  ['caie', { toma_tierra_valor: '1' }, { toma_tierra_valor: '1,01' }, 'toma_tierra_valor tierra_baja'],
  ['caie', { electrodo_tierra_valor: '0' }, { electrodo_tierra_valor: '8' }, 'electrodo_tierra_valor tierra_baja'],
  [
    'caie',
    { cant_dest_circuito_nro: ' 1 ' },
    { cant_dest_circuito_nro: '2' },
    'cant_dest_circuito_nro un_solo_circuito',
  ],
  ['caie', { disyuntor: '0' }, { disyuntor: '30' }, 'disyuntor diferencial_nulo'],
  ['caie', { icc_ka: '0,05', in_int_principal: '50' }, { icc_ka: '4,5', in_int_principal: '50' }, 'icc_ka icc_baja'],
  [
    'caie',
    { in_int_principal: '63', sec_cond_mm2: '6' },
    { in_int_principal: '60', sec_cond_mm2: '6' },
    'sec_cond_mm2 conductor_chico',
  ],
  ['caie_er', { potencia_acople: '0' }, { potencia_acople: '0,5' }, 'potencia_acople acople_nulo'],
  ['eig', { presion_red: '25,01' }, { presion_red: '25' }, 'presion_red presion_alta'],
  [
    'eig',
    { consumo_total: '4', toma_mayor_consumo: '37201' },
    { consumo_total: '4', toma_mayor_consumo: '37200' },
    'toma_mayor_consumo toma_mayor_que_total',
  ],
  ['t1r', { inm_anio: '2027' }, { inm_anio: '2026' }, 'inm_anio anio_por_venir'],
])('%s %j se advierte, y %j no', (type, raro, usual, advertencia) => {
  expect(advertidos(type, raro)).toEqual([advertencia]);
  expect(advertidos(type, usual)).toEqual([]);
});

test('lo que se advierte no se rechaza', () => {
  expect(rechazados('caie', { disyuntor: '300', tension_kv: '1', toma_tierra_valor: '0', inm_anio: '2090' })).toEqual(
    [],
  );
});
