/** CON-002: `YYYY-MM-DD` compares and sorts as text, and has no time zone. */
export type Fecha = string;

const FORMATO_ISO = /^(\d{4})-(\d{2})-(\d{2})$/;
const FORMATO_PANTALLA = /^(\d{1,2})[/\-.](\d{1,2})[/\-.](\d{4})$/;

export const esFecha = (texto: string): boolean => {
  const m = FORMATO_ISO.exec(texto);
  return m !== null && existeDia(Number(m[1]), Number(m[2]), Number(m[3]));
};

/** `15/3/2026` → `2026-03-15`; null when it is not a day that exists. */
export const parseFecha = (texto: string): Fecha | null => {
  const m = FORMATO_PANTALLA.exec(texto.trim());
  if (!m || !existeDia(Number(m[3]), Number(m[2]), Number(m[1]))) return null;
  return `${m[3]}-${m[2]?.padStart(2, '0')}-${m[1]?.padStart(2, '0')}`;
};

/** `2026-03-15` → `15/03/2026` (LIS-024). */
export const formatFecha = (fecha: Fecha): string => `${fecha.slice(8, 10)}/${fecha.slice(5, 7)}/${fecha.slice(0, 4)}`;
/** CUP-020: DD/MM/YY. */
export const formatFechaCorta = (fecha: Fecha): string => `${formatFecha(fecha).slice(0, 6)}${fecha.slice(2, 4)}`;

const HORA_MS = 3_600_000;
/** Argentina keeps UTC−3 all year since 2009. */
const ATRASO_MS = 3 * HORA_MS;

/** The college's calendar day, whatever the zone of the machine: dates of a language cost a slow phone a tenth of a second. */
export const diaDelColegio = (instante: Date): Fecha => enElColegio(instante).slice(0, 10);
/** `10:47:09`, by the college's clock. */
export const horaDelColegio = (instante: Date): string => enElColegio(instante).slice(11, 19);

const enElColegio = (instante: Date): string => new Date(instante.getTime() - ATRASO_MS).toISOString();

export const sumarDias = (fecha: Fecha, dias: number): Fecha => aFecha(aDias(fecha) + dias);

/** Negative when `hasta` is earlier. */
export const diasEntre = (desde: Fecha, hasta: Fecha): number => aDias(hasta) - aDias(desde);

export const diasDeAtraso = (vencimiento: Fecha, hoy: Fecha): number => Math.max(0, diasEntre(vencimiento, hoy));

const DIA_MS = 86_400_000;
const aDias = (fecha: Fecha): number =>
  Date.UTC(+fecha.slice(0, 4), +fecha.slice(5, 7) - 1, +fecha.slice(8, 10)) / DIA_MS;
const aFecha = (dias: number): Fecha => new Date(dias * DIA_MS).toISOString().slice(0, 10);

const existeDia = (anio: number, mes: number, dia: number): boolean =>
  anio >= 1 && mes >= 1 && mes <= 12 && dia >= 1 && dia <= new Date(Date.UTC(anio, mes, 0)).getUTCDate();

/** The first day of its month, which names it. */
export const mesDe = (fecha: Fecha): Fecha => `${fecha.slice(0, 7)}-01`;
