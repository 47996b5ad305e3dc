import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../db/conectar.ts';
import { perteneceAlVolumen, type Volumen } from './cargar-cupones-de-volumen.ts';
import { OPERADORES_DE_VOLUMEN } from './cargar-operadores-de-volumen.ts';

const COLUMNAS = sql`(cuando, usuario_id, quien, entidad, entidad_id, accion, hasta, distrito_id)`;

/** S-658: what each file would have left in the trail, and a session for each two files. */
const lineas = (v: Volumen): RawBuilder<unknown> => sql`
  select h.cuando, u.id, u.username, h.entidad, h.entidad_id, h.accion, h.hasta, l.distrito_id
  from legajos l join estados_legajos e on e.id = l.estado_id
  join usuarios mesa on mesa.username = 'mesa' || lpad((1 + l.id % ${sql.lit(OPERADORES_DE_VOLUMEN)})::text, 2, '0')
  cross join lateral (
    select entidad, entidad_id, accion, hasta, case when del_colegio then mesa.id else l.usuario_id end as usuario_id,
      least(l.fecha + dias, ${v.hoy}::date) + make_interval(secs => 28800 + (l.id * 7 + dias) % 36000) as cuando
    from (values ('legajo', l.id, 'crear', 0, false, jsonb_build_object('estado', 'borrador')),
      ('legajo', l.id, 'confirmar', 1, false, jsonb_build_object('estado', 'confirmado')),
      ('legajo', l.id, 'timbrado_externo', 4, true, jsonb_build_object('estado', 'timbrado')),
      ('legajo', l.id, 'visar', 5, true, jsonb_build_object('estado', 'visado', 'numero', 'V-' || l.id)),
      ('sesion', l.usuario_id, 'ingresar', 0, false, jsonb_build_object('metodo', 'clave'))
    ) hecho (entidad, entidad_id, accion, dias, del_colegio, hasta)
  ) h
  join usuarios u on u.id = h.usuario_id
  where ${perteneceAlVolumen(v, sql`l.persona_id`)} and case h.accion
    when 'crear' then true when 'ingresar' then l.id % 2 = 0
    when 'confirmar' then e.clave in ('confirmado', 'timbrado', 'visado')
    when 'timbrado_externo' then e.clave in ('timbrado', 'visado') else e.clave = 'visado' end
  order by h.cuando, l.id`;

export const insertAuditoria = (db: Db, v: Volumen) => sql`insert into auditoria ${COLUMNAS} ${lineas(v)}`.execute(db);

const CADENA = 0;
const TRIGGERS = ['auditoria_encadenada', 'auditoria_cierra_su_cadena'];

const cambiarTriggers = async (db: Db, como: 'disable' | 'enable always'): Promise<void> => {
  for (const trigger of TRIGGERS)
    await sql`alter table auditoria ${sql.raw(como)} trigger ${sql.id(trigger)}`.execute(db);
};

/** The same lines, chained by one statement instead of each as it comes (S-331). Of two at once one waits. */
export const insertAuditoriaDeCorrido = async (db: Db, v: Volumen): Promise<void> => {
  await cambiarTriggers(db, 'disable');
  await sql`create temporary table por_encadenar (like auditoria, primary key (lugar)) on commit drop`.execute(db);
  await sql`
    insert into por_encadenar (id, cadena, lugar, hash, cuando, usuario_id, quien, entidad, entidad_id, accion, hasta, distrito_id)
    select nextval(pg_get_serial_sequence('auditoria', 'id')), ${CADENA},
      coalesce((select lugar from cadenas_de_auditoria where id = ${CADENA}), 0) + row_number() over (), '', x.*
    from (${lineas(v)}) x`.execute(db);
  await sql`
    with recursive encadenadas as (
      select coalesce(c.lugar, 0) as lugar, c.hash
      from (select) desde_el_principio left join cadenas_de_auditoria c on c.id = ${CADENA}
      union all
      select p.lugar, huella_de_auditoria(row(p.*)::auditoria, e.hash)
      from encadenadas e join por_encadenar p on p.lugar = e.lugar + 1
    )
    insert into auditoria (id, cadena, lugar, hash, cuando, usuario_id, quien, entidad, entidad_id, accion, hasta, distrito_id)
    overriding system value
    select p.id, p.cadena, p.lugar, e.hash, p.cuando, p.usuario_id, p.quien, p.entidad, p.entidad_id, p.accion, p.hasta, p.distrito_id
    from por_encadenar p join encadenadas e using (lugar) order by p.lugar`.execute(db);
  await sql`
    insert into cadenas_de_auditoria (id, lugar, hash)
    select cadena, lugar, hash from auditoria where cadena = ${CADENA} order by lugar desc limit 1
    on conflict (id) do update set lugar = excluded.lugar, hash = excluded.hash`.execute(db);
  await cambiarTriggers(db, 'enable always');
};
