import { explicarFalla } from '../arranque/explicar-falla.ts';
import { readConfig } from '../config.ts';
import { actualizarBase } from '../db/actualizar-base.ts';
import { conectar, type Db } from '../db/conectar.ts';
import { usarBaseEmbebida } from '../db/embebida/base-embebida.ts';
import { cargarReferencias } from '../modules/referencias/cargar-referencias.ts';

export const avisar = (texto: string): void => void process.stdout.write(`${texto}\n`);

/** The database of DATABASE_URL or the one in DATA_DIR, as it is, whether Colega is running on it or not. */
export const sobreBase = async (trabajo: (databaseUrl: string) => Promise<void>): Promise<void> => {
  const config = readConfig(process.env, process.cwd());
  const base =
    config.databaseUrl === null
      ? await usarBaseEmbebida({ dataDir: config.dataDir, log: avisar })
      : { url: config.databaseUrl, cerrar: async () => {} };
  try {
    await trabajo(base.url);
  } finally {
    await base.cerrar();
  }
};

/** The same, brought up to date first. */
export const conBase = (trabajo: (db: Db, databaseUrl: string) => Promise<void>): Promise<void> =>
  sobreBase(async (url) => {
    const db = conectar(url, { conexiones: 2 });
    try {
      await actualizarBase(db, url);
      await cargarReferencias(db);
      await trabajo(db, url);
    } finally {
      await db.destroy();
    }
  });

/** Ends the process: 1 and one sentence when it cannot. */
export const correrComando = (comando: () => Promise<void>): void => {
  comando().then(
    () => process.exit(0),
    (error: unknown) => {
      process.stderr.write(`${explicarFalla(error)}\n`);
      process.exit(1);
    },
  );
};
