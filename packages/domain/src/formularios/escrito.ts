import type { Interaccion, ValorDeCampo } from './formulario.ts';

/** The field types that a task form of the specification may name (FRM-001). */
export const TIPOS_ESCRITOS = [
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

/** `float`, `boolean_switch` and `enumerativo` are second names of three of them. */
export const SEGUNDOS_NOMBRES = {
  float: 'decimal',
  boolean_switch: 'boolean',
  enumerativo: 'select',
} as const satisfies Record<string, (typeof TIPOS_ESCRITOS)[number]>;

export type TipoEscrito = (typeof TIPOS_ESCRITOS)[number] | keyof typeof SEGUNDOS_NOMBRES;

/** Key of the `hardcoded` field that is the single-family-housing form (FRM-003). */
export const CLAVE_DE_VIVIENDA = 'items';

/** Keys of `complejo` fields that have a form of their own (FRM-002). */
export const CLAVES_ESPECIALES = [
  'acta_estado_obra',
  'tipo_obra',
  'excepciones_art_29_electro',
  'excepciones_art_29_civil',
] as const;

/** Rules a field may carry (OPN-062). `value` is the bound; `range` is always 0 to 100 (FRM-007). */
export type ValidacionEscrita = { key: 'required' | 'min' | 'max' | 'range'; value?: string | number | boolean | null };

/** A field of a task form as the files of `data/formularios/` and the wire have it (FRM-006). */
export type CampoEscrito = {
  label: string;
  key: string;
  type: TipoEscrito;
  placeholder?: string;
  unidad?: string;
  /** An inactive field is neither shown, nor validated, nor sent. */
  active: boolean;
  label_position?: 'top' | 'left' | 'right';
  options?: { value: string; label: string }[];
  values?: ValorDeCampo;
  validaciones: ValidacionEscrita[];
  fields: CampoEscrito[];
};

/** A task form as the files and the wire have it (FRM-005). */
export type FormularioEscrito = {
  id: number;
  nombre: string;
  key: string;
  fields: CampoEscrito[];
  validaciones: { key: 'menor_o_igual' | 'mayor_o_igual'; campo: string; otro: string }[];
  interacciones: Interaccion[];
};
