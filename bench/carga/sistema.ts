import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { conectar, type Db } from '../../apps/api/src/db/conectar.ts';
import { usarBaseEmbebida } from '../../apps/api/src/db/embebida/base-embebida.ts';
import { rutaDesdeRaiz } from '../../apps/api/src/raiz.ts';

/** The shipped program on its own database, with the outside world simulated. */
export type Sistema = {
  direccion: string;
  url: string;
  db: Db;
  /** The program's memory as the system sees it, without the database. */
  memoriaMb(): number;
  cerrar(): Promise<void>;
};

const ajustes = (datos: string): Record<string, string> => ({
  PATH: process.env.PATH ?? '',
  DATA_DIR: datos,
  DEMO: '1',
  HOST: '127.0.0.1',
  PORT: '0',
  // Limits are by each user's claimed address, since all come through here.
  TRUST_PROXY: '127.0.0.1',
});

const ULTIMO_QUE_SE_GUARDA = 20_000;

const esperarDireccion = (hijo: ChildProcess): Promise<string> =>
  new Promise((listo, fallo) => {
    let salida = '';
    const leer = (dato: unknown): void => {
      salida = (salida + String(dato)).slice(-ULTIMO_QUE_SE_GUARDA);
      const direccion = /listo en (http:\/\/\S+)/.exec(salida)?.[1];
      if (direccion) listo(direccion);
    };
    hijo.stdout?.on('data', leer);
    hijo.stderr?.on('data', leer);
    hijo.once('exit', (codigo) => fallo(new Error(`El portal terminó (${codigo}):\n${salida}`)));
  });

const rssMb = (pid: number): number =>
  Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? Number.NaN) / 1024;

export const carpetaDe = (datos: string, legajos: number): string => resolve(rutaDesdeRaiz(), datos, String(legajos));

/** Loads that many files in a separate database, unless they are there: one of each technician every so many days. */
export const prepararDatos = async (datos: string, legajos: number, dias?: number): Promise<void> => {
  const carpeta = carpetaDe(datos, legajos);
  mkdirSync(carpeta, { recursive: true });
  const cuantos = [`--legajos=${legajos}`, ...(dias === undefined ? [] : [`--dias=${dias}`])];
  const hijo = spawn(process.execPath, [rutaDesdeRaiz('dist/api/comandos/demo-volumen.js'), ...cuantos], {
    env: { PATH: process.env.PATH ?? '', DATA_DIR: carpeta },
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  const [codigo] = await once(hijo, 'exit');
  if (codigo !== 0) throw new Error('No se pudieron cargar los legajos');
};

export const abrirSistema = async (
  datos: string,
  legajos: number,
  mas: Readonly<Record<string, string>> = {},
): Promise<Sistema> => {
  const carpeta = carpetaDe(datos, legajos);
  const hijo = spawn(process.execPath, [rutaDesdeRaiz('dist/api/main.js')], {
    env: { ...ajustes(carpeta), ...mas },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const detener = () => void hijo.kill('SIGINT');
  process.once('exit', detener);
  const direccion = await esperarDireccion(hijo);
  const { url } = await usarBaseEmbebida({ dataDir: carpeta, log: () => {} });
  const db = conectar(url, { conexiones: 4 });
  return {
    direccion,
    url,
    db,
    memoriaMb: () => rssMb(hijo.pid ?? 0),
    cerrar: async () => {
      await db.destroy();
      process.off('exit', detener);
      const fin = once(hijo, 'exit');
      detener();
      await fin;
    },
  };
};
