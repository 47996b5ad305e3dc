-- Lo que el Colegio anotó o decidió de un dinero de nadie, y no era, se deshace el mismo día

-- Anulado: no existió. Reabierto: lo que se decidió de él no era, y es dinero de nadie otra vez, con otra fila.
alter table cobros_sin_cupon
  add column anulado_en timestamptz,
  add column reabre_id integer unique references cobros_sin_cupon,
  add column comprobante_devolucion text,
  drop constraint cobros_sin_cupon_destino_check,
  drop constraint cobros_sin_cupon_decision_check,
  add constraint cobros_sin_cupon_destino_check check (num_nonnulls(operacion_id, credito_id, devuelto_en, anulado_en) <= 1),
  add constraint cobros_sin_cupon_decision_check
    check (num_nonnulls(motivo, quien) = case when num_nonnulls(credito_id, devuelto_en, anulado_en) = 1 then 2 else 0 end),
  add constraint cobros_sin_cupon_comprobante_check check (comprobante_devolucion is null or devuelto_en is not null),
  -- Lo que dice un cobrador no lo anula el Colegio; lo que anotó otro día ya se contó.
  add constraint cobros_sin_cupon_anulado_check check (anulado_en is null or (medio in ('caja', 'transferencia')
    and (anulado_en at time zone 'America/Argentina/Buenos_Aires')::date
      = (registrado_en at time zone 'America/Argentina/Buenos_Aires')::date));
create index cobros_sin_cupon_comprobante_devolucion_idx on cobros_sin_cupon (comprobante_devolucion)
  where comprobante_devolucion is not null;

-- Lo que un pago deshecho ya había devuelto a la lista.
alter table cobros_sin_cupon disable trigger user;
update cobros_sin_cupon n set reabre_id = c.id from cobros_sin_cupon c
where n.medio = c.medio and n.externo = c.externo || '/' || c.operacion_id
  and exists (select from reversiones r where r.operacion_id = c.operacion_id);
alter table cobros_sin_cupon enable trigger user;

-- El mismo dinero, después de cada vez que se deshizo lo que se había dicho de él.
create function cobro_vivo(cual integer) returns integer language sql stable as $$
  with recursive vueltas as (
    select cual as id
    union all
    select c.id from cobros_sin_cupon c join vueltas v on c.reabre_id = v.id)
  select max(id) from vueltas
$$;

-- Una transferencia devuelve una sola cosa: un saldo a favor, o lo que no era de nadie. Deshecho, se puede decir de otra.
create function transferencia_de_una_devolucion() returns trigger language plpgsql
  set enable_seqscan = off set search_path = public, pg_temp as $$
declare
  numero text := coalesce(to_jsonb(new) ->> 'comprobante_devolucion', to_jsonb(new) ->> 'comprobante');
begin
  if (select count(*) from devoluciones where comprobante = numero)
    + (select count(*) from cobros_sin_cupon c where c.comprobante_devolucion = numero
      and not exists (select from cobros_sin_cupon z where z.reabre_id = c.id)) > 1 then
    raise exception 'la transferencia % ya está en otra devolución', numero;
  end if;
  return null;
end $$;
create constraint trigger cobros_devueltos_una_vez after update on cobros_sin_cupon
  deferrable initially deferred for each row when (new.comprobante_devolucion is not null)
  execute function transferencia_de_una_devolucion();
create constraint trigger devoluciones_una_vez after insert on devoluciones
  deferrable initially deferred for each row when (new.comprobante is not null)
  execute function transferencia_de_una_devolucion();

-- Un saldo a favor que se dejó a quien no era: vuelve entero a ser de nadie.
alter table devoluciones
  add column cobro_id integer unique references cobros_sin_cupon,
  drop constraint devoluciones_check,
  add constraint devoluciones_check check (num_nonnulls(comprobante, reversion_id, cobro_id) = 1);

alter table asientos
  drop constraint asientos_concepto_check,
  add constraint asientos_concepto_check check (case
    when cobro_id is not null then concepto in ('sin_identificar', 'identificacion', 'saldo_a_favor', 'devolucion')
    when orden_id is null then operacion_id is null and concepto in ('bonificacion', 'devolucion')
    when operacion_id is null then concepto in ('emision', 'cierre', 'revision', 'reclasificacion')
    else concepto in ('cobro', 'reversion', 'revision') end) not valid;

-- De un cupón de antes no se mira: se paga y se cierra como los demás.
alter table ordenes_pago drop constraint ordenes_pago_recargo_maximo_check;
create function orden_con_recargo_maximo() returns trigger language plpgsql set search_path = public, pg_temp as $$
begin
  if new.monto_con_recargo > round(new.monto_total * (1 + recargo_mensual_maximo()), 2) then
    raise exception 'el cupón % lleva un recargo que pasa del máximo', new.numero_boleta;
  end if;
  return new;
end $$;
create trigger ordenes_con_recargo_maximo before insert on ordenes_pago
  for each row execute function orden_con_recargo_maximo();

create function cobro_sin_identificar(cobro cobros_sin_cupon) returns boolean language sql immutable as $$
  select num_nonnulls(cobro.operacion_id, cobro.credito_id, cobro.devuelto_en, cobro.anulado_en) = 0
$$;

create or replace function exigir_asiento_de_cobro(asiento asientos) returns void language plpgsql
  set enable_seqscan = off set search_path = public, pg_temp as $$
declare
  cobro cobros_sin_cupon;
  es_de_alguien boolean := asiento.concepto in ('saldo_a_favor', 'devolucion');
  duenio integer;
  entra numeric;
begin
  select * into cobro from cobros_sin_cupon where id = asiento.cobro_id;
  entra := case when asiento.concepto in ('identificacion', 'devolucion') then -cobro.importe else cobro.importe end;
  if es_de_alguien then
    select persona_id into duenio from creditos where id = cobro.credito_id and importe = cobro.importe;
  end if;
  if asiento.concepto not in ('sin_identificar', 'identificacion', 'saldo_a_favor', 'devolucion')
    or num_nonnulls(asiento.orden_id, asiento.operacion_id) > 0
    or es_de_alguien <> (duenio is not null)
    or (asiento.concepto = 'devolucion'
      and not exists (select from devoluciones where cobro_id = cobro.id and credito_id = cobro.credito_id))
    or (select count(*) from movimientos m where m.asiento_id = asiento.id and m.persona_id is not distinct from duenio
      and case m.cuenta
        when 'recaudado' then m.importe = entra and (m.medio, m.banco) is not distinct from (cobro.medio, cobro.banco)
        when 'sin_identificar' then m.importe = -entra
        else m.cuenta = 'creditos' and duenio is not null and m.importe = -entra end) <> 2
    or (select count(*) from movimientos where asiento_id = asiento.id) <> 2 then
    raise exception 'el asiento % no es lo que pasó con el cobro %', asiento.id, cobro.id;
  end if;
end $$;

-- Lo que se decide se decide después: nace sin identificar.
create function cobro_nace_de_nadie() returns trigger language plpgsql set search_path = public, pg_temp as $$
begin
  raise exception 'la cobranza % nace decidida', new.id;
end $$;
create trigger cobros_nacen_de_nadie before insert on cobros_sin_cupon
  for each row when (not cobro_sin_identificar(new)) execute function cobro_nace_de_nadie();

drop trigger cobros_resueltos on cobros_sin_cupon;
create constraint trigger cobros_resueltos after update on cobros_sin_cupon
  deferrable initially deferred for each row when (cobro_sin_identificar(old) and not cobro_sin_identificar(new))
  execute function cobro_resuelto();

-- Un comprobante del Colegio es el del pago que es.
create or replace function cobro_resuelto() returns trigger language plpgsql
  set enable_seqscan = off set search_path = public, pg_temp as $$
begin
  if new.importe <> 0 and not exists (select from asientos where cobro_id = new.id and concepto = 'identificacion') then
    raise exception 'la cobranza % sigue sin identificar en el libro', new.id;
  end if;
  if new.operacion_id is not null and not exists (select from operaciones_pago p where p.id = new.operacion_id
      and (p.medio, p.banco, p.importe) is not distinct from (new.medio, new.banco, new.importe)
      and (p.externo = new.externo or p.medio not in ('caja', 'transferencia'))) then
    raise exception 'la cobranza % no es el pago %', new.id, new.operacion_id;
  end if;
  if new.credito_id is not null and not exists (select from asientos where cobro_id = new.id and concepto = 'saldo_a_favor') then
    raise exception 'la cobranza % no quedó a favor en el libro', new.id;
  end if;
  return null;
end $$;

create or replace function identificacion_de_cobro() returns trigger language plpgsql
  set enable_seqscan = off set search_path = public, pg_temp as $$
begin
  if exists (select from cobros_sin_cupon c where c.id = new.cobro_id and cobro_sin_identificar(c))
    or not exists (select from asientos where cobro_id = new.cobro_id and concepto = 'sin_identificar') then
    raise exception 'de la cobranza % no se decidió nada', new.cobro_id;
  end if;
  return null;
end $$;

create or replace function cobro_identificado() returns trigger language plpgsql set search_path = public, pg_temp as $$
begin
  if not cobro_sin_identificar(old) and new is distinct from old then
    raise exception 'la cobranza % ya está identificada', old.id;
  end if;
  return new;
end $$;
drop trigger cobros_inmutables on cobros_sin_cupon;
create trigger cobros_inmutables before update on cobros_sin_cupon
  for each row execute function salvo_sus_columnas('operacion_id', 'credito_id', 'devuelto_en', 'anulado_en',
    'comprobante_devolucion', 'motivo', 'quien');

-- Lo reabierto es el mismo dinero, y lo que se había decidido de él se deshizo, ese mismo día.
create function cobro_reabierto() returns trigger language plpgsql
  set enable_seqscan = off set search_path = public, pg_temp as $$
declare
  cobro cobros_sin_cupon;
begin
  select * into cobro from cobros_sin_cupon where id = new.reabre_id;
  if num_nonnulls(cobro.credito_id, cobro.devuelto_en) <> 1
      and not exists (select from reversiones r where r.operacion_id = cobro.operacion_id)
    or (new.medio, new.banco, new.importe, new.fecha_pago, new.registrado_en)
      is distinct from (cobro.medio, cobro.banco, cobro.importe, cobro.fecha_pago, cobro.registrado_en)
    or (cobro.credito_id is not null) <> exists (select from devoluciones d where d.cobro_id = cobro.id) then
    raise exception 'la cobranza % no es la % que se reabre', new.id, cobro.id;
  end if;
  if cobro.operacion_id is null and (select count(distinct (a.cuando at time zone 'America/Argentina/Buenos_Aires')::date) from asientos a
      where (a.cobro_id, a.concepto) in ((cobro.id, 'identificacion'), (new.id, 'sin_identificar'))) > 1 then
    raise exception 'lo que se decidió de la cobranza % fue otro día', cobro.id;
  end if;
  return null;
end $$;
create constraint trigger cobros_reabiertos after insert on cobros_sin_cupon
  deferrable initially deferred for each row when (new.reabre_id is not null) execute function cobro_reabierto();

create function devolucion_de_cobro() returns trigger language plpgsql
  set enable_seqscan = off set search_path = public, pg_temp as $$
begin
  if not exists (select from cobros_sin_cupon c where c.id = new.cobro_id and c.credito_id = new.credito_id
        and c.importe = new.importe)
    or not exists (select from cobros_sin_cupon where reabre_id = new.cobro_id)
    or not exists (select from asientos where cobro_id = new.cobro_id and concepto = 'devolucion') then
    raise exception 'la devolución % no es la de la cobranza %', new.id, new.cobro_id;
  end if;
  return null;
end $$;
create constraint trigger devoluciones_de_cobro after insert on devoluciones
  deferrable initially deferred for each row when (new.cobro_id is not null) execute function devolucion_de_cobro();
drop trigger devoluciones_salen_de_su_cuenta on devoluciones;
create constraint trigger devoluciones_salen_de_su_cuenta after insert on devoluciones
  deferrable initially deferred for each row when (num_nonnulls(new.reversion_id, new.cobro_id) = 0)
  execute function devolucion_de_su_cuenta();

-- De una persona se mira lo que esta transacción escribe: una diferencia vieja la dice `conciliar`, y no frena lo nuevo.
create or replace function exigir_libro_de_persona(cual integer, asiento bigint, motivo text) returns void language plpgsql
  set enable_seqscan = off set search_path = public, pg_temp as $$
begin
  if exists (select from movimientos where asiento_id = asiento and (cuenta, sign(importe)) not in (
      select * from (values ('bonificado', 1), ('creditos', -1)) v where motivo = 'bonificacion'
      union all select * from (values ('creditos', 1), ('recaudado', -1)) v where motivo = 'devolucion')) then
    raise exception 'el asiento % no es el de una %', asiento, motivo;
  end if;
  if (select coalesce(sum(m.importe), 0) from movimientos m join asientos a on a.id = m.asiento_id
      where m.cuenta = 'bonificado' and m.persona_id = cual and a.transaccion = pg_current_xact_id())
    <> (select coalesce(sum(importe), 0) from creditos
      where persona_id = cual and origen = 'bonificacion' and xmin = pg_current_xact_id()::xid) then
    raise exception 'las bonificaciones de la persona % no son las del libro', cual;
  end if;
  if (select coalesce(sum(m.importe), 0) from movimientos m join asientos a on a.id = m.asiento_id
      where m.cuenta = 'creditos' and m.persona_id = cual and a.concepto = 'devolucion' and a.transaccion = pg_current_xact_id())
    <> (select coalesce(sum(d.importe), 0) from devoluciones d join creditos c on c.id = d.credito_id
      where c.persona_id = cual and d.reversion_id is null and d.xmin = pg_current_xact_id()::xid) then
    raise exception 'las devoluciones de la persona % no son las del libro', cual;
  end if;
end $$;
