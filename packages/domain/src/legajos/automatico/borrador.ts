import type { Importe } from '../../dinero/decimal.ts';
import type { Fecha } from '../../fechas/fecha.ts';
import type { ActaEstadoObra, Parametros } from '../../formularios/formulario.ts';
import type { Honorario } from '../../honorarios/honorario.ts';
import type { Comitente } from '../comitentes.ts';
import type { CondicionesDeContrato } from '../contrato.ts';
import type { Inmueble } from '../inmuebles.ts';

/** AUT-021. */
export const COEFICIENTES = ['1.2', '1.3', '1.45'] as const;
export const COEFICIENTE_POR_DEFECTO = '1.3';

/** What the remote check said of a task (AUT-040). */
export type ValidezDeTarea = 'sin_validar' | 'valida' | 'invalida';

export type TareaDelBorrador = {
  segmento_tarea: number;
  parametros: Parametros;
  validez: ValidezDeTarea;
  /** Why it is not valid, as told. */
  mensajes: string[];
};

/** A locality as it was chosen; kept with the draft so that it can be shown again without asking for it. */
export type LocalidadElegida = {
  id: number;
  nombre: string;
  codigo_postal: string;
  partido: { nombre: string; codigo_arba: string; provincia: { nombre: string } };
  latitud: string;
  longitud: string;
};

export const CAMPOS_DE_UNIDAD = ['piso', 'depto', 'partida', 'subparcela'] as const;
type CampoDeUnidad = (typeof CAMPOS_DE_UNIDAD)[number];
export type Unidad = Pick<Inmueble, CampoDeUnidad>;

/** One address and the units that share it (AUT-069). */
export type Ubicacion = Omit<Inmueble, CampoDeUnidad> & { unidades: Unidad[]; igual_al_comitente: boolean };

/** The calculation once generated: what the file will carry. */
export type CalculoGenerado = {
  id: number;
  resolucion_id: number;
  monto: Importe;
  tareas: { tarea: { id: number; nombre: string }; monto: Importe }[];
};

/** The whole draft of an automatic file: one serialisable value. */
export type BorradorAutomatico = {
  matricula_id: number | null;
  rubro_id: number | null;
  modalidad_id: number | null;
  categoria: string | null;
  fecha: Fecha;
  vencimiento: Fecha;
  factor_coeficiente: string;
  tareas: TareaDelBorrador[];
  /** The one task whose card is expanded (AUT-039). */
  tarea_activa: number | null;
  /** Shared by every task that demands it. */
  acta: ActaEstadoObra | null;
  /** Null when there is none or an edit made it stale. */
  calculo: Honorario | null;
  honorario_convenido: string;
  generado: CalculoGenerado | null;
  comitentes: Comitente[];
  ubicacion: Ubicacion;
  /** The localities that the clients and the address name. */
  localidades: LocalidadElegida[];
  contrato: CondicionesDeContrato;
};

export const unidadVacia = (): Unidad => ({ piso: '', depto: '', partida: '', subparcela: '' });

const ubicacionVacia = (): Ubicacion => ({
  calle: '',
  numero: '',
  localidad_id: null,
  circunscripcion: '',
  seccion: '',
  chacra: '',
  quinta: '',
  fraccion: '',
  manzana: '',
  parcela: '',
  latitud: '',
  longitud: '',
  unidades: [unidadVacia()],
  igual_al_comitente: false,
});

export const borradorAutomatico = (): BorradorAutomatico => ({
  matricula_id: null,
  rubro_id: null,
  modalidad_id: null,
  categoria: null,
  fecha: '',
  vencimiento: '',
  factor_coeficiente: COEFICIENTE_POR_DEFECTO,
  tareas: [],
  tarea_activa: null,
  acta: null,
  calculo: null,
  honorario_convenido: '',
  generado: null,
  comitentes: [],
  ubicacion: ubicacionVacia(),
  localidades: [],
  contrato: { forma_de_pago: '', tribunal_actuante: '', destino_tarea: '', clausula_condicion: '', observaciones: '' },
});

/** What an edit of date, rubro, coefficient, tasks or act makes stale. What was agreed stays as typed. */
export const sinCalculo = (borrador: BorradorAutomatico): BorradorAutomatico => ({
  ...borrador,
  calculo: null,
  generado: null,
});

export const conLocalidad = (borrador: BorradorAutomatico, localidad: LocalidadElegida): BorradorAutomatico => ({
  ...borrador,
  localidades: [...borrador.localidades.filter((otra) => otra.id !== localidad.id), localidad],
});

export const localidadDe = (borrador: BorradorAutomatico, id: number | null): LocalidadElegida | null =>
  borrador.localidades.find((localidad) => localidad.id === id) ?? null;
