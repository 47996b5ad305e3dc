import type { Fecha } from '@colega/domain/fechas';
import type { ConceptoDeMatricula } from '@colega/domain/liquidaciones';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../../db/conectar.ts';

/** The item of `orden_items i` keeps what it charges out of any other order: its own is paid, or can still be. */
const enOtraOrden = (columna: RawBuilder<unknown>, hoy: Fecha) => sql`exists (
  select from orden_items i join ordenes_pago o on o.id = i.orden_id
  where ${columna} and i.vigente and (o.estado = 'pago' or o.ultimo_vencimiento >= ${hoy}))`;

export type CargoPorLiquidar = {
  id: number;
  concepto: ConceptoDeMatricula;
  anio: number;
  descripcion: string;
  importe: string;
  vencimiento: Fecha;
  matricula: string;
};

/** What the licences of a person owe and is in no order, the oldest first. */
export const findCargosPorLiquidar = async (db: Db, personaId: number, hoy: Fecha): Promise<CargoPorLiquidar[]> => {
  const { rows } = await sql<CargoPorLiquidar>`
    select c.id, c.concepto, c.anio, c.descripcion, c.importe::text, c.vencimiento, m.codigo as matricula
    from matriculas m join cargos c on c.matricula_id = m.id
    where m.persona_id = ${personaId} and not ${enOtraOrden(sql`i.cargo_id = c.id`, hoy)}
    order by m.codigo, c.anio, c.vencimiento, c.id`.execute(db);
  return rows;
};

export type SancionPorLiquidar = { id: number; motivo: string; importe: string; matricula: string };

export const findSancionesPorLiquidar = async (
  db: Db,
  personaId: number,
  hoy: Fecha,
): Promise<SancionPorLiquidar[]> => {
  const { rows } = await sql<SancionPorLiquidar>`
    select s.id, s.motivo, s.importe::text, m.codigo as matricula
    from matriculas m join sanciones s on s.matricula_id = m.id
    where m.persona_id = ${personaId} and not ${enOtraOrden(sql`i.sancion_id = s.id`, hoy)}
    order by m.codigo, s.fecha, s.id`.execute(db);
  return rows;
};

export type CreditoDisponible = {
  id: number;
  origen: 'pago' | 'bonificacion';
  descripcion: string;
  disponible: string;
};

/** What a person has in favour and no order uses, the oldest first. */
export const findCreditosDisponibles = async (db: Db, personaId: number, hoy: Fecha): Promise<CreditoDisponible[]> => {
  const { rows } = await sql<CreditoDisponible>`
    select * from (
      select c.id, c.origen, c.descripcion, (c.importe + coalesce((
        select sum(i.importe) from orden_items i join ordenes_pago o on o.id = i.orden_id
        where i.credito_id = c.id and i.vigente and (o.estado = 'pago' or o.ultimo_vencimiento >= ${hoy})), 0)
      )::text as disponible
      from creditos c where c.persona_id = ${personaId}) d
    where d.disponible::numeric > 0 order by d.id`.execute(db);
  return rows;
};

/**
 * Held until the end of the transaction: two settlements of a person follow each other. It lets others write what names the
 * person, as a payment does.
 */
export const lockPersona = (db: Db, id: number) =>
  db.selectFrom('personas').select('id').where('id', '=', id).forNoKeyUpdate().executeTakeFirst();
