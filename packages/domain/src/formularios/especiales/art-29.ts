import type { Campo } from '../formulario.ts';
import { tipoDeObjeto } from '../tipos/de-objeto.ts';

const campo = (key: string, type: Campo['type'], label: string, resto: Partial<Campo> = {}): Campo => ({
  key,
  type,
  label,
  active: true,
  validaciones: [],
  fields: [],
  ...resto,
});

/** FRM-034. The approved file is written with its number, so that the college can find it (S-24). */
const expedienteAprobado = campo('expediente_aprobado', 'text', 'Expediente aprobado');

/** FRM-035. */
const CAMPOS_ELECTRO: readonly Campo[] = [
  expedienteAprobado,
  campo('nota', 'text_multiline', 'Nota'),
  campo('hp', 'float', 'Potencia', { unidad: 'HP' }),
  campo('numero_bocas', 'integer', 'Número de bocas'),
  campo('cantidad_maquinas', 'integer', 'Cantidad de máquinas'),
];

/** FRM-036. */
const CAMPOS_CIVIL: readonly Campo[] = [
  expedienteAprobado,
  campo('data_ced_catastral', 'text', 'Data en cédula catastral'),
  campo('otros', 'text_multiline', 'Otros'),
  campo('tipo_obra', 'complejo', 'Tipo de obra'),
];

/** A definition may carry the fields itself, with rules of its own; without them, the ones of the specification. */
const conRespaldo = (propios: readonly Campo[]) => (c: Campo) => (c.fields.length > 0 ? c.fields : propios);

export const camposDeArt29Electro = conRespaldo(CAMPOS_ELECTRO);
export const camposDeArt29Civil = conRespaldo(CAMPOS_CIVIL);

export const excepcionesArt29Electro = tipoDeObjeto(camposDeArt29Electro);
export const excepcionesArt29Civil = tipoDeObjeto(camposDeArt29Civil);
