import { explicarFalla } from '../arranque/explicar-falla.ts';
import { readConfig } from '../config.ts';
import { conectar, type Db } from '../db/conectar.ts';
import { usarBaseEmbebida } from '../db/embebida/base-embebida.ts';
import { migrar } from '../db/migrate.ts';
import { migrarCola } from '../jobs/trabajador.ts';
import { cargarReferencias } from '../modules/referencias/cargar-referencias.ts';

export const avisar = (texto: string): void => void process.stdout.write(`${texto}\n`);

/**
 * Runs a command on the database of DATABASE_URL or on the one in DATA_DIR, whether Colega is running on it or not.
 * Ends the process: 1 and one sentence when it cannot.
 */
export const conBase = async (trabajo: (db: Db, databaseUrl: string) => Promise<void>): Promise<void> => {
  const config = readConfig(process.env, process.cwd());
  const base =
    config.databaseUrl === null
      ? await usarBaseEmbebida({ dataDir: config.dataDir, log: avisar })
      : { url: config.databaseUrl, cerrar: async () => {} };
  try {
    const db = conectar(base.url, { conexiones: 2 });
    try {
      await migrar(db);
      await migrarCola(base.url);
      await cargarReferencias(db);
      await trabajo(db, base.url);
    } finally {
      await db.destroy();
    }
  } finally {
    await base.cerrar();
  }
};

export const correrComando = (comando: () => Promise<void>): void => {
  comando().then(
    () => process.exit(0),
    (error: unknown) => {
      process.stderr.write(`${explicarFalla(error)}\n`);
      process.exit(1);
    },
  );
};
