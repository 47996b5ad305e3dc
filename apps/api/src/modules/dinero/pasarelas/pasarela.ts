import type { EstadoSegunProveedor, MedioDePago, MedioEnLinea } from '@colega/domain/dinero';
import type { Fecha } from '@colega/domain/fechas';
import type { Importe } from '@colega/domain/importes';

export type PedidoDeCobro = {
  referencia: string;
  numero_boleta: number;
  importe: Importe;
  descripcion: string;
  items: readonly { descripcion: string; importe: Importe }[];
  vence: Date;
  pagador: { apellido: string; nombre: string; cuit: string; email: string };
  urls: { confirmado: string; rechazado: string; aviso: string };
};

export type Apertura = { externo: string; url: string };

export type CobroInformado = { externo: string; importe: Importe; fecha: Date };

export type DevolucionInformada = { tipo: 'reembolso' | 'contracargo'; importe: Importe };

/** `cobro` is there when it was approved, even if it all went back later (`devolucion`); `respuesta` keeps the provider's words. */
export type Consulta = {
  estado: EstadoSegunProveedor;
  cobro: CobroInformado | null;
  devolucion?: DevolucionInformada | null;
  respuesta: unknown;
};

export const SIN_NOTICIAS: Consulta = { estado: 'pendiente', cobro: null, respuesta: null };

/** Without `externo` the opening was never answered: it is asked about by reference, where the provider can. */
export type IntencionConsultada = {
  referencia: string;
  externo: string | null;
  resultado?: string | null;
  creada_en: Date;
  vence: Date;
};

export type Pasarela = {
  abrir(pedido: PedidoDeCobro): Promise<Apertura>;
  consultar(intencion: IntencionConsultada): Promise<Consulta>;
  cancelar?(externo: string): Promise<void>;
  /** Gives back all that was charged, where its protocol can: asked twice, it is given back once. What came of it, `consultar` says. */
  devolver?(externo: string, importe: Importe): Promise<void>;
};

export type RedDePago = {
  altaDeDeuda(deuda: {
    orden_id: number;
    numero_boleta: number;
    cuit: string;
    vencimientos: readonly { fecha: Fecha; importe: Importe }[];
  }): Promise<{ codigo_pago: string; referencia_pago: string }>;
  /** Removes the debt; a missing one counts as removed. */
  bajaDeDeuda(deuda: { orden_id: number; numero_boleta: number; cuit: string }): Promise<void>;
};

export type CobroDeCaja = { externo: string; numero_boleta: number; importe: Importe; fecha: Date; medio: MedioDePago };
export type ListadoDeCobros = { cobros: CobroDeCaja[]; ilegibles: string[] };
export type Cobranzas = { listar(desde: Fecha, hasta: Fecha): Promise<ListadoDeCobros> };

/** `no_responde`: time-out, no network, the provider's error, an open breaker. `rechaza`: the provider understood and said no. */
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

export type Pasarelas = {
  enLinea: Partial<Record<MedioEnLinea, Pasarela>>;
  redLink: RedDePago | null;
  cobranzas: Cobranzas | null;
  conectados: ReadonlySet<MedioDePago>;
  caidos(): readonly MedioDePago[];
};
