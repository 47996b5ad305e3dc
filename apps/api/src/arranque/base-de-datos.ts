import type { Config } from '../config.ts';
import type { Accesos } from '../db/accesos.ts';
import { abrirBaseEmbebida } from '../db/embebida/base-embebida.ts';
import type { Cerrojo } from '../db/embebida/cerrojo.ts';
import { accesosDelAjuste } from './base-externa.ts';
import type { Cierres } from './cierres.ts';
import type { Progreso } from './progreso.ts';

export type BaseAbierta = Accesos & { descripcion: string; alCaerse(aviso: () => void): void };

// DATABASE_URL names somebody else's server: nothing is started there, and nothing is stopped at the end.
export async function abrirBaseDeDatos(
  config: Config,
  cerrojo: Cerrojo | null,
  cierres: Cierres,
  progreso: Progreso,
): Promise<BaseAbierta> {
  const externa = accesosDelAjuste(config);
  if (externa) {
    const { host, pathname } = new URL(externa.url);
    return {
      ...externa,
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
    duenio: base.duenio,
    descripcion: base.carpeta === dataDir ? dataDir : `${dataDir} (la base de datos, en ${base.carpeta})`,
    alCaerse: base.alCaerse,
  };
}
