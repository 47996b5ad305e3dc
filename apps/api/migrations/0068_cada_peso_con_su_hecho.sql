-- Un ítem cobra un cargo que existe y su recargo sale de su mora; cada asiento del libro es de un hecho, una vez; un cargo pago no cambia de vencimiento

-- La de packages/domain/src/liquidaciones/recargo.ts; una prueba las compara.
create function meses_vencidos(vencimiento date, dia date) returns integer language sql immutable as $$
  select case when dia <= vencimiento then 0 else
    (extract(year from dia) * 12 + extract(month from dia) - extract(year from vencimiento) * 12 - extract(month from vencimiento)
      + (extract(day from dia) > extract(day from vencimiento))::integer)::integer end
$$;
-- S-557: la tasa es un dato, con su fecha; de esta no pasa ninguna.
create function recargo_mensual_maximo() returns numeric language sql immutable as $$ select 0.10 $$;
-- Tampoco lo que un cupón cuesta después de su primer vencimiento.
alter table ordenes_pago add constraint ordenes_pago_recargo_maximo_check
  check (monto_con_recargo <= round(monto_total * (1 + recargo_mensual_maximo()), 2)) not valid;

create or replace function item_se_debe() returns trigger language plpgsql
  set enable_seqscan = off set search_path = public, pg_temp as $$
declare
  orden ordenes_pago;
  debido numeric;
  cancelado numeric;
  recargo numeric;
begin
  select * into orden from ordenes_pago where id = new.orden_id;
  -- Uno de matrículas dice qué cargo o qué sanción cobra; el de un contrato cobra el suyo, y nada más.
  if (orden.circuito = 'matriculados') <> (num_nonnulls(new.cargo_id, new.sancion_id) = 1)
    or (orden.circuito <> 'matriculados'
      and exists (select from orden_items where orden_id = new.orden_id and credito_id is null and id <> new.id)) then
    raise exception 'el ítem % no cobra un cargo de su cupón', new.id;
  end if;
  if new.cargo_id is not null then
    select importe into debido from cargos where id = new.cargo_id;
    select sum(im.capital) into cancelado from orden_items i join imputaciones im on im.item_id = i.id
    where i.cargo_id = new.cargo_id;
  elsif new.sancion_id is not null then
    select importe into debido from sanciones where id = new.sancion_id;
    select sum(im.capital) into cancelado from orden_items i join imputaciones im on im.item_id = i.id
    where i.sancion_id = new.sancion_id;
  else
    select importe into debido from cargos_de_contrato where detalle_id = orden.detalle_id and circuito = orden.circuito;
    select sum(im.capital) into cancelado from ordenes_pago otra
    join orden_items i on i.orden_id = otra.id and i.credito_id is null join imputaciones im on im.item_id = i.id
    where otra.detalle_id = orden.detalle_id and otra.circuito = orden.circuito;
  end if;
  cancelado := coalesce(cancelado, 0);
  if debido is null then
    raise exception 'el ítem % no cobra ningún cargo', new.id;
  end if;
  if new.capital > debido - cancelado then
    raise exception 'el ítem % cobra %, y se debe %', new.id, new.capital, debido - cancelado;
  end if;
  if new.importe > new.capital then
    select round(new.capital * recargo_mensual_maximo() * meses_vencidos(vencimiento,
      (orden.creada_en at time zone 'America/Argentina/Buenos_Aires')::date), 2) into recargo from cargos where id = new.cargo_id;
    if new.importe - new.capital > coalesce(recargo, 0) then
      raise exception 'el ítem % lleva un recargo de %, y por su mora no pasa de %', new.id, new.importe - new.capital,
        coalesce(recargo, 0);
    end if;
  end if;
  return null;
end $$;

-- Que un ítem está pendiente lo dice su cupón: quien lo escribe distinto se entera.
create or replace function item_como_su_orden() returns trigger language plpgsql
  set enable_seqscan = off set search_path = public, pg_temp as $$
declare
  pendiente boolean := (select estado = 'pendiente' from ordenes_pago where id = new.orden_id);
begin
  if tg_op = 'UPDATE' and new.pendiente <> pendiente then
    raise exception 'el ítem % está pendiente mientras su cupón lo está', new.id;
  end if;
  new.pendiente := pendiente;
  return new;
end $$;

-- Se prorroga lo que nadie pagó ni está por pagar: lo demás se pagó, o se emitió, por lo que costaba con el vencimiento que tenía.
create function cargo_se_prorroga() returns trigger language plpgsql
  set enable_seqscan = off set search_path = public, pg_temp as $$
begin
  if new.vencimiento < old.vencimiento then
    raise exception 'el vencimiento del cargo % no se adelanta', old.id;
  end if;
  if exists (select from orden_items where cargo_id = old.id and pendiente)
    or exists (select from imputaciones im join orden_items i on i.id = im.item_id where i.cargo_id = old.id
      having sum(im.capital) > 0) then
    raise exception 'el cargo % está pago o en un cupón, y no cambia de vencimiento', old.id;
  end if;
  return new;
end $$;
create trigger cargos_se_prorrogan before update on cargos
  for each row when (old.vencimiento is distinct from new.vencimiento) execute function cargo_se_prorroga();

-- El libro

-- Lo que ya está escrito no se mira.
alter table asientos add constraint asientos_concepto_check check (case
  when cobro_id is not null then concepto in ('sin_identificar', 'identificacion', 'saldo_a_favor')
  when orden_id is null then operacion_id is null and concepto in ('bonificacion', 'devolucion')
  when operacion_id is null then concepto in ('emision', 'cierre', 'revision')
  else concepto in ('cobro', 'reversion', 'revision') end) not valid;

-- En qué estado estaba un cupón cuando empezó la transacción que lo cambió.
alter table ordenes_pago add column estado_previo text, add column estado_desde xid8 not null default '0';
create function anotar_estado_previo() returns trigger language plpgsql set search_path = public, pg_temp as $$
begin
  if old.estado_desde <> pg_current_xact_id() then
    new.estado_previo := old.estado;
    new.estado_desde := pg_current_xact_id();
  end if;
  return new;
end $$;
create trigger ordenes_recuerdan_su_estado before update on ordenes_pago
  for each row when (old.estado <> new.estado) execute function anotar_estado_previo();

-- De un cupón, lo que el libro dice menos lo que sus pagos, sus decisiones y su estado dicen, cuenta por cuenta: hoy, o antes de lo
-- que esta transacción escribió.
create function diferencia_de_cupon(cual integer, antes boolean) returns numeric[] language plpgsql
  set enable_seqscan = off set search_path = public, pg_temp as $$
declare
  mia xid := case when antes then pg_current_xact_id()::xid end;
  orden ordenes_pago;
  de_creditos numeric;
  devuelto numeric;
  pagos record;
  libro record;
begin
  select * into orden from ordenes_pago where id = cual;
  -- El que nació recién no tenía nada.
  if antes and orden.transaccion = pg_current_xact_id() then
    return array[0, 0, 0, 0, 0, 0]::numeric[];
  elsif antes and orden.estado_desde = pg_current_xact_id() then
    orden.estado := orden.estado_previo;
  end if;
  select coalesce(-sum(importe), 0) into de_creditos from orden_items where orden_id = cual and credito_id is not null;
  select coalesce(sum(r.importe), 0) into devuelto from revisiones r
  where r.orden_id = cual and r.decision = 'devuelto' and r.xmin is distinct from mia;
  select coalesce(sum(p.importe), 0) as entro,
    coalesce(sum(p.del_cupon) filter (where not p.deshecho), 0) as abonado,
    coalesce(sum(p.aplicado - p.del_cupon) filter (where not p.deshecho), 0) as recargos,
    coalesce(sum(p.revertido), 0) as revertido,
    coalesce(sum(p.a_revision) filter (where p.revertido is null and not p.decidido), 0) - coalesce(sum(p.sin_cubrir), 0) as por_revisar
  into pagos
  from (select p.importe, p.aplicado, p.del_cupon, p.a_revision, r.importe as revertido, r.sin_cubrir,
      r.id is not null or exists (select from imputaciones im where im.operacion_id = p.id and im.revision_id is not null
        and im.xmin is distinct from mia) as deshecho,
      exists (select from revisiones v where v.operacion_id = p.id and v.xmin is distinct from mia) as decidido
    from operaciones_pago p left join reversiones r on r.operacion_id = p.id and r.xmin is distinct from mia
    where p.orden_id = cual and p.xmin is distinct from mia) p;
  select coalesce(sum(m.importe) filter (where m.cuenta = 'deudores'), 0) as deudores,
    coalesce(-sum(m.importe) filter (where m.cuenta = 'emitido'), 0) as emitido,
    coalesce(sum(m.importe) filter (where m.cuenta = 'recaudado'), 0) as recaudado,
    coalesce(-sum(m.importe) filter (where m.cuenta = 'recargos'), 0) as recargos,
    coalesce(-sum(m.importe) filter (where m.cuenta = 'a_revisar'), 0) as por_revisar,
    coalesce(sum(m.importe) filter (where m.cuenta = 'bonificado'), 0) as bonificado
  into libro
  from asientos a join movimientos m on m.asiento_id = a.id
  where a.orden_id = cual and not (antes and a.transaccion = pg_current_xact_id());
  return array[
    libro.deudores - case orden.estado when 'pendiente' then orden.monto_total - pagos.abonado else 0 end,
    libro.emitido - case orden.estado when 'pendiente' then orden.monto_total + de_creditos
      when 'pago' then pagos.abonado + de_creditos else pagos.abonado end,
    libro.recaudado - (pagos.entro - pagos.revertido - devuelto),
    libro.recargos - pagos.recargos, libro.por_revisar - pagos.por_revisar, libro.bonificado];
end $$;

-- Un asiento de más, o repetido, no. El que ya no coincidía se paga y se cierra igual: lo que entra se asienta, y lo demás lo dice
-- `conciliar`.
create function exigir_libro_de_cupon(cual integer) returns void language plpgsql
  set search_path = public, pg_temp as $$
declare
  difiere numeric[] := diferencia_de_cupon(cual, false);
begin
  if difiere <> array[0, 0, 0, 0, 0, 0]::numeric[] and difiere <> diferencia_de_cupon(cual, true) then
    raise exception 'lo que el libro dice del cupón % no es lo que pasó con él: difiere en %', cual, difiere;
  end if;
end $$;

-- Lo que no es de un cupón, ni de un cobro sin cupón, es de una bonificación o de una devolución: ninguna otra cosa.
create function exigir_libro_de_persona(cual integer, asiento bigint, motivo text) returns void language plpgsql
  set enable_seqscan = off set search_path = public, pg_temp as $$
begin
  if exists (select from movimientos where asiento_id = asiento and (cuenta, sign(importe)) not in (
      select * from (values ('bonificado', 1), ('creditos', -1)) v where motivo = 'bonificacion'
      union all select * from (values ('creditos', 1), ('recaudado', -1)) v where motivo = 'devolucion')) then
    raise exception 'el asiento % no es el de una %', asiento, motivo;
  end if;
  if (select coalesce(sum(importe), 0) from movimientos where cuenta = 'bonificado' and persona_id = cual)
    <> (select coalesce(sum(importe), 0) from creditos where persona_id = cual and origen = 'bonificacion') then
    raise exception 'las bonificaciones de la persona % no son las del libro', cual;
  end if;
  if (select coalesce(sum(m.importe), 0) from movimientos m join asientos a on a.id = m.asiento_id
      where m.cuenta = 'creditos' and m.persona_id = cual and a.concepto = 'devolucion')
    <> (select coalesce(sum(d.importe), 0) from devoluciones d join creditos c on c.id = d.credito_id
      where c.persona_id = cual and d.reversion_id is null) then
    raise exception 'las devoluciones de la persona % no son las del libro', cual;
  end if;
end $$;

create function asiento_de_su_hecho() returns trigger language plpgsql
  set enable_seqscan = off set search_path = public, pg_temp as $$
declare
  asiento asientos;
begin
  select * into asiento from asientos where id = new.asiento_id;
  -- El de un cobro sin cupón tiene su guarda.
  if asiento.cobro_id is not null then
    return null;
  elsif asiento.orden_id is null then
    perform exigir_libro_de_persona(new.persona_id, asiento.id, asiento.concepto);
  -- Con el último de cada cupón.
  elsif not exists (select from asientos where orden_id = asiento.orden_id and id > asiento.id and transaccion = asiento.transaccion) then
    perform exigir_libro_de_cupon(asiento.orden_id);
  end if;
  return null;
end $$;
-- Una vez por asiento, o pocas: todo el que cierra tiene algo al debe.
create constraint trigger movimientos_de_su_hecho after insert on movimientos
  deferrable initially deferred for each row when (new.importe > 0) execute function asiento_de_su_hecho();
