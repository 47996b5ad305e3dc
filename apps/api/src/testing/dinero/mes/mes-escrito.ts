import type { DiferenciaDeRendicion } from '@colega/contract/dinero';
import type { MedioDeCaja, MedioDelCajon, MedioEnLinea } from '@colega/domain/dinero';

/** The generator counts in whole centavos, by itself: nothing that it expects is calculated by what it proves. */
export type Centavos = number;

export const COBRADORES_DEL_MES = ['siro', 'redLink', 'sipago', 'net_pagos'] as const;
export type CobradorDelMes = (typeof COBRADORES_DEL_MES)[number];

export const ORIGENES_DEL_MES = ['siro', 'redLink', 'provincia'] as const;
export type OrigenDelMes = (typeof ORIGENES_DEL_MES)[number];

/** Those of which the month has a page and a collector: another gateway is put here with them. */
export const PAGINAS_DEL_MES = ['online', 'sipago', 'net_pagos'] as const satisfies readonly MedioEnLinea[];
export type PaginaDelMes = (typeof PAGINAS_DEL_MES)[number];

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
  /** SIRO undid it, which its file has no line to say: whoever holds the books is told. */
  contracargo: boolean;
  /** SIRO's list told it on the next day: its file was read before. */
  sinAvisar: boolean;
  /** Link's file undoes it, and nobody knew. */
  deshechoAlla: boolean;
};

/** What goes wrong between a page and the portal. */
export const FALLAS_DE_PAGINA = [
  ...(['aviso_doble', 'aviso_perdido', 'aviso_desordenado', 'aviso_falso', 'rechazado_antes'] as const),
  ...(['cobrado_de_menos', 'cobrado_de_mas', 'pagado_dos_veces'] as const),
] as const;
export type FallaDePagina = (typeof FALLAS_DE_PAGINA)[number];

/** On the page of SIRO, of SiPago or of Net Pagos. */
export type PagoEnLinea = {
  cupon: CuponDelMes;
  medio: PaginaDelMes;
  /** What its page took: of one that nobody paid, nothing. */
  cobrado: Centavos;
  luego: 'reembolso' | 'contracargo' | null;
  falla: FallaDePagina | null;
};

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
  enLinea: PagoEnLinea[];
  deNadie: TransferenciaDeNadie[];
  impagos: CuponDelMes[];
  devoluciones: DevolucionDelMes[];
  saldos: SaldoDevuelto[];
  alBanco: DepositoDeCajaDelMes[];
};

export type DiferenciaDelCajon = { medio: MedioDelCajon; centavos: Centavos };
/** On which days the drawer does not have what it has to have. */
export type ArqueosDelMes = ReadonlyMap<number, DiferenciaDelCajon>;

/** What the till took to the bank of what it had the day before. */
export type DepositoDeCajaDelMes = {
  dia: number;
  medio: MedioDelCajon;
  importe: Centavos;
  /** What the processor of the cards kept. */
  comision: Centavos;
  comprobante: string;
  falla: 'deposito_sin_anotar' | 'deposito_de_otro_importe' | null;
};

export type FallaDeRenglon =
  | 'renglon_que_falta'
  | 'renglon_repetido'
  | 'otro_importe'
  | 'otra_fecha'
  | 'cupon_desconocido'
  | 'otro_numero'
  | 'otro_cupon';
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
  /** What the college's books have of it. */
  propio: Centavos;
  comision: Centavos;
  /** `NUMERO_DE_SU_RED`: the one that SIRO, or Link, gave to the payment of its coupon. */
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
  donde: { linea: number } | { cupon: number; importe: Centavos };
  porque: string;
  alLeer: DiferenciaDeRendicion | null;
  alFinal: DiferenciaDeRendicion | null;
};

export type PropiaDelRenglon = Omit<EsperaDelMes, 'donde'>;

/** How its collector, or its bank, is told to write a line wrong, or all that it keeps of them. */
export type FallaPedida = {
  /** As it would be written well; null when it is of the whole file. */
  renglon: RenglonDelMes | null;
  clase: FallaDeRenglon | 'otra_comision';
  numero?: string;
  boleta?: number;
  importe?: Centavos;
};

export type ArchivoDelMes = {
  origen: OrigenDelMes;
  dia: number;
  /** What it has to have, and what is asked to be wrong in it; then, what it is known to have. */
  limpios: readonly RenglonDelMes[];
  pedidas: FallaPedida[];
  renglones: RenglonDelMes[];
  esperas: EsperaDelMes[];
  fallas: FallaDeArchivo[];
};

/** What a collector's file says that it deposits on a day, and how its deposit has to be told beside it. */
export type RendidoDelMes = {
  origen: 'siro' | 'redLink';
  dia: number;
  cobrado: Centavos;
  comision: Centavos;
  acordada: Centavos;
  depositado: Centavos | null;
  falla: FallaDeDeposito | null;
};

/** What a collector owes the college on a day by what is here, by each way, and what it puts in the bank of that. */
export type DepositoDelMes = {
  cobrador: CobradorDelMes;
  dia: number;
  porMedio: Readonly<Record<string, Centavos>>;
  cobrado: Centavos;
  acordada: Centavos;
  depositado: Centavos | null;
  falla: FallaDeDeposito | null;
};

/** A deposit that names a collector and is of nothing that it took. */
export type DepositoAjeno = { cobrador: 'sipago' | 'net_pagos'; dia: number; importe: Centavos };

export const NUMERO_DE_SU_RED = '';
