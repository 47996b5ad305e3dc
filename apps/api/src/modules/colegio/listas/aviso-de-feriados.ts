import { anioSinFeriados, type ListasEnVigor } from '@colega/domain/colegio';
import { type Fecha, sumarDias } from '@colega/domain/fechas';

/** The bridge days of a year are decreed towards the end of the one before (S-546). */
const DIAS_DE_ANTELACION = 90;

export const avisoDeFeriados = (listas: ListasEnVigor, hoy: Fecha): string | null => {
  const anio = anioSinFeriados(listas, hoy, sumarDias(hoy, DIAS_DE_ANTELACION));
  return anio === undefined
    ? null
    : `Faltan los feriados de ${anio}: sin ellos no se confirma un contrato cuyo plazo de timbrado llegue a ese año. Se publican en la pantalla Listas del Colegio.`;
};
