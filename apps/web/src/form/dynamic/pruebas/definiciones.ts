import type { Campo, Formulario } from '@colega/domain/formularios';

export const campo = (type: Campo['type'], key: string, resto: Partial<Campo> = {}): Campo => ({
  type,
  key,
  label: key,
  active: true,
  validaciones: [],
  fields: [],
  ...resto,
});

export const formulario = (fields: Campo[], resto: Partial<Formulario> = {}): Formulario => ({
  id: 1,
  nombre: 'Prueba',
  key: 'prueba',
  fields,
  validaciones: [],
  interacciones: [],
  ...resto,
});

export const requerido: Pick<Campo, 'validaciones'> = { validaciones: [{ key: 'required', value: true }] };
