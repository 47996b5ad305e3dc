import { expect, test } from 'vitest';
import { ejemploDeValores } from '../testing/certificados/ejemplo-de-valores.ts';
import { advertenciasDe } from './advertencias.ts';
import { armarCuerpo, leerCuerpo } from './cuerpo.ts';
import { DEFINICIONES } from './definiciones.ts';
import { validarConfiguracion } from './eleccion.ts';
import { numeroDeCertificado, TIPOS_DE_CERTIFICADO, tiposDelRubro } from './tipos.ts';

const HOY = '2026-11-20';
const VACIOS = {
  disyuntor: '',
  normas: ' ',
  ordenanza_municipal: null,
  ordenanza_municipal_nro: '',
  reglamento: '',
  resolucion: '',
  tipo_dependencia: null,
  nro_contribuyente: '',
};

test('lo vacío no viaja, y lo escrito con coma viaja como número [CER-043, CER-044]', () => {
  const cuerpo = armarCuerpo('caie', { ...ejemploDeValores('caie'), ...VACIOS, pot_total_kw: '12,5' });
  expect(cuerpo.pot_total_kw).toBe(12.5);
  for (const ruta of Object.keys(VACIOS)) expect(cuerpo).not.toHaveProperty(ruta);
});

test('el paso compartido viaja con los nombres de la API [CER-023, CER-024, CER-026]', () => {
  const valores = { ...ejemploDeValores('eig'), 'titular.telefono': '', inm_letra: '' };
  expect(armarCuerpo('eig', valores)).toMatchObject({
    titular: { id: 1, localidad_id: 1, domicilio: 'A' },
    inmueble: { id: 1 },
    inm_anio: 2026,
    categoria_habilitacion: 1,
    cant_usuarios_predio: 3,
    obra_nueva: true,
    reapertura: true,
  });
  expect(armarCuerpo('eig', valores)).not.toHaveProperty('titular.telefono');
  expect(armarCuerpo('eig', valores)).not.toHaveProperty('inm_letra');
  const nombres = DEFINICIONES.caie[0]?.grupos.flatMap(({ campos }) => campos.map(({ nombre }) => nombre));
  expect(nombres).toEqual([
    'titular',
    'domicilioLegal',
    'localidad',
    'telefono',
    'regInstMunicipal',
    'inmueble',
    'tramitadoExpedienteNumero',
    'letra',
    'anio',
    'observaciones',
  ]);
});

test.each(TIPOS_DE_CERTIFICADO)('%s: lo que se envía se lee como se escribió', (type) => {
  const valores = ejemploDeValores(type);
  expect(leerCuerpo(type, armarCuerpo(type, valores))).toEqual(valores);
});

test('cuántos pasos tiene cada tipo [CER-018, CER-019, CER-020]', () => {
  const pasos = TIPOS_DE_CERTIFICADO.map((type) => [type, DEFINICIONES[type].length]);
  expect(Object.fromEntries(pasos)).toMatchObject({ caie: 7, caie_er: 2, t1r: 2, t1g: 2, eig: 2, anexa_in_situ: 1 });
});

test('la elección pide lo suyo a cada tipo [CER-007, CER-008, CER-009, CER-010]', () => {
  const nada = { tipo: null, suministroElectrico: null, tipoCableado: null, verificacion: null };
  const campos = (cambio: object) => validarConfiguracion({ ...nada, ...cambio }).map(({ campo }) => campo);
  expect(campos({})).toEqual(['tipo']);
  expect(campos({ tipo: 'caie' })).toEqual(['suministroElectrico']);
  expect(campos({ tipo: 'caie', suministroElectrico: { value: 'v220_t1r_3kw' } })).toEqual(['suministroElectrico']);
  expect(campos({ tipo: 'caie_er', suministroElectrico: { value: 'v220_t1r_3kw' } })).toEqual([]);
  expect(campos({ tipo: 't1g', tipoCableado: 'monofasico' })).toEqual(['verificacion']);
  expect(campos({ tipo: 'eig' })).toEqual([]);
});

test('los tipos salen del rubro, y el número de tipo, año y secuencia [CER-006]', () => {
  const tipos = TIPOS_DE_CERTIFICADO.map((type) => ({ type, nombre: type, rubros: ['r'], in_situ: false }));
  expect(tiposDelRubro(tipos, 'r')).toHaveLength(tipos.length);
  expect(tiposDelRubro(tipos, 'otro')).toEqual([]);
  expect(numeroDeCertificado('caie_er', 2026, 12)).toBe('CAIEER-2026-000012');
});

test('una lectura poco creíble se advierte y no se rechaza; lo mal escrito no se advierte', () => {
  const con = (cambio: object) =>
    advertenciasDe(
      'caie',
      {
        ...ejemploDeValores('caie'),
        tension_kv: '0,38',
        tipo_cableado: 'trifasico',
        ...cambio,
      },
      HOY,
    ).map(({ codigo, campo }) => `${campo} ${codigo}`);
  expect(con({})).toEqual([]);
  expect(con({ toma_tierra_valor: '40' })).toEqual([]);
  expect(con({ toma_tierra_valor: '40,01' })).toEqual(['toma_tierra_valor tierra_alta']);
  expect(con({ toma_tierra_valor: 'x' })).toEqual([]);
  expect(con({ disyuntor: '300' })).toEqual(['disyuntor diferencial_alto']);
  expect(con({ tension_kv: '220' })).toEqual(['tension_kv tension_inusual']);
  expect(con({ tipo_cableado: 'monofasico', in_int_principal: '40', pot_max_kw: '5' })).toEqual([
    'in_int_principal conviene_trifasico',
  ]);
  expect(con({ pot_max_kw: '13' })).toEqual(['pot_max_kw potencia_maxima_mayor']);
});
