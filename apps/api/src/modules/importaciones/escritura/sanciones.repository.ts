import { sql } from 'kysely';
import { z } from 'zod';
import type { Db } from '../../../db/conectar.ts';
import { leerFilas } from '../../../db/leer-filas.ts';

export type SancionAImportar = {
  referencia: string;
  matricula: string;
  motivo: string;
  importe: string;
  fecha: string;
  /** Of the licence, when the sanction suspends it. */
  estado_anterior: string | null;
};

const SANCIONES_POR_VEZ = 2_000;

/** Owed as those of the college are, from their day; those of licences in force suspend them. */
export const insertSancionesImportadas = async (trx: Db, sanciones: readonly SancionAImportar[]): Promise<void> => {
  for (let desde = 0; desde < sanciones.length; desde += SANCIONES_POR_VEZ) {
    const tanda = JSON.stringify(sanciones.slice(desde, desde + SANCIONES_POR_VEZ));
    await sql`insert into sanciones (matricula_id, motivo, importe, fecha, externo)
      select m.id, f.motivo, f.importe, f.fecha, f.referencia
      from jsonb_to_recordset(${tanda}::jsonb) as f(referencia text, matricula text, motivo text, importe numeric, fecha date)
      join matriculas m on m.codigo = f.matricula order by f.referencia`.execute(trx);
  }
};

const zSuspendida = z.object({ codigo: z.string() });

/** Those that are still in the state in which they were seen: answers how many. */
export const updateMatriculasSancionadas = async (
  trx: Db,
  sanciones: readonly Pick<SancionAImportar, 'matricula' | 'estado_anterior'>[],
): Promise<number> => {
  const filas = await leerFilas(
    trx,
    zSuspendida,
    sql`update matriculas m set estado_id = e.id
      from estados_matriculas e,
        jsonb_to_recordset(${JSON.stringify(sanciones)}::jsonb) as f(matricula text, estado_anterior text)
        join estados_matriculas antes on antes.clave = f.estado_anterior
      where e.clave = 'suspendido' and m.codigo = f.matricula and m.estado_id = antes.id
      returning m.codigo`,
  );
  return filas.length;
};
