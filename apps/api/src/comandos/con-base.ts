import { accesosDelAjuste, exigirBaseAlcanzable } from '../arranque/base-externa.ts';
import { salir } from '../arranque/salir.ts';
import { leerConfig } from '../config.ts';
import type { Accesos } from '../db/accesos.ts';
import { actualizarBase } from '../db/actualizar-base.ts';
import { conectar, type Db } from '../db/conectar.ts';
import { usarBaseEmbebida } from '../db/embebida/base-embebida.ts';
import { cargarReferencias } from '../modules/referencias/cargar-referencias.ts';
import { explicarRechazo } from './explicar-rechazo.ts';

export const avisar = (texto: string): void => void process.stdout.write(`${texto}\n`);

/** Works on the database of DATABASE_URL or the one in DATA_DIR as it is, whether Colega is running on it or not. */
export const sobreBase = async (trabajo: (accesos: Accesos) => Promise<void>): Promise<void> => {
  const config = leerConfig(process.env, process.cwd());
  const externa = accesosDelAjuste(config);
  if (externa) {
    await exigirBaseAlcanzable(externa.url, 'DATABASE_URL');
    if (externa.duenio !== externa.url) await exigirBaseAlcanzable(externa.duenio, 'DATABASE_OWNER_URL');
    return trabajo(externa);
  }
  const base = await usarBaseEmbebida({ dataDir: config.dataDir, log: avisar });
  try {
    await trabajo(base);
  } finally {
    await base.cerrar();
  }
};

type Trabajo = (db: Db, databaseUrl: string) => Promise<void>;

const conConexion = async (url: string, trabajo: Trabajo): Promise<void> => {
  const db = conectar(url, { conexiones: 2 });
  try {
    await cargarReferencias(db);
    await trabajo(db, url);
  } finally {
    await db.destroy();
  }
};

/** Works on the same database, brought up to date first. */
export const conBase = (trabajo: Trabajo): Promise<void> =>
  sobreBase(async (accesos) => {
    await actualizarBase(accesos);
    await conConexion(accesos.url, trabajo);
  });

/** Works as the owner of the tables, for what the program's role may not do. */
export const conBaseDelDuenio = (trabajo: Trabajo): Promise<void> =>
  sobreBase(async (accesos) => {
    await actualizarBase(accesos);
    await conConexion(accesos.duenio, trabajo);
  });

export const correrComando = (comando: () => Promise<void>): void => {
  comando().then(
    () => salir(0),
    (error: unknown) => {
      process.stderr.write(`${explicarRechazo(error)}\n`);
      salir(1);
    },
  );
};
