import type { Fecha } from '@colega/domain/fechas';
import type { Importe } from '@colega/domain/importes';
import type {
  CondicionesDeContrato,
  Inmueble,
  RespuestaDelPadron,
  TipoDeCalculo,
  TipoDeContrato,
} from '@colega/domain/legajos';
import type { LocalidadElegida } from '../borrador/borrador-de-legajo.ts';

type DomicilioGuardado = { calle: string; numero: string; localidad: LocalidadElegida | null };

export type ComitenteGuardado = {
  cuit: string;
  apellido: string;
  nombre: string;
  fisico: boolean;
  locador: boolean;
  res_806: boolean;
  padron: RespuestaDelPadron;
  firmante: string;
  cargo: string;
  domicilio_real: DomicilioGuardado | null;
  domicilio_legal: DomicilioGuardado | null;
};

export type InmuebleGuardado = Omit<Inmueble, 'localidad_id' | 'partida' | 'latitud' | 'longitud'> & {
  localidad: LocalidadElegida;
  partida: string | number | null;
  latitud: string | null;
  longitud: string | null;
};

export type DetalleGuardado = CondicionesDeContrato & {
  id: number;
  tipo_contrato: TipoDeContrato;
  tipo_calculo: TipoDeCalculo;
  fecha: Fecha;
  vencimiento: Fecha;
  monto: Importe;
  tareas: readonly { tarea: { id: number; nombre: string }; monto: Importe }[];
  calculo_honorario_id: number | null;
  resolucion_id: number | null;
};

export type LegajoGuardado = {
  id: number;
  version: number;
  matricula: { id: number };
  rubro: { id: number };
  modalidad: { id: number };
  comitentes: readonly ComitenteGuardado[];
  inmuebles: readonly InmuebleGuardado[];
  detalles: readonly DetalleGuardado[];
};
