import { readFileSync } from 'node:fs';

const INTERVALO_MS = 200;

function readProc(pid: number, archivo: string): string {
  try {
    return readFileSync(`/proc/${pid}/${archivo}`, 'utf8');
  } catch {
    return '';
  }
}

// npm is the parent, or the parent of the `sh -c` in between.
function linajeHastaNpm(): string {
  const padre = process.ppid;
  if (!readProc(padre, 'cmdline').includes('\0-c\0')) return String(padre);
  const estado = readProc(padre, 'stat');
  return `${padre} ${estado.slice(estado.lastIndexOf(')') + 2).split(' ')[1]}`;
}

// `npm start` may be killed without a signal for its child: then this process would keep port and data for itself.
function vigilarNpm(terminar: () => void): void {
  if (process.env.npm_lifecycle_event === undefined) return;
  const linaje = linajeHastaNpm();
  setInterval(() => linajeHastaNpm() !== linaje && terminar(), INTERVALO_MS).unref();
}

// Under nohup the hang-up is ignored, and a handler would undo that.
function colgarSeIgnora(): boolean {
  try {
    const ignoradas = /^SigIgn:\s*([\da-f]+)$/m.exec(readFileSync('/proc/self/status', 'utf8'))?.[1] ?? '0';
    return (Number.parseInt(ignoradas.slice(-1), 16) & 1) === 1;
  } catch {
    return false;
  }
}

// Ctrl-C reaches the process twice under npm: the second time is not a hurry.
export function alPedirFin(terminar: () => void): void {
  let pedido = false;
  const unaVez = () => {
    if (pedido) return;
    pedido = true;
    terminar();
  };
  for (const senial of ['SIGINT', 'SIGTERM'] as const) process.on(senial, unaVez);
  if (!colgarSeIgnora()) process.on('SIGHUP', unaVez);
  vigilarNpm(unaVez);
}
