import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { ErrorDeArranque } from '../error-de-arranque.ts';
import { rutaDesdeRaiz } from '../raiz.ts';
import { type Vigilable, vigilar } from '../vigilar.ts';
import type { Avisar } from './progreso.ts';

export type Sandbox = { url: string; smtpUrl: string; cerrar(): Promise<void> };

const ESPERA_MAXIMA_MS = 60_000;
const ESPERA_DE_CIERRE_MS = 3_000;

function comando(): string[] {
  return import.meta.url.endsWith('.ts')
    ? ['--import', 'tsx', rutaDesdeRaiz('apps/sandbox/src/main.ts')]
    : [rutaDesdeRaiz('dist/sandbox/main.js')];
}

type Puertos = { puerto: number; correo: number };

async function leerPuertos(hijo: ChildProcess & { stdout: NodeJS.ReadableStream }): Promise<Puertos> {
  const lineas = createInterface({ input: hijo.stdout });
  const aviso = AbortSignal.timeout(ESPERA_MAXIMA_MS);
  try {
    const [linea] = (await Promise.race([
      once(lineas, 'line', { signal: aviso }),
      once(hijo, 'exit', { signal: aviso }).then(() => ['']),
    ])) as [string];
    return JSON.parse(linea) as Puertos;
  } catch {
    throw new ErrorDeArranque(
      'El sandbox de desarrollo no arrancó: revisá SANDBOX_PORT, o configurá los servicios reales.',
    );
  } finally {
    lineas.close();
    hijo.stdout.resume();
  }
}

// The sandbox ends by itself when its stdin closes, so that even a kill -9 of its parent leaves nothing behind.
async function cerrar(hijo: ChildProcess): Promise<void> {
  if (hijo.exitCode !== null || hijo.signalCode !== null) return;
  const terminado = once(hijo, 'exit');
  hijo.stdin?.end();
  const limite = setTimeout(() => hijo.kill('SIGKILL'), ESPERA_DE_CIERRE_MS);
  await terminado;
  clearTimeout(limite);
}

type Hijo = Vigilable & Puertos;

async function lanzar({ puerto, correo }: Puertos, carpeta: string): Promise<Hijo> {
  const hijo = spawn(process.execPath, comando(), {
    stdio: ['pipe', 'pipe', 'inherit'],
    env: {
      ...process.env,
      SANDBOX_PORT: String(puerto),
      SANDBOX_SMTP_PORT: String(correo),
      SANDBOX_DIR: carpeta,
    },
    detached: true,
  });
  hijo.stdin.on('error', () => {});
  try {
    const puertos = await leerPuertos(hijo);
    return {
      ...puertos,
      alTerminar: (aviso) => void hijo.once('exit', aviso),
      detener: () => cerrar(hijo),
    };
  } catch (error) {
    await cerrar(hijo);
    throw error;
  }
}

/** `carpeta` is where the sandbox remembers what was paid. If it dies it starts again at the same addresses, and `avisar` is told. */
export async function iniciarSandbox(
  puertoPedido: number,
  carpeta: string,
  avisar: Avisar = () => {},
): Promise<Sandbox> {
  const primero = await lanzar({ puerto: puertoPedido, correo: 0 }, carpeta);
  const vigilado = vigilar(primero, () => {
    avisar('El sandbox se detuvo: se lo vuelve a arrancar');
    return lanzar(primero, carpeta);
  });
  vigilado.alCaerse(() =>
    avisar('El sandbox no se mantiene en marcha: lo de afuera no responde. Volvé a arrancar Colega.'),
  );
  const { puerto, correo } = primero;
  return { url: `http://127.0.0.1:${puerto}`, smtpUrl: `smtp://127.0.0.1:${correo}`, cerrar: vigilado.detener };
}
