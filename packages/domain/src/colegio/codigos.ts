export type CodigoDeColegio =
  | 'dato_requerido'
  | 'cuit_con_digito_equivocado'
  | 'correo_invalido'
  | 'distrito_con_ese_nombre'
  | 'color_ilegible'
  | 'plazo_en_el_pasado'
  | 'plazo_lejano'
  | 'plazo_de_otro_largo'
  | 'texto_con_otro_dato';
