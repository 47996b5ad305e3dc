import type { CodigoDeAdvertencia, CodigoDeCertificado } from '@colega/domain/certificados';

/** Some are literal (docs/reference/rules.md#literal-texts). */
const reglas = {
  potencia_de_acople: '{field} debe ser {condition}',
  presion_interna_imposible: 'En una vivienda la presión interna no puede ser mayor que la de la red.',
  tipo_de_otro_rubro: 'Ese certificado no se emite sobre legajos de este rubro.',
  suministro_de_otro_tipo: 'Ese suministro no corresponde a este certificado. Volvé a la elección del tipo.',
  titular_ajeno: 'El titular tiene que ser un comitente del legajo, y no un locador.',
  inmueble_ajeno: 'El inmueble tiene que ser uno de los del legajo.',
  localidad_inexistente: 'Esa localidad no existe. Elegila de la lista.',
  referencia_ajena: 'El certificado de referencia tiene que ser uno vigente de este legajo, de los que llevan anexo.',
  referencia_con_anexo: 'Ese certificado ya tiene su anexo.',
  certificado_anulado: 'El certificado está anulado y ya no se puede cambiar.',
  certificado_con_anexo: 'El certificado tiene un anexo vigente. Anulá primero el anexo.',
  anexo_ajeno: 'Ese anexo no existe en este legajo.',
} as const satisfies Record<CodigoDeCertificado, string>;

/** A warning stands beside a field and refuses nothing (docs/reference/outside-world.md#papers). */
const advertencias = {
  tierra_alta: 'Con un diferencial de 30 mA se espera hasta 40 Ω. Revisá la medición.',
  diferencial_alto: 'En circuitos terminales se espera un diferencial de 30 mA o menos.',
  conviene_trifasico: 'Por encima de 7 kVA o 32 A se espera un suministro trifásico.',
  potencia_maxima_mayor: 'La potencia máxima simultánea suele ser menor que la total instalada.',
  tension_inusual: 'La tensión se escribe en kV: 220 V son 0,22 y 380 V, 0,38.',
  aislacion_baja: 'Se espera una resistencia de aislación de 0,5 MΩ o más. Revisá la medición.',
  presion_interna_mayor: 'La presión interna suele ser menor que la de la red.',
  diferencial_nulo: 'Un diferencial de 0 mA es como no tenerlo. Revisá el valor.',
  tierra_baja: 'Una puesta a tierra de 1 Ω o menos es poco común. Revisá la medición.',
  un_solo_circuito: 'Se esperan dos circuitos o más. Revisá la cantidad.',
  conductor_chico: 'La sección del conductor parece chica para ese interruptor: más de 10 A por mm².',
  icc_baja: 'La Icc suele ser mucho mayor que la corriente del interruptor principal. Se escribe en kA.',
  acople_nulo: 'Con 0 kW no hay generación que acoplar. Revisá la potencia.',
  toma_mayor_que_total: 'La toma de mayor consumo supera al consumo total: 1 m3/h son unas 9.300 kcal/h.',
  presion_alta: 'Las redes de distribución llegan a 25 kg/cm2. Revisá la presión.',
  anio_por_venir: 'El año todavía no llegó. Revisalo.',
} as const satisfies Record<CodigoDeAdvertencia, string>;

export const mensajesDeCertificados = {
  ...reglas,
  ...advertencias,
  sin_referencia_para_anexo: 'Primero emití un certificado CAIE, T1R o T1G: el anexo se refiere a uno de ellos.',
  error_inmuebles: 'Error al intentar obtener los datos de los inmuebles',
} as const;
