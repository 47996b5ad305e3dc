import type { MedioEnLinea } from '@colega/domain/cupones';
import type { ColumnType, Generated } from 'kysely';

export type TablaCargos = {
  id: Generated<number>;
  matricula_id: number;
  concepto: string;
  anio: number;
  descripcion: string;
  importe: string;
  vencimiento: string;
  creado_en: Date;
};
export type TablaOrdenesPago = {
  id: Generated<number>;
  numero_boleta: Generated<number>;
  persona_id: number;
  circuito: string;
  detalle_id: number | null;
  estado: string;
  monto_total: string;
  monto_con_recargo: string;
  vencimiento: string;
  ultimo_vencimiento: string;
  preferencias: Generated<string[]>;
  enviado_red_link: Generated<boolean>;
  codigo_pago: string | null;
  referencia_pago: string | null;
  pagada_en: Date | null;
  motivo_cierre: string | null;
  en_revision: Generated<boolean>;
  creada_en: Date;
};
export type TablaCreditos = {
  id: Generated<number>;
  persona_id: number;
  origen: 'pago' | 'bonificacion';
  descripcion: string;
  importe: string;
  creado_en: Date;
};
export type TablaOrdenItems = {
  id: Generated<number>;
  orden_id: number;
  concepto: string;
  descripcion: string;
  importe: string;
  capital: string | null;
  cargo_id: number | null;
  sancion_id: number | null;
  credito_id: number | null;
  vigente: Generated<boolean>;
  pendiente: Generated<boolean>;
};
export type TablaIntencionesPago = {
  id: Generated<number>;
  orden_id: number;
  medio: MedioEnLinea;
  referencia: string;
  externo: string | null;
  url: string | null;
  importe: string;
  vence: Date;
  estado: 'creando' | 'abierta' | 'aprobada' | 'rechazada' | 'caducada' | 'reembolsada';
  respuesta: ColumnType<unknown, string | null | undefined, string | null>;
  creada_en: Date;
  actualizada_en: Date;
  proxima_consulta: Date | null;
  tomada_por: string | null;
  tomada_hasta: Date | null;
  reclamada_en: Date | null;
  devuelto: Generated<string>;
};
export type TablaOperacionesPago = {
  id: Generated<number>;
  orden_id: number;
  intencion_id: number | null;
  medio: string;
  externo: string;
  importe: string;
  fecha_pago: Date;
  registrada_en: Date;
  aplicado: string;
  del_cupon: string;
  a_credito: string;
  a_revision: string;
  motivo: string | null;
  credito_id: number | null;
};
export type TablaCargosDeContrato = {
  detalle_id: number;
  circuito: 'cep' | 'timbrados';
  importe: string;
  actualizado_en: Date;
};
export type TablaReversiones = {
  id: Generated<number>;
  operacion_id: number;
  tipo: 'reversion' | 'reembolso' | 'contracargo';
  motivo: string;
  importe: string;
  sin_cubrir: Generated<string>;
  quien: string;
  cuando: Date;
};
export type TablaDevoluciones = {
  id: Generated<number>;
  credito_id: number;
  importe: string;
  motivo: string;
  comprobante: string | null;
  reversion_id: number | null;
  quien: string;
  cuando: Date;
};
export type TablaImputaciones = {
  id: Generated<number>;
  operacion_id: number;
  item_id: number;
  capital: string;
  recargo: string;
  reversion_id: number | null;
  revision_id: number | null;
  cuando: Date;
};
export type TablaCobrosSinCupon = {
  id: Generated<number>;
  medio: string;
  externo: string;
  numero_boleta: string;
  importe: string;
  fecha_pago: Date;
  registrado_en: Date;
  operacion_id: number | null;
};
export type TablaRenglonesDeCobranza = {
  id: Generated<number>;
  medio: string;
  externo: string;
  numero_boleta: string;
  importe: string;
  dia: string;
  visto_en: Date;
  operacion_id: number | null;
  cobro_id: number | null;
};
export type TablaBajasEnProveedor = {
  id: Generated<number>;
  orden_id: number;
  intencion_id: number | null;
  estado: Generated<'pendiente' | 'hecha' | 'imposible'>;
  intentos: Generated<number>;
  detalle: string | null;
  creada_en: Date;
  proximo_intento: Date | null;
  terminada_en: Date | null;
};
export type TablaCobranzasIlegibles = {
  id: Generated<number>;
  renglon: string;
  registrado_en: Date;
  motivo: string | null;
  quien: string | null;
  revisado_en: Date | null;
};
export type TablaBarridos = { nombre: string; hasta: string };
export type TablaRevisiones = {
  id: Generated<number>;
  orden_id: number;
  decision: 'a_favor' | 'devuelto' | 'sin_cambios';
  motivo: string;
  importe: string;
  operacion_id: number | null;
  credito_id: number | null;
  quien: string;
  cuando: Date;
};
export type TablaNumeradores = { clave: string; ultimo: Generated<number> };
export type TablaComprobantes = {
  id: Generated<number>;
  numero: number;
  orden_id: number;
  operacion_id: number;
  fecha: string;
  importe: string;
  creado_en: Date;
  codigo: Generated<string>;
};
export type TablaAsientos = {
  id: Generated<string>;
  cuando: Date;
  concepto: string;
  orden_id: number | null;
  operacion_id: number | null;
};
export type CuentaDelLibro =
  | 'deudores'
  | 'emitido'
  | 'recaudado'
  | 'recargos'
  | 'creditos'
  | 'bonificado'
  | 'a_revisar';
export type TablaMovimientos = {
  id: Generated<string>;
  asiento_id: string;
  cuenta: CuentaDelLibro;
  persona_id: number;
  importe: string;
};

/** Charges, orders, payments and the ledger. */
export type TablasDeDinero = {
  cargos: TablaCargos;
  ordenes_pago: TablaOrdenesPago;
  orden_items: TablaOrdenItems;
  creditos: TablaCreditos;
  intenciones_pago: TablaIntencionesPago;
  operaciones_pago: TablaOperacionesPago;
  cargos_de_contrato: TablaCargosDeContrato;
  reversiones: TablaReversiones;
  devoluciones: TablaDevoluciones;
  imputaciones: TablaImputaciones;
  cobros_sin_cupon: TablaCobrosSinCupon;
  renglones_de_cobranza: TablaRenglonesDeCobranza;
  bajas_en_proveedor: TablaBajasEnProveedor;
  cobranzas_ilegibles: TablaCobranzasIlegibles;
  barridos: TablaBarridos;
  revisiones: TablaRevisiones;
  numeradores: TablaNumeradores;
  comprobantes: TablaComprobantes;
  asientos: TablaAsientos;
  movimientos: TablaMovimientos;
};
