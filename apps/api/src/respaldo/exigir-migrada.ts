import type pg from 'pg';
import { ErrorDeArranque } from '../error-de-arranque.ts';
import { findVersion } from './tablas.ts';

/** Throws ErrorDeArranque when it has no migrations. */
export async function exigirMigrada(cliente: pg.Client): Promise<void> {
  const { migraciones, cola } = await findVersion(cliente);
  if (migraciones.length > 0 && cola.length > 0) return;
  throw new ErrorDeArranque('En esa base de datos no hay nada de Colega: revisá DATABASE_URL o DATA_DIR.');
}
