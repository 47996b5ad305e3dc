-- Lo recaudado entra y sale de la cuenta de su pago, y lo que no se sabe de quién es está en el libro una sola vez

-- Lo que un asiento hace con el dinero de nadie: entra, se identifica, o queda a favor de una persona.
create function exigir_asiento_de_cobro(asiento asientos) returns void language plpgsql
  set enable_seqscan = off set search_path = public, pg_temp as $$
declare
  cobro cobros_sin_cupon;
  duenio integer;
  entra numeric;
begin
  select * into cobro from cobros_sin_cupon where id = asiento.cobro_id;
  entra := case asiento.concepto when 'identificacion' then -cobro.importe else cobro.importe end;
  if asiento.concepto = 'saldo_a_favor' then
    select persona_id into duenio from creditos where id = cobro.credito_id and importe = cobro.importe;
  end if;
  if asiento.concepto not in ('sin_identificar', 'identificacion', 'saldo_a_favor')
    or num_nonnulls(asiento.orden_id, asiento.operacion_id) > 0
    or (asiento.concepto = 'saldo_a_favor') <> (duenio is not null)
    or (select count(*) from movimientos m where m.asiento_id = asiento.id and m.persona_id is not distinct from duenio
      and case m.cuenta
        when 'recaudado' then m.importe = entra and (m.medio, m.banco) is not distinct from (cobro.medio, cobro.banco)
        when 'sin_identificar' then m.importe = -entra
        else m.cuenta = 'creditos' and duenio is not null and m.importe = -entra end) <> 2
    or (select count(*) from movimientos where asiento_id = asiento.id) <> 2 then
    raise exception 'el asiento % no es lo que pasó con el cobro %', asiento.id, cobro.id;
  end if;
end $$;

create function movimiento_de_su_cuenta() returns trigger language plpgsql
  set enable_seqscan = off set search_path = public, pg_temp as $$
declare
  asiento asientos;
begin
  select * into asiento from asientos where id = new.asiento_id;
  if asiento.cobro_id is not null then
    perform exigir_asiento_de_cobro(asiento);
  elsif new.persona_id is null then
    raise exception 'el asiento % no es de nadie', asiento.id;
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
create constraint trigger movimientos_de_su_cuenta after insert on movimientos
  deferrable initially deferred for each row execute function movimiento_de_su_cuenta();

-- Lo que el Colegio devuelve de los pagos de un cupón sale de cada cuenta por lo que entró en ella.
create function revision_de_sus_cuentas() returns trigger language plpgsql
  set enable_seqscan = off set search_path = public, pg_temp as $$
begin
  if exists (
    select from (
      select p.medio, p.banco, p.aplicado as importe from operaciones_pago p
      where p.id in (select operacion_id from imputaciones where revision_id = new.id)
      union all
      select m.medio, m.banco, m.importe from asientos a join movimientos m on m.asiento_id = a.id and m.cuenta = 'recaudado'
      where a.orden_id = new.orden_id and a.concepto = 'revision' and a.transaccion = pg_current_xact_id()) x
    group by x.medio, x.banco having sum(x.importe) <> 0) then
    raise exception 'la decisión % no sale de las cuentas de sus pagos', new.id;
  end if;
  return null;
end $$;
create index imputaciones_revision_idx on imputaciones (revision_id) where revision_id is not null;
create constraint trigger revisiones_de_sus_cuentas after insert on revisiones
  deferrable initially deferred for each row when (new.operacion_id is null and new.decision = 'devuelto')
  execute function revision_de_sus_cuentas();

create function devolucion_de_su_cuenta() returns trigger language plpgsql
  set enable_seqscan = off set search_path = public, pg_temp as $$
begin
  if not exists (select from asientos a join movimientos m on m.asiento_id = a.id join creditos c on c.id = new.credito_id
      where a.concepto = 'devolucion' and a.transaccion = pg_current_xact_id() and m.persona_id = c.persona_id
        and m.cuenta = 'recaudado' and m.banco is not distinct from new.banco and m.importe = -new.importe) then
    raise exception 'la devolución % no sale de su banco', new.id;
  end if;
  return null;
end $$;
create constraint trigger devoluciones_salen_de_su_cuenta after insert on devoluciones
  deferrable initially deferred for each row when (new.reversion_id is null) execute function devolucion_de_su_cuenta();

-- Lo que se cobró y no se sabe de quién es está en el libro desde que se sabe.
create function cobro_asentado() returns trigger language plpgsql
  set enable_seqscan = off set search_path = public, pg_temp as $$
begin
  if not exists (select from asientos where cobro_id = new.id and concepto = 'sin_identificar') then
    raise exception 'la cobranza % no está en el libro', new.id;
  end if;
  return null;
end $$;
create constraint trigger cobros_asentados after insert on cobros_sin_cupon
  deferrable initially deferred for each row when (new.importe <> 0) execute function cobro_asentado();

-- Cuando se decide de él deja de estar sin identificar, y es ese dinero y ningún otro.
create function cobro_resuelto() returns trigger language plpgsql
  set enable_seqscan = off set search_path = public, pg_temp as $$
begin
  if new.importe <> 0 and not exists (select from asientos where cobro_id = new.id and concepto = 'identificacion') then
    raise exception 'la cobranza % sigue sin identificar en el libro', new.id;
  end if;
  if new.operacion_id is not null and not exists (select from operaciones_pago p where p.id = new.operacion_id
      and (p.medio, p.banco, p.importe) is not distinct from (new.medio, new.banco, new.importe)) then
    raise exception 'la cobranza % no es el pago %', new.id, new.operacion_id;
  end if;
  if new.credito_id is not null and not exists (select from asientos where cobro_id = new.id and concepto = 'saldo_a_favor') then
    raise exception 'la cobranza % no quedó a favor en el libro', new.id;
  end if;
  return null;
end $$;
create constraint trigger cobros_resueltos after update on cobros_sin_cupon
  deferrable initially deferred for each row
  when (num_nonnulls(old.operacion_id, old.credito_id, old.devuelto_en) = 0
    and num_nonnulls(new.operacion_id, new.credito_id, new.devuelto_en) > 0)
  execute function cobro_resuelto();
create function identificacion_de_cobro() returns trigger language plpgsql
  set enable_seqscan = off set search_path = public, pg_temp as $$
begin
  if exists (select from cobros_sin_cupon where id = new.cobro_id and num_nonnulls(operacion_id, credito_id, devuelto_en) = 0)
    or not exists (select from asientos where cobro_id = new.cobro_id and concepto = 'sin_identificar') then
    raise exception 'de la cobranza % no se decidió nada', new.cobro_id;
  end if;
  return null;
end $$;
create constraint trigger asientos_de_cobro_decidido after insert on asientos
  deferrable initially deferred for each row when (new.cobro_id is not null and new.concepto <> 'sin_identificar')
  execute function identificacion_de_cobro();

create or replace function cobro_identificado() returns trigger language plpgsql set search_path = public, pg_temp as $$
begin
  if num_nonnulls(old.operacion_id, old.credito_id, old.devuelto_en) > 0 and new is distinct from old then
    raise exception 'la cobranza % ya está identificada', old.id;
  end if;
  return new;
end $$;
drop trigger cobros_inmutables on cobros_sin_cupon;
create trigger cobros_inmutables before update on cobros_sin_cupon
  for each row execute function salvo_sus_columnas('operacion_id', 'credito_id', 'devuelto_en', 'motivo', 'quien');

-- Lo que el Colegio anota con un comprobante es un pago o está sin identificar, nunca las dos cosas.
create function comprobante_de_una_sola_cosa() returns trigger language plpgsql
  set enable_seqscan = off set search_path = public, pg_temp as $$
begin
  if exists (select from cobros_sin_cupon c join operaciones_pago p on p.medio = c.medio and p.externo = c.externo
      where c.medio = new.medio and c.externo = new.externo and c.operacion_id is distinct from p.id) then
    raise exception 'el comprobante % ya está en el libro', new.externo;
  end if;
  return null;
end $$;
create constraint trigger operaciones_de_un_comprobante after insert on operaciones_pago
  deferrable initially deferred for each row when (new.medio in ('caja', 'transferencia')) execute function comprobante_de_una_sola_cosa();
create constraint trigger cobros_de_un_comprobante after insert on cobros_sin_cupon
  deferrable initially deferred for each row when (new.medio in ('caja', 'transferencia')) execute function comprobante_de_una_sola_cosa();

-- Un saldo a favor puede ser también de lo que no era de ningún cupón.
create or replace function credito_de_algun_pago() returns trigger language plpgsql
  set enable_seqscan = off set search_path = public, pg_temp as $$
begin
  if not exists (select from operaciones_pago where credito_id = new.id)
    and not exists (select from revisiones where credito_id = new.id)
    and not exists (select from cobros_sin_cupon where credito_id = new.id) then
    raise exception 'el crédito % no es de ningún pago', new.id;
  end if;
  return null;
end $$;
