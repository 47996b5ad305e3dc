import type { Fecha } from '../../fechas/fecha.ts';
import type { Importe } from '../../importes/decimal.ts';
import type { Comitente, ExigenciasDeModalidad } from '../comitentes.ts';
import type { CondicionesDeContrato, MarcoDeFechas } from '../contrato.ts';
import type { TipoDeCalculo, TipoDeContrato } from '../estados.ts';
import type { Inmueble } from '../inmuebles.ts';

/** A contract as it would be stored; amounts are still the text that was typed or sent. */
export type ContratoPropuesto = CondicionesDeContrato & {
  tipo_calculo: TipoDeCalculo;
  fecha: Fecha;
  vencimiento: Fecha;
  /** The agreed fee. */
  monto: string;
  tareas: readonly { tarea: { id: number | null }; monto: string }[];
  calculo_honorario_id?: number | null | undefined;
  resolucion_id?: number | null | undefined;
};

/** A file as it would be stored, with its original contract: what a wizard has so far, or what a call sends. */
export type Propuesta = {
  matricula_id: number | null;
  rubro_id: number | null;
  modalidad_id: number | null;
  /** Of the call, which names the district of its file; a wizard does not choose it. */
  distrito_id?: number;
  comitentes: readonly Comitente[];
  inmuebles: readonly Inmueble[];
  contrato: ContratoPropuesto;
};

/** A stored calculation, as far as a contract has to be the same. */
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
  /** Another contract already holds it. */
  usado: boolean;
  /** The tariff of its date still gives the same. */
  vigente: boolean;
};

/** What a contract is judged with, beyond itself. */
export type ContextoDeContrato = {
  hoy: Fecha;
  tipo_contrato: TipoDeContrato;
  /** False while money is in course: amounts, tasks and dates stay as they are stored and are not judged again. */
  con_montos: boolean;
  fechas: MarcoDeFechas;
  /** Of the rubro of its file. */
  es_electrico: boolean;
  segmento: string | null;
  /** Of the calculation of the original contract, that of an expansion names it. */
  calculo_original_id: number | null;
  /** A task of the catalogue; undefined when there is none. */
  tareaDe: (id: number) => { manual: boolean; varias_unidades: boolean } | undefined;
  /** The least that an automatic contract may agree, once it is known. */
  minimo: Importe | null;
  /** The calculation that it names; null when this person has none, `sin_ver` where only the server can look. */
  calculo: CalculoDelContrato | 'sin_ver' | null;
};

/** What a whole file is judged with. Of what it names and does not exist, or is not of this person, there is nothing. */
export type ContextoDePropuesta = ContextoDeContrato & {
  /** The district of this person; null where it is not looked at. */
  distrito_id: number | null;
  /** The licence is this person's and lets them work. */
  matricula_habilita: boolean;
  /** One that is offered no more (`vigente`) cannot be chosen; what it asks holds in the files that have it. */
  rubro: { segmento: string | null; vigente: boolean } | null;
  modalidad: (ExigenciasDeModalidad & { vigente: boolean }) | null;
  /** ARBA's code of the partido of a locality, empty outside the province; undefined when the locality is unknown. */
  partidoDe: (localidad_id: number) => string | undefined;
  /** Clients that stay with the file though nobody loads them again (AUT-051, S-137). */
  locadores: readonly Comitente[];
};
