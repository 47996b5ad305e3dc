import { expect, test } from 'vitest';
import { ejemploDeValores } from '../testing/certificados/ejemplo-de-valores.ts';
import { RUTA_DE_PREGUNTA } from './configuracion.ts';
import { armarCuerpo } from './cuerpo.ts';
import { SUMINISTROS_CAIE } from './definiciones/caie.ts';
import { SUMINISTROS_CAIE_ER } from './definiciones/caie-er.ts';
import { camposDelTipo, DEFINICIONES } from './definiciones.ts';
import { TIPOS_DE_CERTIFICADO, type TipoDeCertificado } from './tipos.ts';

const COMPARTIDOS = new Set(Object.keys(armarCuerpo('eig', ejemploDeValores('eig'))).slice(0, 11));
const propios = (type: TipoDeCertificado): string[] => {
  const compartidos = type === 'anexa_in_situ' ? new Set<string>() : COMPARTIDOS;
  return Object.keys(armarCuerpo(type, ejemploDeValores(type))).filter((clave) => !compartidos.has(clave));
};
const opciones = (type: TipoDeCertificado, ruta: string) =>
  camposDelTipo(type).flatMap((campo) =>
    campo.ruta === ruta && campo.tipo === 'opcion' ? (campo.opciones ?? []).map(({ valor }) => valor) : [],
  );
const esBooleano = (type: TipoDeCertificado, claves: readonly string[]) => {
  const cuerpo = armarCuerpo(type, ejemploDeValores(type));
  return claves.every((clave) => typeof cuerpo[clave] === 'boolean');
};

test('están los seis tipos, con sus nombres [CER-001]', () => {
  const seis = ['caie', 'caie_er', 't1r', 't1g', 'eig', 'anexa_in_situ'];
  expect(TIPOS_DE_CERTIFICADO).toEqual(expect.arrayContaining(seis));
  expect([...COMPARTIDOS]).toEqual([
    'titular',
    'reg_inst_municipal',
    'inmueble',
    'inm_expediente_numero',
    'inm_letra',
    'inm_anio',
    'inm_observaciones',
    'categoria_habilitacion',
    'cant_usuarios_predio',
    'obra_nueva',
    'reapertura',
  ]);
});

test('CAIE: el suministro y sus opciones [CER-035, CER-045]', () => {
  const campos = ['tipo_cableado', 'tipo_instalacion', 'pot_total_kw', 'pot_max_kw', 'nro_contribuyente'];
  const medidas = ['tipo_dependencia', 'tension_kv', 'in_int_principal', 'icc_ka', 'sec_cond_mm2', 'disyuntor'];
  expect(propios('caie').slice(0, 11)).toEqual([...campos, ...medidas]);
  expect(opciones('caie', 'tipo_cableado')).toEqual(['monofasico', 'trifasico']);
  expect(opciones('caie', 'tipo_instalacion')).toEqual([
    ...['comercial', 'res_multifam', 'residencial', 'servicios_generales', 'industrial', 'otros'],
  ]);
  expect(opciones('caie', 'tipo_dependencia')).toEqual(['municipal', 'provincial']);
  expect(SUMINISTROS_CAIE.map(({ valor, etiqueta }) => [valor, etiqueta])).toEqual([
    ['amp_pot', 'Ampliación de potencia'],
    ['censo_car', 'Censo de carga'],
    ['definitiva', 'Definitiva'],
    ['de_obra', 'Obra'],
    ['prefact', 'Prefactibilidad'],
    ['rehabilitacion', 'Rehabilitación'],
  ]);
});

test('CAIE: inspecciones, verificaciones y continuidades, con sus nombres [CER-036, CER-037, CER-039]', () => {
  const inspecciones = Array.from({ length: 8 }, (_, i) => `insp_visual${i + 1}`);
  const verificaciones = ['cant_dest_circuito', 'secc_conductores', 'secc_cond_prot', 'med_caract_canal'];
  const conNumero = [...verificaciones, 'caract_apar_man_prot'].flatMap((clave) => [clave, `${clave}_nro`]);
  const continuidades = ['cont_cond_activo', 'cont_canal_metalico', 'cont_cond_proteccion'];
  expect(propios('caie').slice(11, 33)).toEqual([
    ...inspecciones,
    ...conNumero,
    'cond_reglamentaria',
    ...continuidades,
  ]);
  expect(esBooleano('caie', [...inspecciones, ...verificaciones, 'cond_reglamentaria', ...continuidades])).toBe(true);
});

test('CAIE: resistencias de a pares y normas, con sus nombres [CER-040, CER-041, CER-042]', () => {
  const aislacion = ['cond_face', 'cond_face_neutro', 'cond_face_prote', 'cond_neutro_prote'];
  const tierra = ['toma_tierra', 'toma_corriente', 'masa_generica', 'electrodo_tierra'];
  expect(propios('caie').slice(33)).toEqual([
    ...[...aislacion, ...tierra].flatMap((clave) => [clave, `${clave}_valor`]),
    'disposiciones_constructivas',
    'resolucion',
    'ordenanza_municipal',
    'ordenanza_municipal_nro',
    'reglamento_tipo',
    'reglamento',
    'normas',
  ]);
  expect(opciones('caie', 'reglamento_tipo')).toEqual(['aea_1987', 'aea_2006']);
  const unidades = camposDelTipo('caie').filter(({ ruta }) => ruta.endsWith('_valor'));
  expect(unidades.map(({ unidad }) => unidad)).toEqual([...aislacion.map(() => 'MΩ'), ...tierra.map(() => 'Ω')]);
  expect(camposDelTipo('caie').find(({ ruta }) => ruta === 'ordenanza_municipal_nro')?.etiqueta).toBe('Municipalidad');
});

test('CAIE ER: su cuerpo y sus suministros [CER-059, CER-060]', () => {
  const booleanos = ['sis_generacion_distribuida', 'tab_principal', 'protecciones_ppales_y_tierra'];
  const otros = ['tiempos_min_reconexion', 'ajustes_protecciones_red', 'desconexion_anteCorte', 'distorcion_armonicos'];
  expect(propios('caie_er')).toEqual(['potencia_acople', 'nro_contribuyente', ...booleanos, ...otros]);
  expect(esBooleano('caie_er', [...booleanos, ...otros])).toBe(true);
  expect(typeof armarCuerpo('caie_er', ejemploDeValores('caie_er')).potencia_acople).toBe('number');
  expect(SUMINISTROS_CAIE_ER.map(({ valor }) => valor)).toEqual([
    ...['v220_t1r_3kw', 'v220_t1r_3_6kw', 'v380_caie_5kw', 'v380_caie_5_15kw', 'v380_caie_15kw'],
  ]);
});

test('T1R y EIG: sus cuerpos [CER-069, CER-075]', () => {
  const delT1r = ['int_termodinamico', 'int_diferencial', 'mont_dispoCables', 'conex_pat_serv', 'mater_res_92_98'];
  expect(propios('t1r')).toEqual(['tab_principal', 'tpda_ip', ...delT1r, 'disposiciones_constructivas']);
  expect(opciones('t1r', 'tpda_ip')).toEqual(['ip_41', 'ip_549']);
  expect(esBooleano('t1r', ['tab_principal', ...delT1r, 'disposiciones_constructivas'])).toBe(true);
  const delEig = ['uso', 'consumo_total', 'presion_red', 'presion_interna', 'cant_tomas', 'toma_mayor_consumo'];
  expect(propios('eig')).toEqual([...delEig, 'observaciones']);
  expect(opciones('eig', 'uso')).toEqual(['comercial', 'domiciliario', 'industrial', 'varios']);
  expect(armarCuerpo('eig', { ...ejemploDeValores('eig'), observaciones: ' ' })).not.toHaveProperty('observaciones');
});

test('el anexo: su cuerpo, y sus opciones [CER-077, CER-078, CER-079, CER-080, CER-081]', () => {
  const verificaciones = [
    ...['canio_doble_aislacion', 'tp_menos2mt_gabinete', 'grampa_sujecion', 'gabinete_y_tablero_pvc'],
    ...['conector_pvc_ingreso', 'canio_bajada_nuevo', 'caja_de_toma', 'tp_interior_inmueble', 'colores_normalizados'],
  ];
  const fotos = ['foto_gabinete', 'foto_tp', 'foto_canio_acometida', 'foto_frente_inmueble'];
  const campos = ['certificado_referencia', 'actividad', 'resolucion', 'acometida', 'alimentacion'];
  expect(propios('anexa_in_situ')).toEqual([...campos, ...verificaciones, ...fotos]);
  expect(esBooleano('anexa_in_situ', verificaciones)).toBe(true);
  expect(opciones('anexa_in_situ', 'resolucion')).toEqual([
    ...['res_enre_225_11', 'res_enre_269_12', 'res_enre_380_15', 'res_anterior_225'],
  ]);
  expect(opciones('anexa_in_situ', 'acometida')).toEqual(['aerea', 'subterranea']);
  const milimetros = [6, 10, 16, 35, 50, 70, 90, 120, 240];
  expect(opciones('anexa_in_situ', 'alimentacion')).toEqual(milimetros.map((mm) => `${mm}_mm`));
});

test('la configuración viaja con los nombres del cuerpo [CER-011]', () => {
  expect(RUTA_DE_PREGUNTA).toEqual({
    suministroElectrico: 'suministro_energia',
    tipoCableado: 'tipo_cableado',
    verificacion: 'verificacion',
  });
  expect(Object.keys(DEFINICIONES)).toEqual([...TIPOS_DE_CERTIFICADO]);
});
