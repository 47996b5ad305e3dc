import type { DiferenciaDeRendicion } from '@colega/contract/dinero';
import type { MedioDeCaja } from '@colega/domain/dinero';

/** The generator counts in whole centavos, by itself: nothing that it expects is calculated by what it proves. */
export type Centavos = number;

export const ORIGENES_DEL_MES = ['siro', 'redLink', 'provincia'] as const;
export type OrigenDelMes = (typeof ORIGENES_DEL_MES)[number];

/** 2 % of each. */
export const PARTE_CON_FALLA = 0.02;

/** Each is of a technician of its own, and is issued on the day that it is paid, or not paid. */
export type CuponDelMes = { indice: number; dia: number; importe: Centavos };

export const CLASES_DE_CAJA = [
  ...(['efectivo', 'con_vuelto', 'varios_medios', 'varios_cupones', 'cheque', 'tarjeta', 'transferencia'] as const),
  ...(['de_mas', 'efectivo_deshecho', 'transferencia_deshecha'] as const),
] as const;
export type ClaseDeCaja = (typeof CLASES_DE_CAJA)[number];

export type PagoEnLaCaja = {
  clase: ClaseDeCaja;
  dia: number;
  /** Of one undone, the first is the one it was charged to by mistake. */
  cupones: readonly CuponDelMes[];
  pagos: readonly { medio: MedioDeCaja; importe: Centavos; comprobante: string | null; emisor: string | null }[];
  vuelto: Centavos;
  a_favor: Centavos;
};

export type PagoPorCodigo = {
  cupon: CuponDelMes;
  medio: 'codigo_barra' | 'redLink';
  /** The one SIRO gives it; Link has its own. */
  numero: string;
  numeroDeLink: string;
  contracargo: boolean;
  /** SIRO's list told it on the next day: its file was read before. */
  sinAvisar: boolean;
};

export type PagoPorSipago = { cupon: CuponDelMes; luego: 'reembolso' | 'contracargo' | null };

/** A transfer that names nobody. */
export type TransferenciaDeNadie = {
  cupon: CuponDelMes;
  importe: Centavos;
  numero: string;
  /** The college knew it before its bank told it. */
  anotada: boolean;
  destino: 'cupon' | 'a_favor' | 'devuelta' | 'queda';
  numeroDeVuelta: string;
};

/** A payment given back by a transfer that two people made. Of some the bank tells nothing, or that more left. */
export type DevolucionDelMes = {
  dia: number;
  cupon: CuponDelMes;
  numero: string;
  falla: 'no_salio' | 'salio_otro_importe' | null;
};
/** What somebody had paid in excess, given back. */
export type SaldoDevuelto = { dia: number; cupon: CuponDelMes; numero: string; importe: Centavos };

export type MesEscrito = {
  dias: number;
  caja: PagoEnLaCaja[];
  porCodigo: PagoPorCodigo[];
  porSipago: PagoPorSipago[];
  deNadie: TransferenciaDeNadie[];
  impagos: CuponDelMes[];
  devoluciones: DevolucionDelMes[];
  saldos: SaldoDevuelto[];
};

export type FallaDeRenglon =
  | 'renglon_que_falta'
  | 'renglon_repetido'
  | 'otro_importe'
  | 'otra_fecha'
  | 'cupon_desconocido'
  | 'otro_numero'
  | 'reversa_desconocida';
export const FALLAS_DE_ARCHIVO = [
  ...(['renglon_ilegible', 'leido_dos_veces', 'bajado_otra_vez', 'de_otro', 'en_otro_origen'] as const),
] as const;
export type FallaDeArchivo = (typeof FALLAS_DE_ARCHIVO)[number];
export type FallaDeDeposito = 'otra_comision' | 'no_llega';

export type RenglonDelMes = {
  dia: string;
  acreditacion: string | null;
  /** Negative when it left the bank. */
  importe: Centavos;
  comision: Centavos;
  numero: string;
  /** The coupons that it pays, by their place; a number of nobody's, or none. */
  cupones: readonly number[];
  boletaAjena: number | null;
  canal: string;
  detalle: string;
  reversa: boolean;
  /** What is told of it though it is written well; null where nothing is, and so it may be written wrong. */
  propia: PropiaDelRenglon | null;
  /** Another line of its file says the same. */
  repite: boolean;
};

/** What is told of a line, or of a coupon whose line is not there: as the file is read, and at the end of the month. */
export type EsperaDelMes = {
  donde: { linea: number } | { cupon: number };
  porque: string;
  alLeer: DiferenciaDeRendicion | null;
  alFinal: DiferenciaDeRendicion | null;
};

export type PropiaDelRenglon = Omit<EsperaDelMes, 'donde'>;

export type ArchivoDelMes = {
  origen: OrigenDelMes;
  dia: number;
  renglones: RenglonDelMes[];
  esperas: EsperaDelMes[];
  fallas: FallaDeArchivo[];
};

/** What a collector's money of a day has to be told as. */
export type DepositoDelMes = {
  origen: 'siro' | 'redLink';
  dia: string;
  cobrado: Centavos;
  comision: Centavos;
  acordada: Centavos;
  depositado: Centavos | null;
  falla: FallaDeDeposito | null;
};
