import { exigirLectura } from './resultado.mjs';

const duracion = ({ specs = [], suites = [] }) =>
  specs
    .flatMap(({ tests }) => tests.flatMap(({ results }) => results))
    .reduce((suma, { duration }) => suma + duration, 0) + suites.reduce((suma, suite) => suma + duracion(suite), 0);

const losMasLentos = (suites) =>
  suites
    .map((suite) => ({ archivo: suite.file.replace('.journey.ts', ''), ms: duracion(suite) }))
    .sort((a, b) => b.ms - a.ms)
    .slice(0, 3)
    .map(({ archivo, ms }) => `${archivo} ${Math.round(ms / 1000)} s`)
    .join(', ');

/** Turns the journeys' report into the result of a stage. `esperados` are the files that it had to read. */
export function resumirRecorridos({ stats, suites, errors }, esperados) {
  const leidos = new Set(suites.map(({ file }) => `e2e/${file}`));
  const sinLeer = exigirLectura(leidos, esperados);
  return {
    aprobadas: stats.expected,
    falladas: stats.unexpected + stats.flaky + stats.skipped + (sinLeer ? 1 : 0),
    leido: `${leidos.size} recorridos (los más largos: ${losMasLentos(suites)})`,
    detalle: [...errors.map(({ message }) => message), stats.skipped > 0 ? 'Hay recorridos salteados.' : '', sinLeer]
      .filter(Boolean)
      .join('\n'),
  };
}
