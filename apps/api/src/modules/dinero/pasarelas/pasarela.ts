import type { EstadoSegunProveedor, MedioDePago, MedioEnLinea } from '@colega/domain/dinero';
import type { Fecha } from '@colega/domain/fechas';
import type { Importe } from '@colega/domain/importes';

export type PedidoDeCobro = {
  /** Ours, of the intention: travels where the provider has a place for it. */
  referencia: string;
  numero_boleta: number;
  importe: Importe;
  descripcion: string;
  /** They add up to `importe`. */
  items: readonly { descripcion: string; importe: Importe }[];
  /** After it the page should take no payment. */
  vence: Date;
  pagador: { apellido: string; nombre: string; cuit: string; email: string };
  urls: { confirmado: string; rechazado: string; aviso: string };
};

/** The provider's name of the payment, and the page where it is paid. */
export type Apertura = { externo: string; url: string };

/** A charge that the provider made. */
export type CobroInformado = { externo: string; importe: Importe; fecha: Date };

/** How much of a charge went back by now, in all, because we or its bank returned it. */
export type DevolucionInformada = { tipo: 'reembolso' | 'contracargo'; importe: Importe };

/**
 * `cobro` when it is approved, whole, also if part of it or all went back later (`devolucion`); `respuesta` is what it said, to be kept for
 * who has to look at it.
 */
export type Consulta = {
  estado: EstadoSegunProveedor;
  cobro: CobroInformado | null;
  devolucion?: DevolucionInformada | null;
  respuesta: unknown;
};

/** Nothing is known, by now. */
export const SIN_NOTICIAS: Consulta = { estado: 'pendiente', cobro: null, respuesta: null };

/** Which payment is asked about. Without `externo` its opening was never answered: by reference, where the provider can. */
export type IntencionConsultada = {
  referencia: string;
  externo: string | null;
  /** What the return of the browser brought (SIRO's IdResultado). */
  resultado?: string | null;
  creada_en: Date;
  /** From when its page should take no payment. */
  vence: Date;
};

/** A provider that takes the payer to a page of its own. Its calls throw FallaDePasarela. */
export type Pasarela = {
  abrir(pedido: PedidoDeCobro): Promise<Apertura>;
  consultar(intencion: IntencionConsultada): Promise<Consulta>;
  /** Closes a page where nobody has paid; once it is closed, it stays so. Only where the protocol can. */
  cancelar?(externo: string): Promise<void>;
};

/** The payment-code network. */
export type RedDePago = {
  altaDeDeuda(deuda: {
    orden_id: number;
    numero_boleta: number;
    cuit: string;
    vencimientos: readonly { fecha: Fecha; importe: Importe }[];
  }): Promise<{ codigo_pago: string; referencia_pago: string }>;
  /** The debt is offered no more; one that is not there is as good. */
  bajaDeDeuda(deuda: { orden_id: number; numero_boleta: number; cuit: string }): Promise<void>;
};

/** What was collected for coupons paid by barcode or by code, as the collector lists it. */
export type CobroDeCaja = { externo: string; numero_boleta: number; importe: Importe; fecha: Date; medio: MedioDePago };
/** `ilegibles`: the lines that could not be read, as they came. They hold back nothing of the others. */
export type ListadoDeCobros = { cobros: CobroDeCaja[]; ilegibles: string[] };
export type Cobranzas = { listar(desde: Fecha, hasta: Fecha): Promise<ListadoDeCobros> };

/** `no_responde`: time-out, no network, an error of theirs, the breaker open. `rechaza`: it understood, and said no. */
export class FallaDePasarela extends Error {
  override readonly name = 'FallaDePasarela';
  readonly tipo: 'no_responde' | 'rechaza';
  readonly proveedor: string;

  constructor(tipo: 'no_responde' | 'rechaza', proveedor: string, detalle: string, opciones?: ErrorOptions) {
    super(detalle, opciones);
    this.tipo = tipo;
    this.proveedor = proveedor;
  }
}

/** The providers that this system is set up to reach. */
export type Pasarelas = {
  enLinea: Partial<Record<MedioEnLinea, Pasarela>>;
  redLink: RedDePago | null;
  cobranzas: Cobranzas | null;
  conectados: ReadonlySet<MedioDePago>;
  /** Those whose breaker is open now. */
  caidos(): readonly MedioDePago[];
};
