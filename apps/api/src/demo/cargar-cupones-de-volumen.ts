import type { Fecha } from '@colega/domain/fechas';
import { type RawBuilder, sql } from 'kysely';
import { z } from 'zod';
import type { Db } from '../db/conectar.ts';
import { leerFilas } from '../db/leer-filas.ts';

const DE_SUS_LEGAJOS = 0.8;
const DE_MATRICULAS = 0.8;
export const cuponesDeVolumen = (legajos: number): number => Math.round(legajos * (DE_SUS_LEGAJOS + DE_MATRICULAS));

export type Volumen = {
  personas: { desde: number; hasta: number };
  legajos: number;
  dias: number;
  hoy: Fecha;
  /** Files older than these days are settled (S-655); without it they are of every state, however old. */
  en_tramite?: number;
};
export const perteneceAlVolumen = (
  { personas: { desde, hasta } }: Volumen,
  columna: RawBuilder<unknown>,
): RawBuilder<unknown> => sql`${columna} between ${desde} and ${hasta}`;

const COLUMNAS = sql`(persona_id, circuito, detalle_id, estado, monto_total, monto_con_recargo, vencimiento,
  ultimo_vencimiento, preferencias, pagada_en, motivo_cierre, creada_en)`;

const ordenesDeLegajos = (v: Volumen): RawBuilder<unknown> => sql`
  insert into ordenes_pago ${COLUMNAS}
  select l.persona_id, v.circuito, d.id, v.estado, v.monto, v.monto, d.fecha + 10, d.fecha + 30, '{codigo_barra}',
    case when v.estado = 'pago' then d.fecha + time '15:00' end,
    case when e.clave = 'anulado' then 'Legajo anulado' end, d.fecha
  from legajos l join legajo_detalles d on d.legajo_id = l.id join estados_legajos e on e.id = l.estado_id
  left join legajo_colas c on c.legajo_id = l.id and c.cola = 'para_timbrar'
  cross join lateral (
    select 'cep' as circuito, 'pago' as estado, d.monto * 0.05 as monto where e.clave in ('timbrado', 'visado')
    union all
    select case when l.id % 2 = 0 or c.cola is not null then 'timbrados' else 'cep' end,
      case when c.cola is not null then 'pago' when e.clave = 'anulado' or d.fecha + 30 < ${v.hoy}::date then 'vencido' else 'pendiente' end, d.monto * 0.012
    where e.clave in ('confirmado', 'anulado')) v
  where ${perteneceAlVolumen(v, sql`l.persona_id`)} order by d.fecha, d.id`;

const ordenesDeMatriculas = (v: Volumen): RawBuilder<unknown> => {
  const cantidad = Math.round(v.legajos * DE_MATRICULAS);
  return sql`
  insert into ordenes_pago ${COLUMNAS}
  select p.id, 'matriculados', null, v.estado, 1000 + n, (1000 + n) * 1.02, v.dia + 10, v.dia + 30,
    '{codigo_barra}', case when v.estado = 'pago' then v.dia + time '15:00' end, null, v.dia + time '12:00'
  from generate_series(1, ${cantidad}) n join personas p on ${perteneceAlVolumen(v, sql`p.id`)} cross join lateral (
    select f.dia, case when ${cantidad} - n < 40 and f.dia + 30 >= ${v.hoy}::date then 'pendiente'
      when n % 3 = 0 and f.dia + 30 < ${v.hoy}::date then 'vencido' else 'pago' end as estado
    from (select ${v.hoy}::date - floor((${cantidad} - n) * ${v.dias}::numeric)::int as dia) f) v
  order by n, p.id`;
};

const delVolumen = (v: Volumen) => perteneceAlVolumen(v, sql`o.persona_id`);

/** Licence coupons charge sanctions, as there are fewer charges of a year than coupons. */
const sanciones = (v: Volumen): RawBuilder<unknown> => sql`
  insert into sanciones (matricula_id, motivo, importe, fecha)
  select m.id, 'Volumen ' || o.id, o.monto_total, o.creada_en::date
  from ordenes_pago o cross join lateral (
    select id from matriculas where persona_id = o.persona_id order by id limit 1) m
  where ${delVolumen(v)} and o.detalle_id is null order by o.id`;

const cargos = (v: Volumen): RawBuilder<unknown> => sql`
  insert into cargos_de_contrato (detalle_id, circuito, importe, actualizado_en)
  select o.detalle_id, o.circuito, max(o.monto_total), max(o.creada_en) from ordenes_pago o
  where ${delVolumen(v)} and o.detalle_id is not null group by o.detalle_id, o.circuito`;

const items = (v: Volumen): RawBuilder<unknown> => sql`
  insert into orden_items (orden_id, concepto, descripcion, importe, capital, sancion_id, vigente)
  select o.id, case o.circuito when 'cep' then 'cep' else 'arancel' end,
    case o.circuito when 'cep' then 'CEP legajo #' || l.numero_legajo || ' (contrato original)'
      else 'ARANCEL ' || extract(year from o.vencimiento) end,
    o.monto_total, o.monto_total, s.id, o.estado <> 'vencido'
  from ordenes_pago o left join legajo_detalles d on d.id = o.detalle_id left join legajos l on l.id = d.legajo_id
  left join (select s.id, s.motivo, m.persona_id from sanciones s join matriculas m on m.id = s.matricula_id) s
    on s.persona_id = o.persona_id and s.motivo = 'Volumen ' || o.id and o.detalle_id is null
  where ${delVolumen(v)} order by o.id`;

const pagos = (v: Volumen): RawBuilder<unknown> => sql`
  insert into operaciones_pago (orden_id, medio, externo, importe, fecha_pago, registrada_en, aplicado, del_cupon, a_credito,
    a_revision)
  select o.id, 'caja', 'volumen-' || o.id, o.monto_total, o.pagada_en, o.pagada_en, o.monto_total, o.monto_total, 0, 0
  from ordenes_pago o where ${delVolumen(v)} and o.estado = 'pago' order by o.id`;

const imputaciones = (v: Volumen): RawBuilder<unknown> => sql`
  insert into imputaciones (operacion_id, item_id, capital, recargo, cuando)
  select p.id, i.id, i.capital, 0, p.registrada_en
  from ordenes_pago o join operaciones_pago p on p.orden_id = o.id join orden_items i on i.orden_id = o.id
  where ${delVolumen(v)} order by p.id`;

const recibos = (v: Volumen): RawBuilder<unknown> => sql`
  with antes as (
    insert into numeradores (clave, ultimo) values ('comprobantes', 0)
    on conflict (clave) do update set ultimo = numeradores.ultimo returning ultimo
  ), nuevos as (
    insert into comprobantes (numero, orden_id, operacion_id, fecha, importe, creado_en)
    select a.ultimo + row_number() over (order by p.id), o.id, p.id, o.pagada_en::date, p.importe, o.pagada_en
    from antes a cross join ordenes_pago o join operaciones_pago p on p.orden_id = o.id
    where ${delVolumen(v)} order by p.id returning numero)
  select max(numero) as ultimo from nuevos`;

const numerador = sql`
  do $$ begin
    for i in 1 .. (select max(numero) from comprobantes) - (select ultimo from numeradores where clave = 'comprobantes') loop
      update numeradores set ultimo = ultimo + 1 where clave = 'comprobantes';
    end loop;
  end $$`;

const ceps = (v: Volumen): RawBuilder<unknown> => sql`
  insert into ceps (detalle_id, fecha, importe, orden_pago_id)
  select o.detalle_id, o.pagada_en::date, o.monto_total, o.id from ordenes_pago o
  where o.circuito = 'cep' and o.estado = 'pago' and ${delVolumen(v)} order by o.id`;

const libro = (v: Volumen): RawBuilder<unknown> => sql`
  with hechos as (
    select o.id as orden_id, o.persona_id, null::int as operacion_id, o.creada_en as cuando, 'emision' as concepto,
      'deudores' as debe, 'emitido' as haber, o.monto_total as importe
    from ordenes_pago o where ${delVolumen(v)}
    union all select o.id, o.persona_id, null, o.creada_en + interval '31 days', 'cierre', 'emitido', 'deudores', o.monto_total
    from ordenes_pago o where ${delVolumen(v)} and o.estado = 'vencido'
    union all select o.id, o.persona_id, p.id, o.pagada_en, 'cobro', 'recaudado', 'deudores', o.monto_total
    from ordenes_pago o join operaciones_pago p on p.orden_id = o.id where ${delVolumen(v)}
  ), nuevos as (
    insert into asientos (cuando, concepto, orden_id, operacion_id)
    select cuando, concepto, orden_id, operacion_id from hechos order by cuando, orden_id
    returning id, orden_id, concepto)
  insert into movimientos (asiento_id, cuenta, medio, persona_id, importe)
  select n.id, m.cuenta, case m.cuenta when 'recaudado' then 'caja' end, h.persona_id, m.importe
  from nuevos n join hechos h on h.orden_id = n.orden_id and h.concepto = n.concepto
  cross join lateral (values (h.debe, h.importe), (h.haber, -h.importe)) m (cuenta, importe)`;

const enEspera = (v: Volumen, tabla: RawBuilder<unknown>, columnas: RawBuilder<unknown>): RawBuilder<unknown> => sql`
  insert into ${tabla} select ${columnas} from asientos a join ordenes_pago o on o.id = a.orden_id where ${delVolumen(v)}`;

const zSinGatillos = z.object({ sin: z.boolean() });

/** What the entries leave by themselves where their triggers run, which alone may write it there. */
const armarLoQueDejan = async (db: Db, v: Volumen): Promise<RawBuilder<unknown>[]> => {
  const vigente = sql`select current_setting('session_replication_role') = 'replica' as sin`;
  const [fila] = await leerFilas(db, zSinGatillos, vigente);
  if (fila?.sin !== true) return [];
  return [
    enEspera(v, sql`asientos_sin_sumar (asiento_id)`, sql`a.id`),
    enEspera(
      v,
      sql`asientos_sin_cerrar (asiento_id, dia)`,
      sql`a.id, (a.cuando at time zone 'America/Argentina/Buenos_Aires')::date`,
    ),
  ];
};

const correr = async (db: Db, pasos: readonly RawBuilder<unknown>[]): Promise<void> => {
  for (const paso of pasos) await sql`${paso}`.execute(db);
};

export const insertCupones = async (db: Db, v: Volumen): Promise<void> => {
  await correr(db, [
    ordenesDeLegajos(v),
    ordenesDeMatriculas(v),
    sanciones(v),
    cargos(v),
    items(v),
    pagos(v),
    imputaciones(v),
    ceps(v),
    libro(v),
  ]);
  await correr(db, await armarLoQueDejan(db, v));
};

/** Receipts are apart because numbering them makes others wait. */
export const insertRecibos = (db: Db, v: Volumen): Promise<void> => correr(db, [recibos(v), numerador]);
