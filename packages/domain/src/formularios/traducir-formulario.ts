import {
  type CampoEscrito,
  CLAVE_DE_VIVIENDA,
  CLAVES_ESPECIALES,
  type FormularioEscrito,
  SEGUNDOS_NOMBRES,
  type TIPOS_ESCRITOS,
  type ValidacionEscrita,
} from './escrito.ts';
import { CAMPOS_ART_29_CIVIL, CAMPOS_ART_29_ELECTRO } from './especiales/art-29.ts';
import { camposDeVivienda } from './especiales/items-de-vivienda.ts';
import { NOMBRES_DE_TIPO_DE_OBRA } from './especiales/tipo-obra.ts';
import type { Campo, Formulario, ReglaDeCampo, TipoDeCampo } from './formulario.ts';
import { LARGO_DE_TEXTO, LARGO_DE_TEXTO_LARGO } from './tipos/largos.ts';

type Primero = (typeof TIPOS_ESCRITOS)[number];

const segundosNombres: Record<string, Primero> = SEGUNDOS_NOMBRES;

const elegirPrimero = (tipo: CampoEscrito['type']): Primero => segundosNombres[tipo] ?? (tipo as Primero);

const TIPOS: Record<Primero, TipoDeCampo> = {
  integer: 'entero',
  decimal: 'decimal',
  text: 'texto',
  string: 'texto',
  text_multiline: 'parrafo',
  date: 'fecha',
  boolean: 'interruptor',
  field_activator: 'activador',
  field_incrementer: 'incrementador',
  select: 'lista',
  expandable: 'desplegable',
  row: 'fila',
  compuesto: 'compuesto',
  complejo: 'compuesto',
  hardcoded: 'compuesto',
};

type ClaveEspecial = (typeof CLAVES_ESPECIALES)[number];
type Especial = Pick<Campo, 'tipo' | 'nombres'> & { campos?: readonly Campo[] };

/** FRM-002, and the fields that a definition of those keys has when it brings none. */
const ESPECIALES: Record<ClaveEspecial, Especial> = {
  acta_estado_obra: { tipo: 'acta_estado_obra' },
  tipo_obra: { tipo: 'tipo_obra', nombres: NOMBRES_DE_TIPO_DE_OBRA },
  excepciones_art_29_electro: { tipo: 'compuesto', campos: CAMPOS_ART_29_ELECTRO },
  excepciones_art_29_civil: { tipo: 'compuesto', campos: CAMPOS_ART_29_CIVIL },
};

const buscarEspecial = (primero: Primero, key: string): Especial | null => {
  if (primero === 'hardcoded' && key === CLAVE_DE_VIVIENDA) return { tipo: 'vivienda', campos: camposDeVivienda };
  const clave = primero === 'complejo' ? CLAVES_ESPECIALES.find((una) => una === key) : undefined;
  return clave ? ESPECIALES[clave] : null;
};

const APAGADOS: unknown[] = [false, 0, '0', 'false'];

/** A `required` with a false value asks for nothing, nor does a bound without a figure. */
const traducirRegla = ({ key, value }: ValidacionEscrita): ReglaDeCampo[] => {
  if (key === 'required') return APAGADOS.includes(value) ? [] : [{ regla: 'requerido' }];
  if (key === 'range') return [{ regla: 'porcentaje' }];
  if (value === null || value === undefined || typeof value === 'boolean') return [];
  return [{ regla: key === 'min' ? 'minimo' : 'maximo', tope: value }];
};

const LARGOS: Partial<Record<TipoDeCampo, ReglaDeCampo>> = {
  texto: { regla: 'largo', tope: LARGO_DE_TEXTO },
  parrafo: { regla: 'largo', tope: LARGO_DE_TEXTO_LARGO },
};

const traducirCampo = (escrito: CampoEscrito): Campo => {
  const { label, key, type, placeholder, unidad, active, label_position, options, values, validaciones } = escrito;
  const primero = elegirPrimero(type);
  const especial = buscarEspecial(primero, key);
  const tipo = especial?.tipo ?? TIPOS[primero];
  const largo = LARGOS[tipo];
  const propios = escrito.fields.map(traducirCampo);
  return {
    ruta: key,
    etiqueta: label,
    tipo,
    reglas: [...(largo ? [largo] : []), ...validaciones.flatMap(traducirRegla)],
    ...(options && { opciones: options.map(({ value, label: etiqueta }) => ({ valor: value, etiqueta })) }),
    ...(unidad && { unidad }),
    ...(especial?.nombres && { nombres: especial.nombres }),
    ...(placeholder !== undefined && { ejemplo: placeholder }),
    ...(values !== undefined && { inicial: values }),
    ...(!active && { inactivo: true }),
    ...(label_position === 'left' && { etiquetaAntes: true }),
    campos: propios.length > 0 && tipo !== 'vivienda' ? propios : (especial?.campos ?? propios),
  };
};

const traducidos = new WeakMap<FormularioEscrito, Formulario>();

/** This is the edge of the specification's JSON. The same form is answered each time it is asked. */
export const traducirFormulario = (escrito: FormularioEscrito): Formulario => {
  const sabido = traducidos.get(escrito);
  if (sabido) return sabido;
  const formulario: Formulario = {
    id: escrito.id,
    nombre: escrito.nombre,
    campos: escrito.fields.map(traducirCampo),
    reglas: escrito.validaciones.map(({ key, ...entre }) => ({ regla: key, ...entre })),
    interacciones: escrito.interacciones,
  };
  traducidos.set(escrito, formulario);
  return formulario;
};
