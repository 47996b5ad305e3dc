import { sql } from 'kysely';
import { z } from 'zod';
import type { Db } from '../../../db/conectar.ts';
import { leerFilas } from '../../../db/leer-filas.ts';
import { hoy } from '../../../hoy.ts';
import type { CobroDeCaja } from '../pasarelas/pasarela.ts';

export const identidadDe = ({ medio, externo, numero_boleta, importe, fecha }: CobroDeCaja) => ({
  medio,
  externo,
  numero_boleta: String(numero_boleta),
  importe,
  dia: hoy(() => fecha),
});

export type RenglonDeCobranza = { id: number; visto_en: Date; operacion_id: number | null; cobro_id: number | null };
const COLUMNAS = ['id', 'visto_en', 'operacion_id', 'cobro_id'] as const;

export const findRenglon = (db: Db, cobro: CobroDeCaja): Promise<RenglonDeCobranza | undefined> => {
  const { medio, externo, numero_boleta, importe, dia } = identidadDe(cobro);
  return db
    .selectFrom('renglones_de_cobranza')
    .select(COLUMNAS)
    .where('medio', '=', medio)
    .where('externo', '=', externo)
    .where('numero_boleta', '=', numero_boleta)
    .where('importe', '=', importe)
    .where('dia', '=', dia)
    .executeTakeFirst();
};

export const anotarRenglon = async (db: Db, cobro: CobroDeCaja, visto_en: Date): Promise<RenglonDeCobranza> => {
  const nuevo = await db
    .insertInto('renglones_de_cobranza')
    .values({ ...identidadDe(cobro), visto_en, operacion_id: null, cobro_id: null })
    .onConflict((oc) => oc.doNothing())
    .returning(COLUMNAS)
    .executeTakeFirst();
  const renglon = nuevo ?? (await findRenglon(db, cobro));
  if (!renglon) throw new Error(`El renglón ${cobro.externo} se borró mientras se lo leía`);
  return renglon;
};

/** Of `renglones_de_cobranza l`: the college had decided of it, and it is a payment besides. */
export const decididoYPagado = sql`(l.cobro_id is not null and exists (select from cobros_sin_cupon c where c.id = cobro_vivo(l.cobro_id)
  and c.operacion_id is distinct from l.operacion_id))`;

const zCandidata = z.object({ id: z.number(), externo: z.string() });
type Candidata = z.output<typeof zCandidata>;

export const findSinRenglon = async (
  db: Db,
  { ordenId, medio, importe, dia = null }: { ordenId: number; medio: string; importe: string; dia?: string | null },
): Promise<Candidata[]> => {
  const rows = await leerFilas(
    db,
    zCandidata,
    sql`
    select p.id, p.externo from operaciones_pago p
    where p.orden_id = ${ordenId} and p.medio = ${medio} and p.importe = ${importe}
      and (${dia}::date is null or (p.fecha_pago at time zone 'America/Argentina/Buenos_Aires')::date = ${dia}::date)
      and not exists (select from renglones_de_cobranza r where r.operacion_id = p.id)
      and not exists (select from cobros_sin_cupon c where c.operacion_id = p.id)
    order by p.id`,
  );
  return rows;
};

const zConCobro = z.object({ cobro_id: z.number().nullable() });

export const updateOperacionDeRenglon = async (
  db: Db,
  renglonId: number,
  operacion_id: number,
): Promise<{ cobro_id: number | null } | undefined> => {
  const rows = await leerFilas(
    db,
    zConCobro,
    sql`
    update renglones_de_cobranza set operacion_id = ${operacion_id}
    where id = ${renglonId} and operacion_id is null
      and not exists (select from renglones_de_cobranza r where r.operacion_id = ${operacion_id})
    returning cobro_id`,
  );
  return rows[0];
};

export const anotarLugarEnLista = (db: Db, id: number, cobro_id: number) =>
  db.updateTable('renglones_de_cobranza').set({ cobro_id }).where('id', '=', id).execute();

/** Another reader of the same listing waits, and finds it done. */
export const lockSinLugar = (db: Db, id: number) =>
  db
    .selectFrom('renglones_de_cobranza')
    .select('id')
    .where('id', '=', id)
    .where('operacion_id', 'is', null)
    .where('cobro_id', 'is', null)
    .forUpdate()
    .executeTakeFirst();

const zConEsta = z.object({ esta: z.boolean() });

export const estaUsado = async (db: Db, medio: string, externo: string): Promise<boolean> => {
  const rows = await leerFilas(
    db,
    zConEsta,
    sql`
    select exists (select from operaciones_pago where medio = ${medio} and externo = ${externo})
      or exists (select from cobros_sin_cupon where medio = ${medio} and externo = ${externo}) as esta`,
  );
  return rows[0]?.esta ?? false;
};
