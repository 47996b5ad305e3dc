// A knip reporter: how many files it processed, and what it found, as one line of JSON.
export default function informar({ issues, counters }) {
  const hallazgos = Object.entries(issues)
    .filter(([tipo]) => tipo !== '_files')
    .flatMap(([tipo, porArchivo]) =>
      Object.values(porArchivo).flatMap((porNombre) => Object.values(porNombre).map((uno) => ({ tipo, ...uno }))),
    )
    .map(({ tipo, filePath, symbol }) => ({ tipo, filePath, symbol }));
  process.stdout.write(`\n${JSON.stringify({ procesados: counters.processed, hallazgos })}\n`);
}
