import type { EstadoDeLegajo } from '../estados.ts';

/** docs/reference/rules.md#states */
export const ACCIONES = [
  'editar',
  'eliminar',
  'confirmar',
  'observar',
  'corregir',
  'responder_observacion',
  'aceptar_observacion',
  'reabrir_observacion',
  'retirar_observacion',
  'generar_cep',
  'timbrar_prepago',
  'sellar_prepago',
  'timbrado_externo',
  'anular_timbrado',
  'anular_ultimo_timbrado',
  'ampliar',
  'editar_ampliacion',
  'eliminar_ampliacion',
  'confirmar_ampliacion',
  'anular_detalle',
  'visar',
  'anular',
  'emitir_certificado',
  'corregir_certificado',
] as const;
export type Accion = (typeof ACCIONES)[number];

export type Actor = 'matriculado' | 'colegio';

type Destino = EstadoDeLegajo | 'eliminado';

/** Observations come before the approval. */
const DE_LAS_OBSERVACIONES: readonly Accion[] = [
  'observar',
  'corregir',
  'responder_observacion',
  'aceptar_observacion',
  'reabrir_observacion',
  'retirar_observacion',
];

const MIENTRAS_SE_TRAMITA: readonly Accion[] = [
  ...DE_LAS_OBSERVACIONES,
  'generar_cep',
  'timbrar_prepago',
  'sellar_prepago',
  'timbrado_externo',
  'anular_timbrado',
  'ampliar',
  'editar_ampliacion',
  'eliminar_ampliacion',
  'confirmar_ampliacion',
  'anular_detalle',
  'emitir_certificado',
  'corregir_certificado',
];

const quedaEn = (estado: EstadoDeLegajo, acciones: readonly Accion[]): Partial<Record<Accion, Destino>> =>
  Object.fromEntries(acciones.map((accion) => [accion, estado]));

/** This is the only place that says which change of state is legal: what is not here cannot be done. */
export const TRANSICIONES: Readonly<Record<EstadoDeLegajo, Partial<Record<Accion, Destino>>>> = {
  borrador: { editar: 'borrador', eliminar: 'eliminado', confirmar: 'confirmado' },
  confirmado: {
    ...quedaEn('confirmado', MIENTRAS_SE_TRAMITA),
    sellar_prepago: 'timbrado',
    timbrado_externo: 'timbrado',
    visar: 'visado',
    anular: 'anulado',
  },
  timbrado: {
    ...quedaEn('timbrado', MIENTRAS_SE_TRAMITA),
    anular_ultimo_timbrado: 'confirmado',
    visar: 'visado',
    anular: 'anulado',
  },
  visado: {
    ...quedaEn(
      'visado',
      MIENTRAS_SE_TRAMITA.filter((accion) => !DE_LAS_OBSERVACIONES.includes(accion)),
    ),
    visar: 'visado',
    anular: 'anulado',
  },
  anulado: {},
};

/** `anular` and `confirmar` have rules of their own besides. */
export const QUIEN: Readonly<Record<Accion, readonly Actor[]>> = {
  editar: ['matriculado'],
  eliminar: ['matriculado'],
  confirmar: ['matriculado', 'colegio'],
  observar: ['colegio'],
  corregir: ['matriculado'],
  responder_observacion: ['matriculado'],
  aceptar_observacion: ['colegio'],
  reabrir_observacion: ['colegio'],
  retirar_observacion: ['colegio'],
  generar_cep: ['matriculado'],
  timbrar_prepago: ['matriculado'],
  sellar_prepago: ['colegio'],
  timbrado_externo: ['colegio'],
  anular_timbrado: ['colegio'],
  anular_ultimo_timbrado: ['colegio'],
  ampliar: ['matriculado'],
  editar_ampliacion: ['matriculado'],
  eliminar_ampliacion: ['matriculado'],
  confirmar_ampliacion: ['matriculado'],
  anular_detalle: ['matriculado'],
  visar: ['colegio'],
  anular: ['matriculado', 'colegio'],
  emitir_certificado: ['matriculado'],
  corregir_certificado: ['matriculado'],
};
