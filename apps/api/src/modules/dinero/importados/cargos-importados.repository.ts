import { sql } from 'kysely';
import type { Db } from '../../../db/conectar.ts';

export type CargoImportado = {
  matricula_id: number;
  concepto: string;
  anio: number;
  descripcion: string;
  importe: string;
  vencimiento: string;
};

const DESCRIPCION = sql`case f.concepto when 'cuota_1' then 'CUOTA 1' when 'cuota_2' then 'CUOTA 2'
  when 'arancel_rehabilitacion' then 'ARANCEL REHABILITACIÓN' when 'arancel_reinscripcion' then 'ARANCEL REINSCRIPCIÓN'
  else 'ARANCEL' end || ' ' || f.anio`;

/** What each licence owed or had paid of a year: another that is there already is a change that nobody rehearsed, and ends it all. */
export const insertCargosImportados = async (
  trx: Db,
  cargos: readonly Omit<CargoImportado, 'descripcion'>[],
  ahora: Date,
): Promise<void> => {
  await sql`insert into cargos (matricula_id, concepto, anio, descripcion, importe, vencimiento, creado_en)
    select f.matricula_id, f.concepto, f.anio, ${DESCRIPCION}, f.importe, f.vencimiento, ${ahora}
    from jsonb_to_recordset(${JSON.stringify(cargos)}::jsonb)
      as f(matricula_id int, concepto text, anio int, importe numeric, vencimiento date)
    order by f.matricula_id, f.concepto, f.anio`.execute(trx);
};

/** What former contracts owed of CEP and stamp, which nothing of here calculates again (S-1157). */
export const insertCargosDeContratosImportados = async (
  trx: Db,
  cargos: readonly { detalle_id: number; circuito: string; importe: string }[],
  ahora: Date,
): Promise<void> => {
  await sql`insert into cargos_de_contrato (detalle_id, circuito, importe, traido, actualizado_en)
    select f.detalle_id, f.circuito, f.importe, f.importe, ${ahora}
    from jsonb_to_recordset(${JSON.stringify(cargos)}::jsonb) as f(detalle_id int, circuito text, importe numeric)
    on conflict (detalle_id, circuito) do update set importe = excluded.importe, traido = excluded.traido,
        actualizado_en = excluded.actualizado_en
      where cargos_de_contrato.importe = 0 and cargos_de_contrato.traido is null`.execute(trx);
};
