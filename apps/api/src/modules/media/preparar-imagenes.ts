import { existsSync, readdirSync } from 'node:fs';
import type { Config } from '../../config.ts';
import type { Db } from '../../db/conectar.ts';
import { ErrorDeArranque } from '../../error-de-arranque.ts';
import { carpetaDeImagenes } from './almacenes/crear-almacen.ts';
import { cerrarAOtros } from './almacenes/solo-del-portal.ts';
import { countMedias } from './media.repository.ts';

type Ajustes = Pick<Config, 'storageUrl' | 'dataDir' | 'databaseUrl'>;

const tieneAlgo = (carpeta: string): boolean => existsSync(carpeta) && readdirSync(carpeta).length > 0;

/** Requires the folder when the embedded database names images: were its disk not mounted, uploads would be hidden. Throws ErrorDeArranque. */
export async function prepararImagenes(db: Db, { storageUrl, dataDir, databaseUrl }: Ajustes): Promise<void> {
  const carpeta = carpetaDeImagenes(dataDir);
  cerrarAOtros(carpeta);
  if (storageUrl !== null || databaseUrl !== null || tieneAlgo(carpeta)) return;
  const cuantas = await countMedias(db);
  if (cuantas === 0) return;
  throw new ErrorDeArranque(
    `La base de datos nombra ${cuantas} imágenes y su carpeta, ${carpeta}, no está o está vacía: montá el disco o devolvé la carpeta; si se perdió, restaurá un respaldo en otra carpeta con DATA_DIR. Para seguir sin ellas, dejá ahí un archivo vacío llamado «perdidas».`,
  );
}
