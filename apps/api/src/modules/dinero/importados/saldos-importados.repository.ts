import { sql } from 'kysely';
import type { Db } from '../../../db/conectar.ts';
import { AL_MEDIODIA } from './pagos-importados.repository.ts';

type SaldoImportado = { referencia: string; persona_id: number; descripcion: string; importe: string; dia: string };

/** Each with its entry in the ledger, against what the former system had: no till or bank of ours has it. */
export const insertSaldosImportados = async (trx: Db, saldos: readonly SaldoImportado[]): Promise<void> => {
  const enOrden = saldos.map((saldo, i) => ({ ...saldo, orden: i + 1 }));
  const filas = sql`jsonb_to_recordset(${JSON.stringify(enOrden)}::jsonb)
    as f(orden int, referencia text, persona_id int, descripcion text, importe numeric, dia date)`;
  await sql`insert into creditos (persona_id, origen, externo, descripcion, importe, creado_en)
    select f.persona_id, 'importacion', f.referencia, f.descripcion, f.importe, ${AL_MEDIODIA} from ${filas}
    order by f.orden`.execute(trx);
  // the entries are numbered in the order in which they are asked for
  await sql`with asentados as (
      insert into asientos (cuando, concepto) select ${AL_MEDIODIA}, 'importacion' from ${filas} order by f.orden returning id),
    numerados as (select id, row_number() over (order by id) as orden from asentados)
    insert into movimientos (asiento_id, cuenta, medio, persona_id, importe)
    select a.id, x.cuenta, x.medio, f.persona_id, x.importe from numerados a join ${filas} on f.orden = a.orden
    cross join lateral (values ('recaudado', 'importacion', f.importe), ('creditos', null, -f.importe)) x (cuenta, medio, importe)
    order by a.id`.execute(trx);
};
