import type { Cuerpo, TipoDeCertificado, Valores } from '@colega/domain/certificados';

export type FormularioDeDemo = { configuracion: Cuerpo; valores: Valores };

const todos = (...rutas: string[]): Valores => Object.fromEntries(rutas.map((ruta) => [ruta, true]));

const CAIE: Valores = {
  ...{ tipo_cableado: 'trifasico', tipo_instalacion: 'comercial', pot_total_kw: '18,5', pot_max_kw: '12' },
  ...{ nro_contribuyente: '30-0412233', tipo_dependencia: 'municipal', tension_kv: '0,38', in_int_principal: '32' },
  ...{ icc_ka: '6', sec_cond_mm2: '10', disyuntor: '30' },
  ...todos(...[1, 2, 3, 4, 5, 6, 7, 8].map((n) => `insp_visual${n}`)),
  ...todos('cant_dest_circuito', 'secc_conductores', 'secc_cond_prot', 'med_caract_canal', 'caract_apar_man_prot'),
  ...{ cant_dest_circuito_nro: '6', secc_conductores_nro: '2.5, 4, 10', secc_cond_prot_nro: '10' },
  ...{ med_caract_canal_nro: '25 - 32', caract_apar_man_prot_nro: '32', cond_reglamentaria: true },
  ...todos('cont_cond_activo', 'cont_canal_metalico', 'cont_cond_proteccion'),
  ...todos('cond_face', 'cond_face_neutro', 'cond_face_prote', 'cond_neutro_prote'),
  ...{ cond_face_valor: '120', cond_face_neutro_valor: '115', cond_face_prote_valor: '98,5' },
  ...{ cond_neutro_prote_valor: '102' },
  ...todos('toma_tierra', 'toma_corriente', 'masa_generica', 'electrodo_tierra'),
  ...{
    toma_tierra_valor: '8,4',
    toma_corriente_valor: '9,1',
    masa_generica_valor: '8,9',
    electrodo_tierra_valor: '8,2',
  },
  ...{ disposiciones_constructivas: true, reglamento_tipo: 'aea_2006', normas: 'IRAM 2281, IRAM 62670' },
};

export const FORMULARIOS: Readonly<Record<TipoDeCertificado, FormularioDeDemo>> = {
  caie: { configuracion: { suministro_energia: 'definitiva' }, valores: CAIE },
  caie_er: {
    configuracion: { suministro_energia: 'v220_t1r_3_6kw' },
    valores: {
      ...{ potencia_acople: '4,5', nro_contribuyente: '30-0412233' },
      ...todos('sis_generacion_distribuida', 'tab_principal', 'protecciones_ppales_y_tierra', 'tiempos_min_reconexion'),
      ...todos('ajustes_protecciones_red', 'desconexion_anteCorte', 'distorcion_armonicos'),
    },
  },
  t1r: {
    configuracion: {},
    valores: {
      ...{ tpda_ip: 'ip_549' },
      ...todos('tab_principal', 'int_termodinamico', 'int_diferencial', 'mont_dispoCables', 'conex_pat_serv'),
      ...todos('mater_res_92_98', 'disposiciones_constructivas'),
    },
  },
  t1g: {
    configuracion: { tipo_cableado: 'trifasico', verificacion: 'inicial' },
    valores: {
      ...todos('tab_principal', 'int_diferencial_y_termomagnetico', 'sis_puesta_tierra', 'materiales_marca_s'),
      ...todos('parametros_instalacion', 'disposiciones_constructivas'),
    },
  },
  eig: {
    configuracion: {},
    valores: {
      ...{ categoria_habilitacion: 2, cant_usuarios_predio: '1', obra_nueva: true, reapertura: false },
      ...{ uso: 'domiciliario', consumo_total: '4,2', presion_red: '1,5', presion_interna: '0,02' },
      ...{ cant_tomas: '5', toma_mayor_consumo: '24000' },
    },
  },
  anexa_in_situ: {
    configuracion: {},
    valores: {
      ...{ actividad: 'Vivienda familiar', resolucion: 'res_enre_380_15', acometida: 'aerea', alimentacion: '10_mm' },
      ...todos('canio_doble_aislacion', 'tp_menos2mt_gabinete', 'grampa_sujecion', 'gabinete_y_tablero_pvc'),
      ...todos('conector_pvc_ingreso', 'canio_bajada_nuevo', 'caja_de_toma', 'colores_normalizados'),
      tp_interior_inmueble: false,
    },
  },
};
