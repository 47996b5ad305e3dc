import { sql } from 'kysely';
import type { Db } from '../../../db/conectar.ts';

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

export const updateMatriculasSancionadas = async (trx: Db, codigos: readonly string[]): Promise<void> => {
  await sql`update matriculas m set estado_id = e.id from estados_matriculas e
    where e.clave = 'suspendido' and m.codigo = any(${codigos}::text[])`.execute(trx);
};
