export type CodigoDePerfil =
  | 'dato_requerido'
  | 'cuit_con_digito_equivocado'
  | 'correo_invalido'
  | 'usuario_invalido'
  | 'codigo_de_matricula_invalido'
  | 'matricula_repetida'
  | 'sancion_en_ese_estado'
  | 'rehabilitacion_en_ese_estado'
  | 'importe_invalido'
  | 'nacimiento_imposible'
  | 'excepcion_fuera_de_plazo'
  | 'estado_de_otra_matricula';
