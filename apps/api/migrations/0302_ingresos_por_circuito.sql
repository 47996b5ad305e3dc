-- Lo emitido y los recargos, por circuito: la contabilidad del Colegio puede llevar cada uno en su cuenta. Lo que ya estaba sumado se
-- separa por circuito; ningún día cambia de importe

alter table libro_por_dia
  add column circuito text,
  drop constraint libro_por_dia_key,
  add constraint libro_por_dia_key unique nulls not distinct (dia, cuenta, medio, banco, circuito),
  add constraint libro_por_dia_circuito_check check (circuito is null or cuenta in ('emitido', 'recargos'));

do $$
begin
  create temporary table separados on commit drop as
    select (a.cuando at time zone 'America/Argentina/Buenos_Aires')::date as dia, m.cuenta, o.circuito,
      sum(greatest(m.importe, 0.00)) as debe, sum(greatest(-m.importe, 0.00)) as haber
    from movimientos m join asientos a on a.id = m.asiento_id left join ordenes_pago o on o.id = a.orden_id
    where m.cuenta in ('emitido', 'recargos') and not exists (select from asientos_sin_sumar q where q.asiento_id = a.id)
    group by 1, 2, 3;
  if exists (
    select from (
      select dia, cuenta, debe, haber from libro_por_dia where cuenta in ('emitido', 'recargos')
      union all select dia, cuenta, -debe, -haber from separados) x
    group by dia, cuenta having sum(debe) <> 0 or sum(haber) <> 0) then
    raise exception 'las sumas del libro no son las de sus asientos';
  end if;
  alter table libro_por_dia disable trigger user;
  delete from libro_por_dia where cuenta in ('emitido', 'recargos');
  insert into libro_por_dia (dia, cuenta, circuito, debe, haber) select dia, cuenta, circuito, debe, haber from separados;
  alter table libro_por_dia enable trigger user;
end $$;

create or replace function sumar_lo_que_sale() returns trigger language plpgsql security definer
  set enable_seqscan = off set search_path = public, pg_temp as $$
begin
  insert into libro_por_dia as l (dia, cuenta, medio, banco, circuito, debe, haber)
  select (a.cuando at time zone 'America/Argentina/Buenos_Aires')::date, m.cuenta, m.medio, m.banco, o.circuito,
    sum(greatest(m.importe, 0.00)), sum(greatest(-m.importe, 0.00))
  from idos i
  cross join lateral (select cuando, orden_id from asientos where id = i.asiento_id offset 0) a
  cross join lateral (select cuenta, medio, banco, importe from movimientos where asiento_id = i.asiento_id offset 0) m
  left join lateral (select circuito from ordenes_pago where id = a.orden_id and m.cuenta in ('emitido', 'recargos') offset 0) o on true
  group by 1, 2, 3, 4, 5
  on conflict on constraint libro_por_dia_key do update set debe = l.debe + excluded.debe, haber = l.haber + excluded.haber;
  return null;
end $$;

create or replace view sumas_del_libro as
select dia, cuenta, medio, banco, debe, haber, circuito from libro_por_dia
union all
select (a.cuando at time zone 'America/Argentina/Buenos_Aires')::date, m.cuenta, m.medio, m.banco,
  greatest(m.importe, 0.00), greatest(-m.importe, 0.00), o.circuito
from asientos_sin_sumar q
cross join lateral (select cuando, orden_id from asientos where id = q.asiento_id offset 0) a
cross join lateral (select cuenta, medio, banco, importe from movimientos where asiento_id = q.asiento_id offset 0) m
left join lateral (select circuito from ordenes_pago where id = a.orden_id and m.cuenta in ('emitido', 'recargos') offset 0) o on true;
