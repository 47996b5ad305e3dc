import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** Of the passwords of the database: `nueva` while the first start makes it, with its name once the database is there. */
export const CLAVE = 'base.clave';
export const CLAVE_NUEVA = 'base.clave.nueva';
export const NOTA = 'base.json';
export const CLAVE_DEL_PROGRAMA = 'programa.clave';
const CLUSTER = 'base';

/** What a DATA_DIR is made of, besides what can be made again. */
export const PIEZAS = [CLUSTER, NOTA, CLAVE, CLAVE_NUEVA, CLAVE_DEL_PROGRAMA, 'media'] as const;

const tieneAlgo = (ruta: string): boolean =>
  existsSync(ruta) && (!statSync(ruta).isDirectory() || readdirSync(ruta).length > 0);

/** Those of them that are there with something in them. */
export const piezasDe = (dataDir: string, nombres: readonly string[]): string[] =>
  nombres.filter((nombre) => tieneAlgo(join(dataDir, nombre)));
