import { MEDIOS_DEL_CAJON } from '@colega/domain/dinero';
import type { Fecha } from '@colega/domain/fechas';
import { type RawBuilder, sql } from 'kysely';
import { z } from 'zod';
import type { Db } from '../../../db/conectar.ts';
import { leerFilas } from '../../../db/leer-filas.ts';

/** Until whoever hands in or closes ends, nobody else does. */
export const lockCierres = async (db: Db): Promise<void> => {
  await sql`insert into numeradores (clave, ultimo) values ('cierres', 0)
    on conflict (clave) do update set ultimo = numeradores.ultimo`.execute(db);
};

/** S-1280. */
const DIAS_EN_EL_CAJON = 60;
const aLaVista = (dia: Fecha) => sql`dia <= ${dia}::date and dia > ${dia}::date - ${DIAS_EN_EL_CAJON}::int`;

/** Whose is what `cuales` (`asiento_id`) moved in the drawer, of what nobody handed in: the rule is the database's (S-1281). */
const tomadoDe = (cuales: RawBuilder<unknown>) =>
  sql`select movimiento_id, medio, importe, quien from cajones_de(array(${cuales}))`;
const sinCerrarHasta = (dia: Fecha) => tomadoDe(sql`select asiento_id from asientos_sin_cerrar where ${aLaVista(dia)}`);

const zSinEntregar = z.object({ quien: z.string(), medio: z.enum(MEDIOS_DEL_CAJON), esperado: z.string() });
const SUMADO_POR_QUIEN = sql`select quien, medio, sum(importe)::text as esperado`;
const DE_CADA_UNO = sql`group by quien, medio having sum(importe) <> 0 order by quien, medio`;

export const sumarSinEntregar = (db: Db, dia: Fecha) =>
  leerFilas(db, zSinEntregar, sql`${SUMADO_POR_QUIEN} from (${sinCerrarHasta(dia)}) x ${DE_CADA_UNO}`);

export const sumarSinEntregarDe = (db: Db, quien: string, dia: Fecha) =>
  leerFilas(
    db,
    zSinEntregar,
    sql`${SUMADO_POR_QUIEN} from (${sinCerrarHasta(dia)}) x where quien = ${quien} ${DE_CADA_UNO}`,
  );

/** What goes into a closing without having been handed in stays said in it. */
export const insertSinEntregar = async (db: Db, cierreId: number, dia: Fecha): Promise<void> => {
  await sql`insert into cierre_sin_entregar (cierre_id, quien, medio, esperado)
    select ${cierreId}::int, quien, medio, sum(importe) from (${tomadoDe(
      sql`select c.asiento_id from cierre_asientos c join asientos a on a.id = c.asiento_id
        cross join lateral (select (a.cuando at time zone 'America/Argentina/Buenos_Aires')::date as dia) x
        where c.cierre_id = ${cierreId} and not c.anterior and ${aLaVista(dia)}`,
    )}) x group by quien, medio having sum(importe) <> 0`.execute(db);
};

export const findSinEntregarDeCierre = (db: Db, cierreId: number) =>
  leerFilas(
    db,
    zSinEntregar,
    sql`select quien, medio, esperado::text from cierre_sin_entregar where cierre_id = ${cierreId} order by quien, medio`,
  );

const zEntregado = z.object({
  id: z.number(),
  quien: z.string(),
  dia: z.string(),
  entregada_en: z.date(),
  cierre: z.number().nullable(),
  medio: z.enum(MEDIOS_DEL_CAJON),
  esperado: z.string(),
  contado: z.string(),
  motivo: z.string().nullable(),
  ya_contada: z.boolean(),
});
export type FilaDeEntrega = z.output<typeof zEntregado>;

const findEntregadas = (db: Db, cuales: RawBuilder<unknown>) =>
  leerFilas(
    db,
    zEntregado,
    sql`select e.id, e.quien, to_char(e.dia, 'YYYY-MM-DD') as dia, e.entregada_en, c.numero as cierre, k.medio, k.esperado::text,
        k.contado::text, k.motivo, exists (select from entrega_movimientos x join movimientos m on m.id = x.movimiento_id
          join cierre_asientos z on z.asiento_id = m.asiento_id join cierre_arqueos q on q.cierre_id = z.cierre_id
          where x.entrega_id = e.id and z.cierre_id is distinct from r.cierre_id) as ya_contada
      from (${cuales}) e join entrega_contados k on k.entrega_id = e.id
      left join cierre_entregas r on r.entrega_id = e.id left join cierres c on c.id = r.cierre_id
      order by e.quien, e.id, k.medio`,
  );

/** What was handed in until that day and no closing gathered. */
export const findEntregadasSinReunir = (db: Db, dia: Fecha): Promise<FilaDeEntrega[]> =>
  findEntregadas(
    db,
    sql`select * from entregas_de_caja y where dia <= ${dia}::date and not exists (select from cierre_entregas where entrega_id = y.id)`,
  );

export const findEntregadasDeCierre = (db: Db, cierreId: number): Promise<FilaDeEntrega[]> =>
  findEntregadas(
    db,
    sql`select y.* from cierre_entregas s join entregas_de_caja y on y.id = s.entrega_id where s.cierre_id = ${cierreId}`,
  );

const ULTIMAS = 10;
export const findUltimasEntregadas = (db: Db, quien: string): Promise<FilaDeEntrega[]> =>
  findEntregadas(db, sql`select * from entregas_de_caja where quien = ${quien} order by id desc limit ${ULTIMAS}`);

export const findEntregadaById = (db: Db, id: number): Promise<FilaDeEntrega[]> =>
  findEntregadas(db, sql`select * from entregas_de_caja where id = ${id}`);

export const insertEntregasDeCierre = async (db: Db, cierre_id: number, entregas: readonly number[]): Promise<void> => {
  if (entregas.length === 0) return;
  await db
    .insertInto('cierre_entregas')
    .values(entregas.map((entrega_id) => ({ cierre_id, entrega_id })))
    .execute();
};

type EntregaNueva = { quien: string; dia: Fecha; entregada_en: Date };
const zNueva = z.object({ id: z.number() });
const zParte = z.object({ medio: z.enum(MEDIOS_DEL_CAJON), esperado: z.string() });

/** With what it takes marked: what there has to be of each thing is what those add up to, and no part when there is nothing of theirs. */
export const insertEntrega = async (db: Db, { quien, dia, entregada_en }: EntregaNueva) => {
  const [nueva] = await leerFilas(
    db,
    zNueva,
    sql`insert into entregas_de_caja (quien, dia, entregada_en) values (${quien}, ${dia}::date, ${entregada_en}::timestamptz) returning id`,
  );
  if (!nueva) throw new Error('No se anotó la entrega');
  const partes = await leerFilas(
    db,
    zParte,
    sql`with suyos as materialized (select movimiento_id, medio, importe from (${sinCerrarHasta(dia)}) x where quien = ${quien}),
      marcados as (insert into entrega_movimientos (movimiento_id, entrega_id) select movimiento_id, ${nueva.id}::int from suyos)
      select medio, sum(importe)::text as esperado from suyos group by medio having sum(importe) <> 0 order by medio`,
  );
  return { id: nueva.id, partes };
};

type ContadoNuevo = Pick<FilaDeEntrega, 'medio' | 'esperado' | 'contado' | 'motivo'>;
export const insertContados = async (db: Db, entrega_id: number, contados: readonly ContadoNuevo[]): Promise<void> => {
  await db
    .insertInto('entrega_contados')
    .values(contados.map(({ medio, esperado, contado, motivo }) => ({ entrega_id, medio, esperado, contado, motivo })))
    .execute();
};

const zDeHoy = z.object({ medio: z.string(), importe: z.string() });
export const sumarLoDeHoy = (db: Db, quien: string, dia: Fecha) =>
  leerFilas(
    db,
    zDeHoy,
    sql`select medio, sum(entradas - salidas)::text as importe from sin_cerrar_por_dia
      where dia = ${dia}::date and quien = ${quien} and coalesce(circuito, '') not in ('deposito', 'banco')
      group by medio having sum(movimientos) > 0 order by medio`,
  );

const zDepositado = z.object({ medio: z.enum(MEDIOS_DEL_CAJON), importe: z.string() });
/** What somebody noted as deposited of each thing of the drawer, and no closing has. */
export const sumarDepositado = (db: Db, quien: string, dia: Fecha) =>
  leerFilas(
    db,
    zDepositado,
    sql`select medio, sum(salidas - entradas)::text as importe from sin_cerrar_por_dia
      where dia <= ${dia}::date and quien = ${quien} and circuito = 'deposito' and banco is null
        and medio in ('caja', 'cheque', 'tarjeta') group by medio having sum(salidas - entradas) <> 0 order by medio`,
  );
