import {
  type CampoEscrito,
  type Formulario,
  type FormularioEscrito,
  traducirFormulario,
} from '@colega/domain/formularios';

export const campo = (type: CampoEscrito['type'], key: string, resto: Partial<CampoEscrito> = {}): CampoEscrito => ({
  type,
  key,
  label: key,
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
