import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { ErrorDeArranque } from '../../error-de-arranque.ts';
import { CLAVE, CLAVE_DEL_PROGRAMA, NOTA, piezasDe } from './piezas.ts';
import { leerNota } from './ubicacion.ts';

// These belong to a database that existed. A first start leaves other names half-way (base.clave.nueva, a note that says "nueva").
const RESTOS = [CLAVE, CLAVE_DEL_PROGRAMA, 'sesion.clave', 'media'];

const QUE_HACER =
  'No se empezó una nueva. Montá el disco o devolvé la carpeta que falta; si se perdió, restaurá un respaldo en otra carpeta con DATA_DIR; para empezar de cero, elegí una vacía.';

export const hayCluster = (cluster: string): boolean => existsSync(join(cluster, 'PG_VERSION'));

function findFalta(dataDir: string): string | null {
  const archivo = join(dataDir, NOTA);
  const nota = leerNota(dataDir);
  if (!nota && existsSync(archivo)) return `${archivo}, que dice dónde está la base de datos, no se puede leer.`;
  const cluster = join(nota?.carpeta ?? dataDir, 'base');
  if (hayCluster(cluster)) return null;
  if (nota && !nota.nueva)
    return `La base de datos de ${dataDir} está en ${dirname(cluster)}, según ${NOTA}, y ahí no hay ninguna.`;
  const restos = piezasDe(dataDir, RESTOS);
  return restos.length === 0 ? null : `En ${dataDir} hay ${restos.join(', ')} y falta su base de datos, ${cluster}.`;
}

/** Existing data are never begun anew. Throws ErrorDeArranque with what is missing. */
export function exigirDatosEnteros(dataDir: string): void {
  const falta = findFalta(dataDir);
  if (falta !== null) throw new ErrorDeArranque(`${falta} ${QUE_HACER}`);
}
