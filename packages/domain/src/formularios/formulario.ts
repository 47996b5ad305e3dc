/** The field types a form definition may name (FRM-001). `float`, `boolean_switch` and `enumerativo` are second names. */
export const TIPOS_DE_CAMPO = [
  'integer',
  'decimal',
  'text',
  'string',
  'text_multiline',
  'date',
  'boolean',
  'field_activator',
  'field_incrementer',
  'select',
  'expandable',
  'row',
  'compuesto',
  'complejo',
  'hardcoded',
] as const;

export type TipoCampo = (typeof TIPOS_DE_CAMPO)[number];

export const SEGUNDOS_NOMBRES = {
  float: 'decimal',
  boolean_switch: 'boolean',
  enumerativo: 'select',
} as const satisfies Record<string, TipoCampo>;

export type TipoCampoEscrito = TipoCampo | keyof typeof SEGUNDOS_NOMBRES;

/** Key of the `hardcoded` field that is the single-family-housing form (FRM-003). */
export const CLAVE_DE_VIVIENDA = 'items';

/** Keys of `complejo` fields that have a form of their own (FRM-002). */
export const CLAVES_ESPECIALES = [
  'acta_estado_obra',
  'tipo_obra',
  'excepciones_art_29_electro',
  'excepciones_art_29_civil',
] as const;

export type ClaveEspecial = (typeof CLAVES_ESPECIALES)[number];

/** Rules a field may carry (OPN-062). `value` is the bound; `range` is always 0 to 100 (FRM-007). */
export type ValidacionDeCampo = { key: 'required' | 'min' | 'max' | 'range'; value?: string | number | boolean | null };

export type OpcionDeCampo = { value: string; label: string };

/** A field as the server sends it (FRM-006). */
export type Campo = {
  label: string;
  key: string;
  type: TipoCampoEscrito;
  placeholder?: string;
  unidad?: string;
  /** An inactive field is neither shown, nor validated, nor sent. */
  active: boolean;
  label_position?: 'top' | 'left' | 'right';
  options?: OpcionDeCampo[];
  /** Value a field starts with. */
  values?: ValorDeCampo;
  validaciones: ValidacionDeCampo[];
  fields: Campo[];
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
export type ValidacionDeFormulario = { key: 'menor_o_igual' | 'mayor_o_igual'; campo: string; otro: string };

/** A task form definition (FRM-005). */
export type Formulario = {
  id: number;
  nombre: string;
  key: string;
  fields: Campo[];
  validaciones: ValidacionDeFormulario[];
  interacciones: Interaccion[];
};

/**
 * The filled form. Integers and decimals are kept as text with a dot ("12", "120.5"); a date as `YYYY-MM-DD`.
 * `row`, `expandable` and `field_activator` lay their fields out flat at their own level (an activator also keeps its
 * own boolean); `compuesto`, `complejo` and `hardcoded` nest theirs in an object; `field_incrementer` holds a list.
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
