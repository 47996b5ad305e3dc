/** How many there are of each whole value. */
export type Histograma = readonly (readonly [valor: number, cuantos: number])[];

/**
 * The smallest value that has at least that part of them at or below it, which is what `percentile_disc` of PostgreSQL answers: always one that
 * happened. Null when there are none.
 */
export const percentilDe = (histograma: Histograma, parte: number): number | null => {
  const total = histograma.reduce((suma, [, cuantos]) => suma + cuantos, 0);
  let acumulado = 0;
  for (const [valor, cuantos] of [...histograma].sort(([a], [b]) => a - b)) {
    acumulado += cuantos;
    if (cuantos > 0 && acumulado >= parte * total) return valor;
  }
  return null;
};
