import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { rutaDePrograma } from '../../programas.ts';

const puertoLibre = async (): Promise<number> => {
  const servidor = createServer().listen(0, '127.0.0.1');
  await once(servidor, 'listening');
  const direccion = servidor.address();
  servidor.close();
  await once(servidor, 'close');
  return typeof direccion === 'object' && direccion ? direccion.port : 0;
};

type Mundo = {
  databaseUrl: string;
  sandboxUrl?: string;
  rapidez: number;
  carpeta?: string;
  envolver?: string[];
  publica?: () => string;
};

/** The portal as a process that can be killed and started again, always at the same address. */
export const crearProcesoMortal = async (mundo: Mundo) => {
  const { databaseUrl, sandboxUrl = '', rapidez, carpeta = '', envolver = [], publica = () => '' } = mundo;
  const [comando = '', ...argumentos] = [...envolver, process.execPath, rutaDePrograma('mortal')];
  const puerto = await puertoLibre();
  const inicio = Date.now();
  const { PATH = '' } = process.env;
  const env = {
    PATH,
    MUERTES_DB: databaseUrl,
    MUERTES_PUERTO: String(puerto),
    MUERTES_SANDBOX: sandboxUrl,
    MUERTES_INICIO: String(inicio),
    MUERTES_RAPIDEZ: String(rapidez),
    MUERTES_CARPETA: carpeta,
  };
  let hijo: ChildProcess | undefined;
  const matar = async (): Promise<void> => {
    if (!hijo || hijo.exitCode !== null || hijo.signalCode !== null) return;
    const muerto = once(hijo, 'exit');
    hijo.kill('SIGKILL');
    await muerto;
  };
  return {
    direccion: `http://127.0.0.1:${puerto}`,
    reloj: () => new Date(inicio + (Date.now() - inicio) * rapidez),
    arrancar: async (): Promise<void> => {
      const nuevo = spawn(comando, argumentos, {
        env: { ...env, MUERTES_PUBLICA: publica() },
        stdio: ['ignore', 'pipe', 'inherit'],
      });
      hijo = nuevo;
      const fin = once(nuevo, 'exit').then(([codigo]) => Promise.reject(new Error(`El portal terminó: ${codigo}`)));
      fin.catch(() => undefined);
      await Promise.race([once(nuevo.stdout, 'data'), fin]);
    },
    matar,
  };
};
