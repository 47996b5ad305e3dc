export const ORIGENES_DE_ARCHIVO = ['siro', 'redLink', 'banco'] as const;
export type OrigenDeArchivo = (typeof ORIGENES_DE_ARCHIVO)[number];

/** What a collector or a bank writes in a line of its file. Amounts in cents; at a bank, what left is negative. */
export type RenglonDeAfuera = {
  dia: string;
  /** When its money reaches the bank; null where somebody else deposits it. */
  acreditacion: string | null;
  importe: number;
  comision: number;
  numero: string;
  cupon: string;
  canal: string;
  detalle: string;
  /** It undoes what another line collected. */
  reversa: boolean;
  concepto?: string;
  barra?: string;
};

/** Of a line, or of its whole file; a bank writes no coupons. */
export const FALLAS_DE_UN_RENGLON = [
  ...(['renglon_que_falta', 'renglon_repetido', 'otro_importe', 'otra_fecha', 'otro_numero'] as const),
  ...(['cupon_desconocido', 'otro_cupon'] as const),
] as const;
export const FALLAS_DE_TODO = ['otra_comision', 'renglon_ilegible', 'bajado_otra_vez', 'de_otro'] as const;

type ClaseDeFalla = (typeof FALLAS_DE_UN_RENGLON)[number] | (typeof FALLAS_DE_TODO)[number];
export type FallaAPedido = {
  origen: OrigenDeArchivo;
  dia: string;
  clase: ClaseDeFalla;
  /** Of which line: its coupon, or the number of its movement. Null when it is of the whole file. */
  cual: string | null;
  /** With what it is written, where it is not the sandbox that says so. */
  con: { numero?: string; cupon?: string; importe?: number; linea?: number };
  /** The next `veces` times that it is asked for (null: each). */
  veces: number | null;
};
