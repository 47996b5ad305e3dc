/** As the file has it: a text, a number, or, where its format says so, a day (`AAAA-MM-DD`) or a percentage as it is seen (`37,5 %`). */
export type CeldaLeida = string | number | null;

/** `numero` is the row's own in the spreadsheet, counted from 1; empty rows are not there. */
export type FilaLeida = { numero: number; celdas: CeldaLeida[] };

export type HojaLeida = { nombre: string; filas: FilaLeida[] };

export type ProblemaDePlanilla =
  | 'planilla_ilegible'
  | 'planilla_con_clave'
  | 'planilla_antigua'
  | 'planilla_muy_grande'
  | 'planilla_vacia';

/** A file says more than it weighs: these keep its contents within the memory of a server. */
export const MAXIMO_DE_LA_PLANILLA = {
  bytes: 40 * 1024 * 1024,
  bytesPorParte: 250 * 1024 * 1024,
  hojas: 100,
  filas: 200_000,
  columnas: 200,
  letrasPorCelda: 4_000,
} as const;

/** Thrown in the middle of reading, and turned into a value by `leerPlanilla`. */
export class PlanillaRechazada extends Error {
  readonly codigo: ProblemaDePlanilla;

  constructor(codigo: ProblemaDePlanilla) {
    super(codigo);
    this.codigo = codigo;
  }
}

export const recortar = (texto: string): string => texto.slice(0, MAXIMO_DE_LA_PLANILLA.letrasPorCelda);

export const estaVacia = (celdas: readonly CeldaLeida[]): boolean =>
  celdas.every((celda) => celda === null || (typeof celda === 'string' && celda.trim() === ''));
