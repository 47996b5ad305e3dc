import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { usarBaseEmbebida } from '../../db/embebida/base-embebida.ts';
import { findSecuencias, findTablas } from '../../respaldo/tablas.ts';

/** Counts and hashes the rows of each table, and reads each sequence. */
export async function contenidoDeBase(url: string): Promise<Record<string, string>> {
  const cliente = new pg.Client({ connectionString: url });
  await cliente.connect();
  try {
    const contenido: Record<string, string> = {};
    for (const { tabla } of await findTablas(cliente)) {
      const { rows } = await cliente.query(
        `select count(*) || ' ' || md5(coalesce(string_agg(t::text, '|' order by t::text), '')) as todo from ${tabla} t`,
      );
      contenido[tabla] = rows[0].todo;
    }
    for (const { secuencia, ultimo } of await findSecuencias(cliente)) contenido[secuencia] = String(ultimo);
    return contenido;
  } finally {
    await cliente.end();
  }
}

/** The digest of each file below a folder. */
export const archivosDe = (carpeta: string): Record<string, string> =>
  Object.fromEntries(
    readdirSync(carpeta, { recursive: true, withFileTypes: true })
      .filter((entrada) => entrada.isFile())
      .map(({ parentPath, name }) => [
        name,
        createHash('sha256')
          .update(readFileSync(join(parentPath, name)))
          .digest('hex'),
      ])
      .sort(),
  );

export async function contenidoDe(dataDir: string): Promise<{ base: Record<string, string>; imagenes: object }> {
  const base = await usarBaseEmbebida({ dataDir, log: () => undefined });
  try {
    return { base: await contenidoDeBase(base.duenio), imagenes: archivosDe(join(dataDir, 'media')) };
  } finally {
    await base.cerrar();
  }
}
