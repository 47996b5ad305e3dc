import { type CampoEscrito, type FormularioEscrito, TIPOS_ESCRITOS } from '../../formularios/escrito.ts';
import type { Formulario } from '../../formularios/formulario.ts';
import { traducirFormulario } from '../../formularios/traducir-formulario.ts';

export const campo = (
  type: CampoEscrito['type'],
  key: string = type,
  resto: Partial<CampoEscrito> = {},
): CampoEscrito => ({
  type,
  key,
  label: `Campo ${key}`,
  active: true,
  validaciones: [],
  fields: [],
  ...resto,
});

export const formulario = (fields: CampoEscrito[], resto: Partial<FormularioEscrito> = {}): Formulario =>
  traducirFormulario({
    id: 1,
    nombre: 'Prueba',
    key: 'prueba',
    fields,
    validaciones: [],
    interacciones: [],
    ...resto,
  });

export const requerido: Pick<CampoEscrito, 'validaciones'> = { validaciones: [{ key: 'required', value: true }] };

const OPCIONES = [
  { value: 'a', label: 'Opción A' },
  { value: 'b', label: 'Opción B' },
];

const hijos = (prefijo: string): CampoEscrito[] => [
  campo('integer', `${prefijo}_cantidad`),
  campo('decimal', `${prefijo}_medida`, { unidad: 'm' }),
];

export const formularioDeTodosLosTipos = (): Formulario =>
  formulario([
    ...TIPOS_ESCRITOS.filter((tipo) => !['complejo', 'hardcoded'].includes(tipo)).map((tipo) =>
      campo(tipo, tipo, {
        ...(tipo === 'select' ? { options: OPCIONES } : {}),
        fields: ['row', 'expandable', 'compuesto', 'field_activator', 'field_incrementer'].includes(tipo)
          ? hijos(tipo)
          : [],
      }),
    ),
    campo('complejo', 'datos_de_obra', { fields: hijos('complejo') }),
    campo('complejo', 'acta_estado_obra'),
    campo('complejo', 'tipo_obra'),
    campo('complejo', 'excepciones_art_29_electro'),
    campo('complejo', 'excepciones_art_29_civil'),
    campo('hardcoded', 'items'),
    campo('float', 'hp', { unidad: 'HP' }),
    campo('boolean_switch', 'con_ensayo'),
    campo('enumerativo', 'sistema', { options: OPCIONES }),
  ]);
