import { availableParallelism } from 'node:os';
import { crearReparto } from './reparto.ts';
import { solicitanteActual } from './solicitante-actual.ts';

const NUCLEOS = availableParallelism();
/** One per core: on Linux they use what calls leave (documents/imprenta.ts). Without thread priorities one core is left for answering. */
export const HILOS_DE_PAPELES = Math.max(1, Math.min(4, process.platform === 'linux' ? NUCLEOS : NUCLEOS - 1));
export const EXPORTACIONES_A_LA_VEZ = 2;

/** S-505: heavy work by kind, so that a paper never waits for an uploaded pdf. The others always have places for two people. */
const REPARTOS = {
  papel: crearReparto({ lugares: HILOS_DE_PAPELES, porPersona: 1, enEspera: 30 }),
  subida: crearReparto({ lugares: Math.max(2, Math.min(4, NUCLEOS)), porPersona: 1, enEspera: 12 }),
  exportacion: crearReparto({ lugares: EXPORTACIONES_A_LA_VEZ, porPersona: 1, enEspera: 3 }),
} as const;

/** Fair turns among people, within what each may spend; does not begin for somebody who left. Throws 429, and the reason of `seFue`. */
export const enSuTurno = async <T>(
  clase: keyof typeof REPARTOS,
  trabajo: (seFue: AbortSignal) => Promise<T>,
): Promise<T> => {
  const { persona, seFue, cupos } = solicitanteActual();
  return REPARTOS[clase](persona, seFue, async () => {
    await cupos?.exigir(clase);
    seFue.throwIfAborted();
    const desde = performance.now();
    try {
      return await trabajo(seFue);
    } finally {
      await cupos?.anotar(clase, performance.now() - desde);
    }
  });
};
