import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** The database's password; its name ends in `nueva` until the first start has made the database. */
export const CLAVE = 'base.clave';
export const CLAVE_NUEVA = 'base.clave.nueva';
export const NOTA = 'base.json';
export const CLAVE_DEL_PROGRAMA = 'programa.clave';
const CLUSTER = 'base';

export const PIEZAS = [CLUSTER, NOTA, CLAVE, CLAVE_NUEVA, CLAVE_DEL_PROGRAMA, 'media'] as const;

const tieneAlgo = (ruta: string): boolean =>
  existsSync(ruta) && (!statSync(ruta).isDirectory() || readdirSync(ruta).length > 0);

export const piezasDe = (dataDir: string, nombres: readonly string[]): string[] =>
  nombres.filter((nombre) => tieneAlgo(join(dataDir, nombre)));
