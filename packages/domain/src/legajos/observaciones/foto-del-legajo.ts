import type { Fecha } from '../../fechas/fecha.ts';
import type { Importe } from '../../importes/decimal.ts';

/** A task with what was loaded in its form, as it is read. */
export type TareaCargada = { id: number; nombre: string; datos: { etiqueta: string; valor: string }[] };

export type FotoDeContrato = {
  id: number;
  tipo_calculo: string;
  fecha: Fecha;
  vencimiento: Fecha;
  monto: Importe;
  calculo_honorario_id: number | null;
  /** These come from the calculation, null without one. The last stands for what was loaded in its tasks. */
  categoria: string | null;
  factor_coeficiente: string | null;
  huella_de_tareas: string | null;
  /** What its calculation says, where it was asked for: the trail keeps only which calculation it is. */
  cargado?: { categoria: string | null; tareas: TareaCargada[] } | undefined;
  tareas: { tarea_id: number; nombre: string; monto: Importe }[];
  forma_de_pago: string;
  tribunal_actuante: string;
  destino_tarea: string;
  clausula_condicion: string;
  observaciones: string;
};

export type FotoDeComitente = {
  cuit: string;
  apellido: string;
  nombre: string;
  firmante: string;
  cargo: string;
  [columna: string]: unknown;
};

export type FotoDeInmueble = Readonly<Record<string, string | number | null>>;

export type FotoDelLegajo = {
  datos: {
    numero_legajo: number;
    matricula_id: number;
    rubro_id: number;
    modalidad_id: number;
    matricula: string;
    rubro: string;
    modalidad: string;
  };
  original: FotoDeContrato;
  comitentes: FotoDeComitente[];
  inmuebles: FotoDeInmueble[];
};
