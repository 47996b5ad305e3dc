import type { SituacionDeCupon } from '@colega/domain/dinero';
import type { Fecha } from '@colega/domain/fechas';
import type { Importe } from '@colega/domain/importes';
import type { ConceptosImpresos, OperacionDePapel } from './cobro.ts';
import type { Emisor } from './hoja.ts';

export type EstadoImpreso = SituacionDeCupon;
export type VencimientoImpreso = { fecha: Fecha; importe: Importe };

export type BarraImpresa = { codigo: string; hasta: Fecha };

export type CobroImpreso = {
  barra: BarraImpresa | null;
  sin_barra: string | null;
  qr: VencimientoImpreso & { texto: string };
};

export type DatosDeCupon = ConceptosImpresos & {
  numero_boleta: number;
  fecha: Fecha;
  estado: EstadoImpreso;
  motivo_cierre: string | null;
  circuito: string;
  legajo: number | null;
  pagador: { nombre: string; cuit: string; matriculas: { codigo: string; descripcion: string }[] };
  colegio: Emisor & { cuit: string };
  vencimiento: Fecha;
  vencimientos: VencimientoImpreso[];
  /** What is owed on the day of printing; null when nothing is. */
  debido: VencimientoImpreso | null;
  codigo_pago: string | null;
  referencia_pago: string | null;
  operaciones: OperacionDePapel[];
  /** An online payment began and its answer is not known. */
  pago_en_proceso: boolean;
  /** Null when it is paid only in the portal, or not at all. */
  cobro: CobroImpreso | null;
  ahora: Date;
};
