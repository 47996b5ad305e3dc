import type { Fecha } from '../../fechas/fecha.ts';
import type { Importe } from '../../importes/decimal.ts';
import type { Comitente, ExigenciasDeModalidad } from '../comitentes.ts';
import type { CondicionesDeContrato, MarcoDeFechas } from '../contrato.ts';
import type { TipoDeCalculo, TipoDeContrato } from '../estados.ts';
import type { Inmueble } from '../inmuebles.ts';

export type ContratoPropuesto = CondicionesDeContrato & {
  tipo_calculo: TipoDeCalculo;
  fecha: Fecha;
  vencimiento: Fecha;
  monto: string;
  tareas: readonly { tarea: { id: number | null }; monto: string }[];
  calculo_honorario_id?: number | null | undefined;
  resolucion_id?: number | null | undefined;
};

export type Propuesta = {
  matricula_id: number | null;
  rubro_id: number | null;
  modalidad_id: number | null;
  distrito_id?: number;
  comitentes: readonly Comitente[];
  inmuebles: readonly Inmueble[];
  contrato: ContratoPropuesto;
};

export type CalculoDelContrato = {
  fecha: Fecha;
  segmento: string;
  resolucion_id: number;
  tipo_contrato: TipoDeContrato;
  /** The calculation of the original contract that it was made over (AMP-034). */
  calculo_original_id: number | null;
  honorario: Importe;
  honorario_convenido: Importe;
  tareas: readonly { tarea: { id: number }; monto: Importe }[];
  usado: boolean;
  vigente: boolean;
};

export type ContextoDeContrato = {
  hoy: Fecha;
  tipo_contrato: TipoDeContrato;
  con_montos: boolean;
  fechas: MarcoDeFechas;
  es_electrico: boolean;
  segmento: string | null;
  calculo_original_id: number | null;
  tareaDe: (id: number) => { manual: boolean; varias_unidades: boolean } | undefined;
  minimo: Importe | null;
  /** Null when this person has no such calculation, `sin_ver` where only the server can look. */
  calculo: CalculoDelContrato | 'sin_ver' | null;
};

export type ContextoDePropuesta = ContextoDeContrato & {
  distrito_id: number | null;
  matricula_habilita: boolean;
  /** One that is offered no more (`vigente`) cannot be chosen; what it asks holds in the files that have it. */
  rubro: { segmento: string | null; vigente: boolean } | null;
  modalidad: (ExigenciasDeModalidad & { vigente: boolean }) | null;
  /** ARBA's code of the partido of a locality, empty outside the province; undefined when the locality is unknown. */
  partidoDe: (localidad_id: number) => string | undefined;
  /** Clients that stay with the file though nobody loads them again (AUT-051, S-137). */
  locadores: readonly Comitente[];
};
