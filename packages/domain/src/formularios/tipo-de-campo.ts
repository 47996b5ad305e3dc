import { type Campo, SEGUNDOS_NOMBRES, type TipoCampo } from './formulario.ts';

const segundosNombres: Record<string, TipoCampo> = SEGUNDOS_NOMBRES;

/** The type of a field with its second names (`float`, `boolean_switch`, `enumerativo`) resolved. */
export const tipoDeCampo = (campo: Pick<Campo, 'type'>): TipoCampo =>
  segundosNombres[campo.type] ?? (campo.type as TipoCampo);
