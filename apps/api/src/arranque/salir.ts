import { hayHilosPorTerminar } from '../reparto/taller.ts';

/**
 * Ends this process, once all that it had to close is closed. A process waits for its threads: with one that hears nobody it would
 * never end, so that it ends as one that is killed does.
 */
export function salir(codigo: number): never {
  if (hayHilosPorTerminar()) process.kill(process.pid, 'SIGKILL');
  process.exit(codigo);
}
