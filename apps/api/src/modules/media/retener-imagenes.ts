import type pg from 'pg';

/** A backup holds this lock, and removing images asks for it. */
export const CERROJO_DE_IMAGENES = 7_410_418;

export const retenerImagenes = async (cliente: pg.Client): Promise<void> =>
  void (await cliente.query('select pg_advisory_lock_shared($1)', [CERROJO_DE_IMAGENES]));
