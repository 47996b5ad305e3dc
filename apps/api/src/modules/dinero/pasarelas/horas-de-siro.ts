// Argentina keeps UTC-3 all year.
const DESFASE_MS = 3 * 3_600_000;

/** SIRO writes the local time of Buenos Aires with milliseconds and a literal Z (docs/reference/outside-world.md#siro). */
export const horaDeSiro = (instante: Date): string => new Date(instante.getTime() - DESFASE_MS).toISOString();

/** Null when it is not a time. */
export function parseHoraDeSiro(texto: string): Date | null {
  const local = Date.parse(/Z$/i.test(texto) ? texto : `${texto}Z`);
  return Number.isNaN(local) ? null : new Date(local + DESFASE_MS);
}
