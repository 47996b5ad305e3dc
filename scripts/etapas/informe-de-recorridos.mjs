import { exigirLectura } from './resultado.mjs';

// A browser on a machine that others use loses a press now and then. Few may need a second attempt, and each is named with what
// went wrong in the first; more than these mean that something is broken.
const SEGUNDOS_INTENTOS = 2;

const pruebasDe = ({ specs = [], suites = [] }) => [
  ...specs.flatMap(({ title, file, tests }) => tests.map((prueba) => ({ ...prueba, title, file }))),
  ...suites.flatMap(pruebasDe),
];

const duracion = (suite) =>
  pruebasDe(suite)
    .flatMap(({ results }) => results)
    .reduce((suma, { duration }) => suma + duration, 0);

/** The files that take the most, for whoever has to make the whole shorter. */
const losMasLentos = (suites) =>
  suites
    .map((suite) => ({ archivo: suite.file.replace('.journey.ts', ''), ms: duracion(suite) }))
    .sort((a, b) => b.ms - a.ms)
    .slice(0, 3)
    .map(({ archivo, ms }) => `${archivo} ${Math.round(ms / 1000)} s`)
    .join(', ');

const primeraFalla = ({ results }) => results.find(({ error }) => error)?.error.message ?? '';

/** What the runner of the journeys wrote, as what a stage hands back. `esperados` are the files that it had to read. */
export function resumirRecorridos({ stats, suites, errors }, esperados) {
  const leidos = new Set(suites.map(({ file }) => `e2e/${file}`));
  const sinLeer = exigirLectura(leidos, esperados);
  const repetidos = suites.flatMap(pruebasDe).filter(({ status }) => status === 'flaky');
  const deMas = repetidos.length > SEGUNDOS_INTENTOS ? repetidos.length : 0;
  return {
    aprobadas: stats.expected + repetidos.length - deMas,
    falladas: stats.unexpected + deMas + stats.skipped + (sinLeer ? 1 : 0),
    leido: `${leidos.size} recorridos (los más largos: ${losMasLentos(suites)})`,
    detalle: [
      ...errors.map(({ message }) => message),
      stats.skipped > 0 ? 'Hay recorridos salteados.' : '',
      sinLeer,
      ...repetidos.map((prueba) => `Al segundo intento: ${prueba.file} › ${prueba.title}\n${primeraFalla(prueba)}`),
    ]
      .filter(Boolean)
      .join('\n'),
  };
}
