import { hayHilosPorTerminar } from '../reparto/taller.ts';

/** Ends this process once everything is closed. A thread that hears nobody would keep it alive, so it ends as a killed process does. */
export function salir(codigo: number): never {
  if (hayHilosPorTerminar()) process.kill(process.pid, 'SIGKILL');
  process.exit(codigo);
}
