-- Lo que había cuando se hizo el primer cierre es un asiento más del libro, contra el patrimonio: lo que queda en el cierre es lo que dice
-- el libro, desde el primer día

alter table asientos add column cierre_id integer references cierres;
-- Uno solo, para siempre.
create unique index asientos_apertura_key on asientos ((true)) where concepto = 'apertura';
create index asientos_cierre_idx on asientos (cierre_id) where cierre_id is not null;

alter table movimientos
  drop constraint movimientos_cuenta_check,
  add constraint movimientos_cuenta_check check (cuenta in ('deudores', 'emitido', 'recaudado', 'recargos', 'creditos', 'bonificado',
    'a_revisar', 'sin_identificar', 'comisiones', 'patrimonio')) not valid,
  drop constraint movimientos_persona_check,
  add constraint movimientos_persona_check check (case when cuenta = 'recaudado' then true
    when cuenta in ('sin_identificar', 'comisiones', 'patrimonio') then persona_id is null else persona_id is not null end) not valid;
alter table asientos
  drop constraint asientos_concepto_check,
  add constraint asientos_concepto_check check (case
    when cierre_id is not null then num_nonnulls(orden_id, operacion_id, cobro_id, deposito_id, acreditacion_id) = 0
      and concepto = 'apertura'
    when acreditacion_id is not null then num_nonnulls(orden_id, operacion_id, cobro_id, deposito_id) = 0
      and concepto in ('acreditacion', 'acreditacion_deshecha')
    when deposito_id is not null then num_nonnulls(orden_id, operacion_id, cobro_id) = 0
      and concepto in ('deposito', 'deposito_deshecho')
    when cobro_id is not null then concepto in ('sin_identificar', 'identificacion', 'saldo_a_favor', 'devolucion')
    when orden_id is null then operacion_id is null and concepto in ('bonificacion', 'devolucion')
    when operacion_id is null then concepto in ('emision', 'cierre', 'revision', 'reclasificacion')
    else concepto in ('cobro', 'importacion', 'reversion', 'revision') end) not valid;

-- Lo que abre: con cuánto dijo el cierre que empezaba cada cuenta, menos lo que de ella ya estaba anotado de antes, que es parte de eso. Lo
-- que vino de otro sistema no es de ninguna caja.
create function apertura_de_cierre(cual integer) returns table (medio text, banco text, importe numeric) language sql stable
  set enable_seqscan = off set search_path = public, pg_temp as $$
  select y.medio, y.banco, sum(y.importe) from (
    select c.medio, c.banco, c.inicial as importe from cierre_cuentas c where c.cierre_id = cual
    union all
    select m.medio, m.banco, -m.importe from cierre_asientos x cross join lateral (
      select * from movimientos where asiento_id = x.asiento_id and cuenta = 'recaudado' offset 0) m
    where x.cierre_id = cual and x.anterior) y
  where y.medio <> 'importacion' group by y.medio, y.banco having sum(y.importe) <> 0
$$;

-- Con el comienzo del día que se cierra: lo de ese día viene después.
create function comienzo_de_cierre(cierre cierres) returns timestamptz language sql stable set search_path = public, pg_temp as $$
  select cierre.dia::timestamp at time zone 'America/Argentina/Buenos_Aires'
$$;

create function exigir_asiento_de_apertura(asiento asientos) returns void language plpgsql
  set enable_seqscan = off set search_path = public, pg_temp as $$
declare
  cierre cierres;
begin
  select * into cierre from cierres where id = asiento.cierre_id;
  if cierre.numero <> 1 or asiento.cuando <> comienzo_de_cierre(cierre)
    or exists (select from movimientos where asiento_id = asiento.id and persona_id is not null)
    or exists (
      select from (
        select cuenta, medio, banco, importe from movimientos where asiento_id = asiento.id
        union all
        select x.cuenta, x.medio, x.banco, x.importe from apertura_de_cierre(cierre.id) a cross join lateral (values
          ('recaudado', a.medio, a.banco, -a.importe), ('patrimonio', null, null, a.importe)) x (cuenta, medio, banco, importe)) y
      group by cuenta, medio, banco having sum(importe) <> 0) then
    raise exception 'el asiento % no es con lo que abrió el cierre %', asiento.id, cierre.numero;
  end if;
end $$;

create function cierre_abre_en_el_libro() returns trigger language plpgsql set search_path = public, pg_temp as $$
begin
  if exists (select from apertura_de_cierre(new.id)) and not exists (select from asientos where cierre_id = new.id) then
    raise exception 'con lo que abrió el cierre % no está en el libro', new.numero;
  end if;
  return null;
end $$;
create constraint trigger cierres_abren_en_el_libro after insert on cierres
  deferrable initially deferred for each row when (new.numero = 1) execute function cierre_abre_en_el_libro();

create or replace function movimiento_de_su_cuenta() returns trigger language plpgsql
  set enable_seqscan = off set search_path = public, pg_temp as $$
declare
  asiento asientos;
begin
  select * into asiento from asientos where id = new.asiento_id;
  if asiento.cierre_id is not null then
    -- Con la última de sus líneas.
    if new.id = (select max(id) from movimientos where asiento_id = asiento.id) then
      perform exigir_asiento_de_apertura(asiento);
    end if;
  elsif asiento.cobro_id is not null then
    perform exigir_asiento_de_cobro(asiento);
  elsif asiento.deposito_id is not null then
    perform exigir_asiento_de_deposito(asiento);
  elsif asiento.acreditacion_id is not null then
    perform exigir_asiento_de_acreditacion(asiento);
  elsif new.persona_id is null then
    raise exception 'el asiento % no es de nadie', asiento.id;
  elsif asiento.concepto = 'reclasificacion' then
    if not exists (select from devoluciones_de_pagos d join operaciones_pago p on p.id = d.operacion_id
        join reversiones r on r.operacion_id = p.id and r.tipo = 'devolucion' and r.xmin = pg_current_xact_id()::xid
        where p.orden_id = asiento.orden_id and d.estado = 'confirmada' and new.cuenta = 'recaudado'
          and ((new.importe = d.importe and (new.medio, new.banco) is not distinct from (p.medio, p.banco))
            or (new.importe = -d.importe and (new.medio, new.banco) is not distinct from ('transferencia', d.banco))))
      or (select count(*) from asientos a where a.orden_id = asiento.orden_id and a.concepto = 'reclasificacion'
        and a.transaccion = pg_current_xact_id()) <> 1
      or (select count(*) from movimientos where asiento_id = asiento.id) <> 2 then
      raise exception 'el asiento % no es de una devolución', asiento.id;
    end if;
  elsif new.cuenta = 'recaudado' and (case
      when asiento.operacion_id is not null then not exists (select from operaciones_pago p where p.id = asiento.operacion_id
        and (p.medio, p.banco) is not distinct from (new.medio, new.banco))
      -- Lo que se decidió, o se devolvió, con este asiento.
      when asiento.orden_id is not null then asiento.concepto <> 'revision' or not exists (select from revisiones r
        where r.orden_id = asiento.orden_id and r.operacion_id is null and r.decision = 'devuelto'
          and r.xmin = pg_current_xact_id()::xid)
      else asiento.concepto <> 'devolucion' or new.medio <> 'transferencia' or not exists (
        select from devoluciones d join creditos c on c.id = d.credito_id
        where c.persona_id = new.persona_id and d.reversion_id is null and d.xmin = pg_current_xact_id()::xid
          and d.importe = -new.importe and d.banco is not distinct from new.banco) end) then
    raise exception 'el asiento % no está en la cuenta de su pago', asiento.id;
  end if;
  return null;
end $$;
create or replace function asiento_de_su_hecho() returns trigger language plpgsql
  set enable_seqscan = off set search_path = public, pg_temp as $$
declare
  asiento asientos;
begin
  select * into asiento from asientos where id = new.asiento_id;
  -- El de un cobro sin cupón, el de un depósito, el de una acreditación y el de lo que abre tienen su guarda.
  if num_nonnulls(asiento.cobro_id, asiento.deposito_id, asiento.acreditacion_id, asiento.cierre_id) > 0 then
    return null;
  elsif asiento.orden_id is null then
    perform exigir_libro_de_persona(new.persona_id, asiento.id, asiento.concepto);
  -- Con el último de cada cupón.
  elsif not exists (select from asientos where orden_id = asiento.orden_id and id > asiento.id and transaccion = asiento.transaccion) then
    perform exigir_libro_de_cupon(asiento.orden_id);
  end if;
  return null;
end $$;

-- No espera ningún cierre: es de uno.
create or replace function asiento_por_cerrar() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  insert into asientos_sin_cerrar (asiento_id, dia)
  select id, (cuando at time zone 'America/Argentina/Buenos_Aires')::date from nuevos where concepto not in ('importacion', 'apertura');
  return null;
end $$;

-- Ni es algo que se haya recaudado.
create or replace view recaudado_de_informes as
select m.id as movimiento_id, a.id as asiento_id, dia_del_colegio(a.cuando) as dia, a.concepto,
  coalesce(o.circuito, 'sin_cupon') as circuito,
  m.medio, coalesce(m.banco, '') as banco, m.importe, m.persona_id, a.orden_id
from movimientos m join asientos a on a.id = m.asiento_id left join ordenes_pago o on o.id = a.orden_id
where m.cuenta = 'recaudado' and num_nonnulls(a.deposito_id, a.acreditacion_id, a.cierre_id) = 0;
create or replace function recaudacion_en_informes() returns trigger language plpgsql set search_path = public, pg_temp as $$
begin
  insert into informe_recaudacion_pendiente (dia, circuito, medio, banco, importe)
  select dia_del_colegio(a.cuando), coalesce(o.circuito, 'sin_cupon'),
    n.medio, coalesce(n.banco, ''), n.importe
  from nuevos n join asientos a on a.id = n.asiento_id left join ordenes_pago o on o.id = a.orden_id
  where n.cuenta = 'recaudado' and num_nonnulls(a.deposito_id, a.acreditacion_id, a.cierre_id) = 0;
  return null;
end $$;

-- El del Colegio que ya había hecho su primer cierre.
with nuevo as (
  insert into asientos (cuando, concepto, cierre_id)
  select comienzo_de_cierre(c), 'apertura', c.id from cierres c where c.numero = 1 and exists (select from apertura_de_cierre(c.id))
  returning id, cierre_id)
insert into movimientos (asiento_id, cuenta, medio, banco, importe)
select n.id, x.cuenta, x.medio, x.banco, sum(x.importe) from nuevo n cross join lateral apertura_de_cierre(n.cierre_id) a
cross join lateral (values ('recaudado', a.medio, a.banco, a.importe), ('patrimonio', null, null, -a.importe)) x (cuenta, medio, banco, importe)
group by n.id, x.cuenta, x.medio, x.banco having sum(x.importe) <> 0;
set constraints all immediate;
set constraints all deferred;
