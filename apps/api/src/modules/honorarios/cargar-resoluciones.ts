import { construirCatalogo, type Resolucion } from '@colega/domain/honorarios';
import type { Db } from '../../db/conectar.ts';
import { ErrorDeArranque } from '../../error-de-arranque.ts';
import { readDatosDeHonorarios, readResoluciones } from './datos-de-honorarios.ts';
import { findDistintas, insertResoluciones, listResoluciones } from './resoluciones.repository.ts';

const validas = (resoluciones: readonly unknown[]): Resolucion[] => {
  const catalogo = construirCatalogo({ ...readDatosDeHonorarios(), resoluciones });
  if (catalogo.ok) return resoluciones as Resolucion[];
  const [primero] = catalogo.problema;
  throw new ErrorDeArranque(`Los archivos de data/ no son válidos: ${primero?.ruta}: ${primero?.motivo}`);
};

/**
 * An empty database takes the tariffs of data/resoluciones as published. Later a file there is only checked: a published
 * one that was edited is refused, and a new one waits for `npm run resolucion -- publicar`.
 */
export const cargarResoluciones = async (db: Db): Promise<void> => {
  const deArchivo = validas(readResoluciones());
  const publicadas = await listResoluciones(db);
  if (publicadas.length === 0) {
    await insertResoluciones(db, deArchivo, new Date());
    return;
  }
  const [distinta] = await findDistintas(db, deArchivo);
  if (distinta)
    throw new ErrorDeArranque(
      `«${distinta}» ya está publicada y su archivo de data/ cambió: una resolución publicada no se edita. ` +
        'Deshacé el cambio, o publicá una resolución nueva con npm run resolucion.',
    );
};
