/** Problems of certificates that the shared rules do not have. Texts in contract/mensajes/certificados.ts. */
export type CodigoDeCertificado =
  | 'potencia_de_acople'
  | 'presion_interna_imposible'
  | 'tipo_de_otro_rubro'
  | 'suministro_de_otro_tipo'
  | 'titular_ajeno'
  | 'inmueble_ajeno'
  | 'localidad_inexistente'
  | 'referencia_ajena'
  | 'referencia_con_anexo'
  | 'certificado_anulado'
  | 'certificado_con_anexo'
  | 'anexo_ajeno';

export type CodigoDeAdvertencia =
  | 'tierra_alta'
  | 'diferencial_alto'
  | 'conviene_trifasico'
  | 'potencia_maxima_mayor'
  | 'tension_inusual'
  | 'aislacion_baja'
  | 'presion_interna_mayor'
  | 'diferencial_nulo'
  | 'tierra_baja'
  | 'un_solo_circuito'
  | 'conductor_chico'
  | 'icc_baja'
  | 'acople_nulo'
  | 'toma_mayor_que_total'
  | 'presion_alta'
  | 'anio_por_venir';
