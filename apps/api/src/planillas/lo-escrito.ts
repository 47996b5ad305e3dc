import { simplificar } from '@colega/domain/validacion';
import type { CeldaLeida } from './hoja.ts';

/** As somebody would have typed it: a workbook's number has a dot; typed, it has a comma. */
export const escritoEn = (celda: CeldaLeida | undefined): string =>
  (typeof celda === 'number' ? String(celda).replace('.', ',') : String(celda ?? '')).trim();

/** A heading, or a name, to be found whatever its capitals and accents. */
export const simplificado = (celda: CeldaLeida | undefined): string => simplificar(String(celda ?? ''));
