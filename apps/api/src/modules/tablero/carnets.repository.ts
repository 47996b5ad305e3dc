import { type Carnet, zCarnet } from '@colega/contract/tablero';
import type { Fecha } from '@colega/domain/fechas';
import { sql } from 'kysely';
import type { Db } from '../../db/conectar.ts';
import { deudaDesde } from '../../db/deuda-de-matricula.ts';
import { leerFilas } from '../../db/leer-filas.ts';

const carnetsDe = (db: Db, personaId: number) =>
  db
    .selectFrom('carnets')
    .select(['carnets.id', 'carnets.numero', 'carnets.fecha', 'carnets.vencimiento', 'carnets.anulado'])
    .where('persona_id', '=', personaId);

/** The last one that was issued, with what its person has to meet. */
export const findUltimoCarnet = (db: Db, personaId: number) =>
  carnetsDe(db, personaId)
    .innerJoin('personas as p', 'p.id', 'carnets.persona_id')
    .select(['p.exceptuado_hasta', 'p.verificado', deudaDesde(sql.ref('p.id'))])
    .orderBy('carnets.id', 'desc')
    .limit(1)
    .executeTakeFirst();

/** S-840. */
export const findConsultas = async (db: Db, personaId: number, mes: Fecha): Promise<Carnet['consultas']> => {
  const rows = await leerFilas(
    db,
    zCarnet.shape.consultas,
    sql`select coalesce(sum(cuantas) filter (where mes = ${mes}), 0)::int as este_mes,
      coalesce(sum(cuantas), 0)::int as en_total
    from consultas_de_credenciales where persona_id = ${personaId}`,
  );
  return rows[0] ?? { este_mes: 0, en_total: 0 };
};

export const findCarnetById = (db: Db, id: number, personaId: number) =>
  carnetsDe(db, personaId).where('carnets.id', '=', id).executeTakeFirst();
