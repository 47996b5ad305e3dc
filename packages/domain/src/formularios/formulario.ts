import type { CodigoDeFalta } from './codigos.ts';
import type { NombreDeFormato } from './formatos.ts';

export const TIPOS_DE_CAMPO = [
  'entero',
  'decimal',
  'texto',
  'parrafo',
  'fecha',
  'interruptor',
  'lista',
  'activador',
  'incrementador',
  'desplegable',
  'fila',
  'compuesto',
  'acta_estado_obra',
  'tipo_obra',
  'vivienda',
  'si_no',
  'opcion',
  'numero',
  'titular',
  'inmueble',
  'localidad',
  'certificado',
  'foto',
  'contrasenia',
] as const;
export type TipoDeCampo = (typeof TIPOS_DE_CAMPO)[number];

/** What a value must hold, as data. `minimo` and `maximo` are strict (OPN-067), `hasta` is not. */
export type ReglaDeCampo =
  | { regla: 'requerido'; codigo?: CodigoDeFalta }
  | { regla: 'minimo' | 'maximo'; tope: string | number }
  | { regla: 'hasta' | 'largo'; tope: number }
  | { regla: 'porcentaje' | NombreDeFormato };

export type Opcion<V extends string | number = string | number> = {
  valor: V;
  etiqueta: string;
  /** What is said of it besides. */
  detalle?: string;
  /** It is offered and cannot be chosen. */
  cerrada?: true;
};

export type Campo = {
  /** The path from the object that holds the value (`titular.domicilio`); it names the field everywhere. */
  ruta: string;
  etiqueta: string;
  tipo: TipoDeCampo;
  reglas: readonly ReglaDeCampo[];
  opciones?: readonly Opcion[];
  ayuda?: string;
  unidad?: string;
  /** Of a choice: all that can be chosen is seen at once, however much it is. */
  aLaVista?: true;
  /** What a browser may fill it with, by the name it has in HTML. */
  autocompletar?: string;
  /** Of a long text: how many lines are seen of it while it is short. */
  lineas?: number;
  ejemplo?: string;
  /** CER-023: the specification gives some inputs a name of their own. */
  nombre?: string;
  nombres?: Readonly<Record<string, string>>;
  inicial?: ValorDeCampo;
  inactivo?: true;
  numerado?: true;
  etiquetaAntes?: true;
  /** Of a value: the path of the yes or no that it goes with, in whose row it is drawn. */
  deLaPregunta?: string;
  /** Of a yes or no: it tells what there is, and neither answer is the right one. */
  esUnHecho?: true;
  /** It is of one place alone: it is not copied to another certificate (S-890). */
  deEsteLugar?: true;
  campos: readonly Campo[];
};

/**
 * When the field `campo` has (or has not) `valor`, the fields `destino` become active; otherwise inactive (S-20). With
 * several for one destino, any that holds is enough. `campo` and `destino` are paths (`grupo.clave`); of a `tipo_obra`,
 * `igual` asks whether that category is among the ones loaded.
 */
export type Interaccion = {
  campo: string;
  operador: 'igual' | 'distinto';
  valor: string | number | boolean;
  destino: string[];
};

/** A rule over two fields of one form: `campo` must be at most / at least `otro` (S-20). */
export type ReglaEntreCampos = { regla: 'menor_o_igual' | 'mayor_o_igual'; campo: string; otro: string };

export type Formulario = {
  id: number;
  nombre: string;
  campos: readonly Campo[];
  reglas: readonly ReglaEntreCampos[];
  interacciones: readonly Interaccion[];
};

/**
 * The filled form. Integers and decimals are kept as text with a dot ("12", "120.5"); a date as `YYYY-MM-DD`.
 * `fila`, `desplegable` and `activador` lay their fields out flat at their own level (an activator also keeps its own
 * boolean); `compuesto` and `vivienda` nest theirs in an object; `incrementador` holds a list.
 */
export type ValorDeCampo = string | number | boolean | null | ValorDeCampo[] | { [clave: string]: ValorDeCampo };
export type Parametros = { [clave: string]: ValorDeCampo };

/** Value of `acta_estado_obra` (FRM-014..024). Keys of `estado_obra`: "1".."21" with 8.x, 10.x and 16.x. */
export type ActaEstadoObra = {
  estado_obra: Record<string, { porcentaje_ejecutado: string; observaciones: string }>;
  porcentaje_faltante_total: string;
  responsable_faltante_obra: boolean | null;
  /** `clave` of one of the six tasks of FRM-022. */
  tarea_faltante_obra: string | null;
};

export const UNIDADES_DE_SUPERFICIE = [
  'cubierta_m2',
  'semicubierta_m2',
  'cambio_techo_m2',
  'modificacion_interna_m2',
  'm3',
  'descubierta_m2',
] as const;
export const UNIDAD_ESPEJO_DE_AGUA = 'espejo_agua_m2';
export type UnidadDeSuperficie = (typeof UNIDADES_DE_SUPERFICIE)[number] | typeof UNIDAD_ESPEJO_DE_AGUA;

export type Superficie = { cantidad: string; tipo_superficie: UnidadDeSuperficie };

/** Value of `tipo_obra`: by category key ("1.2", "5", …), FRM-028. */
export type TipoObra = Record<string, { subcategoria?: string | null; superficies: Superficie[] }>;

/** Value of the `hardcoded` field `items` of the single-family-housing form (FRM-037). */
export type ItemsDeVivienda = Record<`item_${1 | 2 | 3 | 4 | 5 | 6 | 7 | 8}`, boolean>;
