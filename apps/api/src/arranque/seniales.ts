import { readFileSync } from 'node:fs';

const INTERVALO_MS = 200;

function readProc(pid: number, archivo: string): string {
  try {
    return readFileSync(`/proc/${pid}/${archivo}`, 'utf8');
  } catch {
    return '';
  }
}

function linajeHastaNpm(): string {
  const padre = process.ppid;
  if (!readProc(padre, 'cmdline').includes('\0-c\0')) return String(padre);
  const estado = readProc(padre, 'stat');
  return `${padre} ${estado.slice(estado.lastIndexOf(')') + 2).split(' ')[1]}`;
}

// `npm start` may be killed without its child getting a signal: this process would then keep the port and the data.
function vigilarNpm(terminar: () => void): void {
  if (process.env.npm_lifecycle_event === undefined) return;
  const linaje = linajeHastaNpm();
  setInterval(() => linajeHastaNpm() !== linaje && terminar(), INTERVALO_MS).unref();
}

// nohup ignores the hang-up, and a handler would undo that.
function colgarSeIgnora(): boolean {
  try {
    const ignoradas = /^SigIgn:\s*([\da-f]+)$/m.exec(readFileSync('/proc/self/status', 'utf8'))?.[1] ?? '0';
    return (Number.parseInt(ignoradas.slice(-1), 16) & 1) === 1;
  } catch {
    return false;
  }
}

// Ctrl-C reaches the process twice under npm, so the second signal does not mean a hurry.
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
