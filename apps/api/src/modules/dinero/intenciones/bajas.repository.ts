import { MEDIOS_EN_LINEA } from '@colega/domain/dinero';
import { sql } from 'kysely';
import { z } from 'zod';
import type { Db } from '../../../db/conectar.ts';
import { leerFilas } from '../../../db/leer-filas.ts';

export const anotarBajas = async (db: Db, { ahora, hoy }: { ahora: Date; hoy: string }): Promise<void> => {
  await sql`
    insert into bajas_en_proveedor (orden_id, intencion_id, creada_en, proximo_intento)
    select i.orden_id, i.id, ${ahora}::timestamptz, ${ahora}::timestamptz from intenciones_pago i join ordenes_pago o on o.id = i.orden_id
    where i.estado = 'abierta' and i.vence > ${ahora} and o.estado <> 'pendiente'
      and not exists (select from bajas_en_proveedor b where b.intencion_id = i.id)
    union all
    select o.id, null::int, ${ahora}::timestamptz, ${ahora}::timestamptz from ordenes_pago o
    where o.enviado_red_link and o.estado <> 'pendiente' and o.ultimo_vencimiento >= ${hoy}::date
      and not exists (select from bajas_en_proveedor b where b.orden_id = o.id and b.intencion_id is null)
    on conflict do nothing`.execute(db);
};

const zBaja = z.object({
  id: z.number(),
  orden_id: z.number(),
  intentos: z.number(),
  numero_boleta: z.number(),
  cuit: z.string(),
  pagina: z.object({ id: z.number(), medio: z.enum(MEDIOS_EN_LINEA), externo: z.string() }).nullable(),
});
export type Baja = z.output<typeof zBaja>;

/** Takes those whose time has come, so that nobody else does: until `hasta` if this process dies. */
export const tomarBajas = async (db: Db, ahora: Date, hasta: Date, limite: number): Promise<Baja[]> => {
  const rows = await leerFilas(
    db,
    zBaja,
    sql`
    with tomadas as (
      update bajas_en_proveedor set proximo_intento = ${hasta}, intentos = intentos + 1
      where id in (select id from bajas_en_proveedor where estado = 'pendiente' and proximo_intento <= ${ahora}
        order by proximo_intento limit ${limite} for update skip locked)
      returning *)
    select t.id, t.orden_id, t.intentos, o.numero_boleta, p.cuit,
      case when i.id is not null
        then json_build_object('id', i.id, 'medio', i.medio, 'externo', i.externo) end as pagina
    from tomadas t join ordenes_pago o on o.id = t.orden_id join personas p on p.id = o.persona_id
      left join intenciones_pago i on i.id = t.intencion_id`,
  );
  return rows;
};

type Final = { estado: 'hecha' | 'imposible'; detalle: string | null; ahora: Date };

export const terminarBaja = (db: Db, id: number, { estado, detalle, ahora }: Final) =>
  db
    .updateTable('bajas_en_proveedor')
    .set({ estado, detalle, proximo_intento: null, terminada_en: ahora })
    .where('id', '=', id)
    .where('estado', '=', 'pendiente')
    .execute();

export const postergarBaja = (db: Db, id: number, { detalle, hasta }: { detalle: string; hasta: Date }) =>
  db
    .updateTable('bajas_en_proveedor')
    .set({ detalle, proximo_intento: hasta })
    .where('id', '=', id)
    .where('estado', '=', 'pendiente')
    .execute();
