import { construirCatalogo, type Resolucion, revisarDatos } from '@colega/domain/honorarios';
import type { Db } from '../../db/conectar.ts';
import { ErrorDeArranque } from '../../error-de-arranque.ts';
import { leerDatosDeHonorarios, leerResoluciones } from './datos-de-honorarios.ts';
import { findDistintas, findTodasLasResoluciones, insertResoluciones } from './resoluciones.repository.ts';

const exigirValidas = (resoluciones: unknown[], revisar: typeof construirCatalogo): Resolucion[] => {
  const revisadas = revisar({ ...leerDatosDeHonorarios(), resoluciones });
  if (revisadas.ok) return resoluciones as Resolucion[];
  const [primero] = revisadas.problema;
  throw new ErrorDeArranque(`Los archivos de data/ no son válidos: ${primero?.ruta}: ${primero?.motivo}`);
};

/** An empty database publishes data/resoluciones; later an edited one is refused, and a new one waits for `npm run resolucion -- publicar`. */
export const cargarResoluciones = async (db: Db): Promise<void> => {
  const deArchivo = leerResoluciones();
  const publicadas = await findTodasLasResoluciones(db);
  if (publicadas.length === 0) {
    const validas = exigirValidas(deArchivo, construirCatalogo);
    if (validas.length > 0) await insertResoluciones(db, validas, new Date());
    return;
  }
  const [distinta] = await findDistintas(db, exigirValidas(deArchivo, revisarDatos));
  if (distinta)
    throw new ErrorDeArranque(
      `«${distinta}» ya está publicada y su archivo de data/ cambió, o hay otro con su id: una resolución publicada no se ` +
        'edita. Deshacé el cambio, o publicá una resolución nueva, con un id propio, con npm run resolucion.',
    );
};
