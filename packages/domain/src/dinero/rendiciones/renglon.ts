import type { Fecha } from '../../fechas/fecha.ts';
import type { Importe } from '../../importes/decimal.ts';
import type { Problema } from '../../resultado/problema.ts';

/** `reversa`: the collector undid a collection. `salida`: money that left a bank and is no fee. */
export const TIPOS_DE_RENGLON = ['cobro', 'reversa', 'deposito', 'comision', 'salida'] as const;
export type TipoDeRenglon = (typeof TIPOS_DE_RENGLON)[number];

/** One line of a collector's or a bank's file. Amounts are never negative: the kind of line says which way the money went. */
export type RenglonLeido = {
  /** Its place in the file, from 1. */
  linea: number;
  tipo: TipoDeRenglon;
  /** Null when it is of no payment: a deposit or a fee. */
  medio: string | null;
  /** The number of the operation; null when the file gives none. */
  externo: string | null;
  numero_boleta: string | null;
  importe: Importe;
  /** What the collector kept of it, when the file says so. */
  comision: Importe;
  dia: Fecha;
  /** When its money reaches the bank. */
  acreditacion: Fecha | null;
  detalle: string;
  /** Of a deposit: the collector that made it. */
  deposita: string | null;
};

export type CodigoDeRendicion =
  | 'rendicion_vacia'
  | 'rendicion_cortada'
  | 'rendicion_sin_encabezado'
  | 'rendicion_sin_columna'
  | 'rendicion_pie_distinto'
  | 'renglon_de_otro_largo'
  | 'renglon_sin_dia'
  | 'renglon_sin_importe'
  | 'renglon_sin_numero'
  | 'renglon_sin_cupon'
  | 'renglon_desconocido'
  | 'renglon_con_dos_importes';
export type ProblemaDeRendicion = Problema<CodigoDeRendicion>;

export const diaDeOcho = (texto: string): Fecha => `${texto.slice(0, 4)}-${texto.slice(4, 6)}-${texto.slice(6, 8)}`;

/** A number is the same with zeros before it, which a spreadsheet loses. */
const sinCeros = (externo: string): string => externo.replace(/^0+(?=.)/, '');

const dicho = ({ tipo, medio, externo, numero_boleta, importe, dia, detalle }: RenglonLeido): string =>
  [tipo, medio ?? '', sinCeros(externo ?? ''), numero_boleta ?? '', importe, dia, externo === null ? detalle : ''].join(
    '|',
  );

/**
 * Two lines that say the same are one, in whatever files they come. Where no number tells two transfers apart, the second of a file is
 * another one: a later file has both again.
 */
export const identidadesDe = (renglones: readonly RenglonLeido[]): string[] => {
  const veces = new Map<string, number>();
  return renglones.map((renglon) => {
    const suyo = dicho(renglon);
    if (renglon.externo !== null) return suyo;
    const vez = (veces.get(suyo) ?? 0) + 1;
    veces.set(suyo, vez);
    return `${suyo}|${vez}`;
  });
};
