import { join } from 'node:path';
import type { Almacen } from './almacen.ts';
import { almacenEnDisco } from './en-disco.ts';
import { almacenEnS3 } from './en-s3.ts';

/** STORAGE_URL, or a folder beside the database. */
export const crearAlmacen = ({ storageUrl, dataDir }: { storageUrl: string | null; dataDir: string }): Almacen =>
  storageUrl === null ? almacenEnDisco(join(dataDir, 'media')) : almacenEnS3(new URL(storageUrl));
