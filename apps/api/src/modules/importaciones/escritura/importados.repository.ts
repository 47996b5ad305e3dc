import type { EntidadAImportar } from '@colega/domain/importaciones';
import { sql } from 'kysely';
import { z } from 'zod';
import type { Db } from '../../../db/conectar.ts';
import { leerFilas } from '../../../db/leer-filas.ts';
import { lockCerrojo } from '../../../db/lock-cerrojo.ts';

type Importado = { entidad: string; clave: string; huella: string };
const FILAS_POR_VEZ = 5_000;

/** What each row said, so that the same words change nothing another time. */
export const upsertImportados = async (
  trx: Db,
  importacion_id: number,
  importados: readonly Importado[],
): Promise<void> => {
  for (let desde = 0; desde < importados.length; desde += FILAS_POR_VEZ) {
    const tanda = JSON.stringify(importados.slice(desde, desde + FILAS_POR_VEZ));
    await sql`insert into importados (entidad, clave, huella, importacion_id)
      select f.entidad, f.clave, f.huella, ${importacion_id}
      from jsonb_to_recordset(${tanda}::jsonb) as f(entidad text, clave text, huella text)
      on conflict (entidad, clave) do update set huella = excluded.huella, importacion_id = excluded.importacion_id
        where importados.huella <> excluded.huella`.execute(trx);
  }
};

/** Of all that was written of these kinds, what its rows said. */
export const findHuellas = async (trx: Db, entidades: readonly EntidadAImportar[]): Promise<string[]> =>
  (await trx.selectFrom('importados').select('huella').where('entidad', 'in', entidades).execute()).map(
    ({ huella }) => huella,
  );

/** One import writes at a time, whatever process it is in. */
const CERROJO = 7_410_485;

export const lockEscritura = (trx: Db): Promise<void> => lockCerrojo(trx, CERROJO);

const zLibre = z.object({ libre: z.boolean() });

/** Whether somebody writes one at this moment. */
export const estaEscribiendose = async (trx: Db): Promise<boolean> => {
  const [fila] = await leerFilas(trx, zLibre, sql`select pg_try_advisory_xact_lock(${CERROJO}) as libre`);
  return fila?.libre !== true;
};

/** What the database refuses is known here, and not as it is committed. */
export const exigirGuardas = async (trx: Db): Promise<void> => {
  await sql`set constraints all immediate`.execute(trx);
};

/** So that whoever asks next is answered as if those rows had always been there. */
export const actualizarEstadisticas = async (db: Db): Promise<void> => {
  await sql`select actualizar_estadisticas()`.execute(db);
};
