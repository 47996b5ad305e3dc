import { ordenViva, tienePagos } from './cargos.ts';
import type { Circunstancias } from './condiciones.ts';
import { confirmados, type SituacionDelLegajo } from './situacion.ts';
import type { AccionDelColegio } from './tabla-de-acciones.ts';

export const EFECTOS = [
  'efecto_carta_de_lo_observado',
  'efecto_observado_no_se_visa',
  'efecto_carta_de_lo_reabierto',
  'efecto_plazo_otra_vez',
  'efecto_aviso_de_lo_aceptado',
  'efecto_cvd',
  'efecto_aviso',
  'efecto_carta_de_la_anulacion',
  'efecto_respuestas_aceptadas',
  'efecto_visado_no_se_observa',
  'efecto_sin_dinero',
  'efecto_contratos_anulados',
  'efecto_cvd_anulado',
  'efecto_cupones_cerrados',
  'efecto_pagos_por_revisar',
  'efecto_confirmado',
  'efecto_sellado',
  'efecto_timbrado_externo',
  'efecto_timbrado_anulado',
] as const;
export type Efecto = (typeof EFECTOS)[number];

const si = (hay: boolean, efecto: Efecto): Efecto[] => (hay ? [efecto] : []);

const tieneCuponesVivos = ({ detalles }: SituacionDelLegajo, { hoy }: Pick<Circunstancias, 'hoy'>): boolean =>
  detalles.some((d) => ordenViva(d, 'cep', hoy) || ordenViva(d, 'timbrados', hoy));

type DelActo = (s: SituacionDelLegajo, c: Pick<Circunstancias, 'hoy'>) => Efecto[];

const EFECTOS_DE: Readonly<Partial<Record<AccionDelColegio, DelActo>>> = {
  observar: () => ['efecto_carta_de_lo_observado', 'efecto_observado_no_se_visa', 'efecto_sin_dinero'],
  reabrir_observacion: () => [
    ...(['efecto_carta_de_lo_reabierto', 'efecto_plazo_otra_vez', 'efecto_observado_no_se_visa'] as const),
  ],
  aceptar_observacion: () => ['efecto_aviso_de_lo_aceptado'],
  retirar_observacion: () => ['efecto_aviso_de_lo_aceptado'],
  confirmar: () => ['efecto_confirmado', 'efecto_aviso'],
  sellar_prepago: () => ['efecto_sellado', 'efecto_aviso'],
  timbrado_externo: () => ['efecto_timbrado_externo', 'efecto_aviso'],
  anular_timbrado: () => ['efecto_timbrado_anulado', 'efecto_aviso'],
  visar: (s) => [
    ...(['efecto_cvd', 'efecto_aviso'] as const),
    ...si(s.observacion_respondida, 'efecto_respuestas_aceptadas'),
    ...(['efecto_visado_no_se_observa', 'efecto_sin_dinero'] as const),
  ],
  anular: (s, c) => [
    'efecto_contratos_anulados',
    'efecto_carta_de_la_anulacion',
    ...si(
      confirmados(s).some(({ visado }) => visado),
      'efecto_cvd_anulado',
    ),
    ...si(tieneCuponesVivos(s, c), 'efecto_cupones_cerrados'),
    ...si(s.detalles.some(tienePagos), 'efecto_pagos_por_revisar'),
  ],
};

/** What follows from an act of the college besides the act itself: letters, papers and money. */
export const efectosDe: (accion: AccionDelColegio, ...resto: Parameters<DelActo>) => Efecto[] = (accion, s, c) =>
  EFECTOS_DE[accion]?.(s, c) ?? [];
