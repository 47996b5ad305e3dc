/** docs/reference/rules.md#states. The text and colours of each are data. */
export const ESTADOS_DE_LEGAJO = ['borrador', 'confirmado', 'timbrado', 'visado', 'anulado'] as const;
export type EstadoDeLegajo = (typeof ESTADOS_DE_LEGAJO)[number];

export const ESTADOS_DE_DETALLE = ['borrador', 'confirmado', 'anulado'] as const;
export type EstadoDeDetalle = (typeof ESTADOS_DE_DETALLE)[number];

export const TIPOS_DE_CALCULO = ['automatico', 'manual'] as const;
export type TipoDeCalculo = (typeof TIPOS_DE_CALCULO)[number];

export const TIPOS_DE_CONTRATO = ['original', 'ampliacion'] as const;
export type TipoDeContrato = (typeof TIPOS_DE_CONTRATO)[number];

/** LIS-025. */
export const TIPO_RELACIONADO_CON_CEP = 1;

/** LIS-009. */
export const muestraInsigniaCep = (legajo: {
  cep_cumplido: boolean;
  tipo: number;
  estado_legajo: { clave: string };
  modalidad: { cep_exento: boolean };
  estado_cep: string;
}): boolean =>
  legajo.cep_cumplido &&
  legajo.tipo === TIPO_RELACIONADO_CON_CEP &&
  legajo.estado_legajo.clave !== 'visado' &&
  !legajo.modalidad.cep_exento &&
  legajo.estado_cep !== 'sin_cobro' &&
  legajo.estado_cep !== 'nada_por_pagar';
