import type { Fecha } from '../../fechas/fecha.ts';
import type { Importe } from '../../importes/decimal.ts';
import type { PasoDeCargo } from './explicar-cargo.ts';

/** docs/reference/rules.md#charges. Those without a switch are always settled (LIQ-010). */
export const CONCEPTOS_DE_MATRICULA = [
  'arancel',
  'cuota_1',
  'cuota_2',
  'arancel_rehabilitacion',
  'arancel_reinscripcion',
] as const;
/** What a licence in force pays each year (S-210). */
export const CONCEPTOS_DEL_ANIO = ['arancel', 'cuota_1', 'cuota_2'] as const satisfies readonly ConceptoDeMatricula[];
export type ConceptoDeMatricula = (typeof CONCEPTOS_DE_MATRICULA)[number];

export const TIPOS_DE_CONCEPTO = ['matricula', 'sancion', 'bonificacion'] as const;
export type TipoDeConcepto = (typeof TIPOS_DE_CONCEPTO)[number];

/** LIQ-019. A bonification has a negative amount: it takes off the total. */
export type ItemDeLiquidacion = {
  id: number;
  descripcion: string;
  importe_total: Importe;
  capital: Importe;
  pasos: PasoDeCargo[];
  matricula: string;
  numero: string;
  vencimiento: Fecha | null;
  concepto: { key: string; tipo_key: TipoDeConcepto };
  /** The unpaid coupon that has to be paid before this charge: a CUOTA 2 waits for that of its CUOTA 1. */
  espera_cupon: number | null;
  seleccionadoParaLiquidar: boolean;
};

/** LIQ-008, LIQ-018. */
export type GruposDeLiquidacion = {
  items_vigentes: readonly ItemDeLiquidacion[];
  items_vencidos: readonly ItemDeLiquidacion[];
  sanciones: readonly ItemDeLiquidacion[];
  bonificaciones: readonly ItemDeLiquidacion[];
};

export const GRUPOS = ['items_vigentes', 'items_vencidos', 'sanciones', 'bonificaciones'] as const;
export type GrupoDeItems = (typeof GRUPOS)[number];

const SIN_INTERRUPTOR: readonly string[] = ['arancel_rehabilitacion', 'arancel_reinscripcion'];

export const tieneInterruptor = ({ concepto }: ItemDeLiquidacion): boolean => !SIN_INTERRUPTOR.includes(concepto.key);

const delMismoAnio = (a: ItemDeLiquidacion, b: ItemDeLiquidacion): boolean =>
  a.matricula === b.matricula && a.numero === b.numero && a.concepto.tipo_key === b.concepto.tipo_key;

export const cargosDe = (grupos: GruposDeLiquidacion): ItemDeLiquidacion[] => [
  ...grupos.items_vigentes,
  ...grupos.items_vencidos,
];

export const hermano = (
  cargos: readonly ItemDeLiquidacion[],
  item: ItemDeLiquidacion,
  key: ConceptoDeMatricula,
): ItemDeLiquidacion | undefined => cargos.find((otro) => otro.concepto.key === key && delMismoAnio(item, otro));
