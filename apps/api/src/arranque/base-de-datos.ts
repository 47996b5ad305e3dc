import type { Config } from '../config.ts';
import { abrirBaseEmbebida } from '../db/embebida/base-embebida.ts';
import type { Cerrojo } from '../db/embebida/cerrojo.ts';
import type { Cierres } from './cierres.ts';
import type { Progreso } from './progreso.ts';

export type BaseDeDatos = { url: string; descripcion: string; alCaerse(aviso: () => void): void };

// The server of DATABASE_URL is somebody else's: nothing is started, and nothing is stopped at the end.
export async function abrirBaseDeDatos(
  config: Config,
  cerrojo: Cerrojo | null,
  cierres: Cierres,
  progreso: Progreso,
): Promise<BaseDeDatos> {
  if (config.databaseUrl !== null) {
    const { host, pathname } = new URL(config.databaseUrl);
    return {
      url: config.databaseUrl,
      descripcion: `PostgreSQL de DATABASE_URL (${host}${pathname})`,
      alCaerse: () => {},
    };
  }
  const log = (mensaje: string) => progreso.avisar(`  ${mensaje}`);
  const { dataDir } = config;
  const base = await progreso.paso('Iniciando PostgreSQL', () =>
    abrirBaseEmbebida({ dataDir, log, ...(cerrojo && { cerrojo }) }),
  );
  cierres.alCerrar(base.cerrar);
  return {
    url: base.url,
    descripcion: base.carpeta === dataDir ? dataDir : `${dataDir} (la base de datos, en ${base.carpeta})`,
    alCaerse: base.alCaerse,
  };
}
