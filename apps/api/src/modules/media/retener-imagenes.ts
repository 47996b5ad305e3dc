import type pg from 'pg';

/** Held by who retains the images, and asked for by who would remove some. */
export const CERROJO_DE_IMAGENES = 7_410_418;

/** From now on no image without use is removed, until this connection ends. */
export const retenerImagenes = async (cliente: pg.Client): Promise<void> =>
  void (await cliente.query('select pg_advisory_lock_shared($1)', [CERROJO_DE_IMAGENES]));
