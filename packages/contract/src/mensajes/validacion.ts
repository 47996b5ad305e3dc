import type { CodigoDeValidacion } from '@colega/domain/validacion';

/** They are literal where the requirements give them (docs/reference/rules.md#literal-texts), otherwise OPN-069. */
export const mensajesDeValidacion = {
  requerido: 'Este campo es obligatorio.',
  largo_maximo: 'Ingresá como máximo {maximo} caracteres.',
  entero: 'Ingresá un número que contenga hasta 8 dígitos.',
  decimal: 'Ingresá un número de hasta 10 dígitos enteros y 2 decimales.',
  decimal_simple: 'Ingresá un número de hasta 2 decimales.',
  minimo: 'El valor debe ser mayor a {target}.',
  maximo: 'El valor debe ser menor a {target}.',
  porcentaje: 'Ingresá valor entre 0 y 100, se permiten hasta 2 decimales.',
  ocho_digitos: 'Ingresá un número de hasta 8 dígitos y 2 decimales.',
  seis_digitos: 'Ingresá un número de hasta 6 dígitos y 2 decimales.',
  seis_digitos_sin_separadores: 'El campo debe tener hasta 6 dígitos sin caracteres especiales',
  digitos_y_separadores: 'El campo debe tener solo números, "," y espacios en blancos',
  switch: 'Debe seleccionar esta opción',
  monto_decimal: 'El campo {field} debe ser un número decimal con {decimals} decimales como máximo.',
  fecha_invalida: 'Ingresá una fecha válida, con día, mes y año (DD/MM/AAAA).',
  opcion_invalida: 'Elegí una de las opciones de la lista.',
  fecha_hasta_anterior: 'El campo fecha hasta no puede ser anterior a la fecha desde',
  anio_fuera_de_rango: 'El año debe estar entre 1900 y 2100.',
} as const satisfies Record<CodigoDeValidacion, string>;
