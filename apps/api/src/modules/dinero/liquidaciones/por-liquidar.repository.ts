import { CONCEPTOS_DE_MATRICULA } from '@colega/domain/dinero';
import type { Fecha } from '@colega/domain/fechas';
import { type RawBuilder, sql } from 'kysely';
import { z } from 'zod';
import type { Db } from '../../../db/conectar.ts';
import { leerFilas } from '../../../db/leer-filas.ts';
import { devuelto, reclamado } from '../cobros/gastado-de-creditos.repository.ts';

const enSuCupon = (columna: RawBuilder<unknown>, hoy: Fecha) => sql`(
  select o.numero_boleta from orden_items i join ordenes_pago o on o.id = i.orden_id
  where ${columna} and i.vigente and o.estado = 'pendiente' and o.ultimo_vencimiento >= ${hoy} limit 1)`;

const pagado = (columna: RawBuilder<unknown>) => sql`(
  select coalesce(sum(im.capital), 0.00) from orden_items i join imputaciones im on im.item_id = i.id where ${columna})`;

const zCargoPorLiquidar = z.object({
  id: z.number(),
  concepto: z.enum(CONCEPTOS_DE_MATRICULA),
  anio: z.number(),
  descripcion: z.string(),
  importe: z.string(),
  pagado: z.string(),
  vencimiento: z.string(),
  matricula: z.string(),
  en_cupon: z.number().nullable(),
});
export type CargoPorLiquidar = z.output<typeof zCargoPorLiquidar>;

export const findCargosPorLiquidar = async (db: Db, personaId: number, hoy: Fecha): Promise<CargoPorLiquidar[]> => {
  const rows = await leerFilas(
    db,
    zCargoPorLiquidar,
    sql`
    select * from (
      select c.id, c.concepto, c.anio, c.descripcion, c.importe::text, ${pagado(sql`i.cargo_id = c.id`)}::text as pagado,
        c.vencimiento, m.codigo as matricula, ${enSuCupon(sql`i.cargo_id = c.id`, hoy)} as en_cupon
      from matriculas m join cargos c on c.matricula_id = m.id where m.persona_id = ${personaId}) x
    where pagado::numeric < importe::numeric order by matricula, anio, vencimiento, id`,
  );
  return rows;
};

const zSancionPorLiquidar = z.object({
  id: z.number(),
  motivo: z.string(),
  importe: z.string(),
  pagado: z.string(),
  matricula: z.string(),
});
export type SancionPorLiquidar = z.output<typeof zSancionPorLiquidar>;

export const findSancionesPorLiquidar = async (
  db: Db,
  personaId: number,
  hoy: Fecha,
): Promise<SancionPorLiquidar[]> => {
  const rows = await leerFilas(
    db,
    zSancionPorLiquidar,
    sql`
    select * from (
      select s.id, s.motivo, s.importe::text, ${pagado(sql`i.sancion_id = s.id`)}::text as pagado, m.codigo as matricula, s.fecha
      from matriculas m join sanciones s on s.matricula_id = m.id
      where m.persona_id = ${personaId} and ${enSuCupon(sql`i.sancion_id = s.id`, hoy)} is null) x
    where pagado::numeric < importe::numeric order by matricula, fecha, id`,
  );
  return rows;
};

const zCreditoDisponible = z.object({
  id: z.number(),
  origen: z.enum(['pago', 'bonificacion', 'importacion']),
  descripcion: z.string(),
  disponible: z.string(),
});
export type CreditoDisponible = z.output<typeof zCreditoDisponible>;

export const findCreditosDisponibles = async (db: Db, personaId: number, hoy: Fecha): Promise<CreditoDisponible[]> => {
  const rows = await leerFilas(
    db,
    zCreditoDisponible,
    sql`
    select * from (
      select c.id, c.origen, c.descripcion, (c.importe + coalesce((
        select sum(i.importe) from orden_items i join ordenes_pago o on o.id = i.orden_id
        where i.credito_id = c.id and i.vigente and (o.estado = 'pago' or o.ultimo_vencimiento >= ${hoy})), 0)
        - ${devuelto} - ${reclamado})::text as disponible
      from creditos c where c.persona_id = ${personaId}) d
    where d.disponible::numeric > 0 order by d.id`,
  );
  return rows;
};

/** A person's settlements go one by one until the transaction ends. Others may write rows that name the person, as a payment does. */
export const lockPersona = (db: Db, id: number) =>
  db.selectFrom('personas').select('id').where('id', '=', id).forNoKeyUpdate().executeTakeFirst();

export const findLegajoDe = async (db: Db, detalleId: number, personaId: number): Promise<number | undefined> => {
  const fila = db
    .selectFrom('legajo_detalles as d')
    .innerJoin('legajos as l', 'l.id', 'd.legajo_id')
    .select('l.id')
    .where('d.id', '=', detalleId)
    .where('l.persona_id', '=', personaId);
  return (await fila.executeTakeFirst())?.id;
};
