import { join } from 'node:path';
import type { Config } from '../../../config.ts';
import type { Db } from '../../../db/conectar.ts';
import type { AlmacenDeImagenes } from './almacen.ts';
import { almacenEnBase } from './en-base.ts';
import { almacenEnDisco } from './en-disco.ts';
import { almacenEnS3 } from './en-s3.ts';

export const carpetaDeImagenes = (dataDir: string): string => join(dataDir, 'media');

/** STORAGE_URL; or the database with DATABASE_URL, since there may be several processes (S-340); or a folder beside the embedded one. */
export const crearAlmacen = (
  { storageUrl, dataDir, databaseUrl }: Pick<Config, 'storageUrl' | 'dataDir' | 'databaseUrl'>,
  db: Db,
): AlmacenDeImagenes => {
  if (storageUrl !== null) return almacenEnS3(new URL(storageUrl));
  const enDisco = almacenEnDisco(carpetaDeImagenes(dataDir));
  return databaseUrl === null ? enDisco : almacenEnBase(db, enDisco);
};
