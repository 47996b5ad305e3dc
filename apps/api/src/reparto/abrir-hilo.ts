import { type ResourceLimits, Worker } from 'node:worker_threads';

/** From the sources, the thread needs the loader too. */
const desdeLasFuentes = (archivo: string): string =>
  `import('tsx/esm/api').then(({ register }) => { register(); return import(${JSON.stringify(archivo)}); })`;

/** Where who opens it is, its module among the sources, and what was built of it beside the program. */
type Donde = { desde: string; fuente: string; armado: string };

export const abrirHilo = (
  { desde, fuente, armado }: Donde,
  workerData: object,
  resourceLimits: ResourceLimits = {},
): Worker => {
  const opciones = { workerData, resourceLimits, execArgv: [] };
  return desde.endsWith('.ts')
    ? new Worker(desdeLasFuentes(new URL(fuente, desde).href), { ...opciones, eval: true })
    : new Worker(new URL(armado, desde), opciones);
};
