import { availableParallelism } from 'node:os';
import { crearReparto } from './reparto.ts';
import { solicitanteActual } from './solicitante-actual.ts';

const NUCLEOS = availableParallelism();
/**
 * As many as cores: on Linux they draw with what the calls leave (documents/imprenta.ts). Where a thread has no priority of its own
 * one core is for answering, or the others take almost three times as long.
 */
export const HILOS_DE_PAPELES = Math.max(1, Math.min(4, process.platform === 'linux' ? NUCLEOS : NUCLEOS - 1));
export const EXPORTACIONES_A_LA_VEZ = 2;

/**
 * S-505. What keeps a core busy for long, by kind: a paper never waits for a pdf that somebody uploads. Of the others
 * there are always places for two, so that one person's heavy file leaves room for the others'.
 */
const REPARTOS = {
  papel: crearReparto({ lugares: HILOS_DE_PAPELES, porPersona: 1, enEspera: 30 }),
  subida: crearReparto({ lugares: Math.max(2, Math.min(4, NUCLEOS)), porPersona: 1, enEspera: 12 }),
  exportacion: crearReparto({ lugares: EXPORTACIONES_A_LA_VEZ, porPersona: 1, enEspera: 3 }),
} as const;

/**
 * Heavy work in the name of whoever asks: in a fair turn with the other people, within what that person may spend of it, and not
 * begun for who left meanwhile. Throws 429, and the reason of `seFue`.
 */
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
