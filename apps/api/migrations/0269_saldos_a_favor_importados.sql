-- Lo que alguien tenía a favor en el sistema anterior es un saldo como cualquier otro: está en el libro contra lo que aquel tenía, con la
-- referencia con que vino, y no entra dos veces
alter table creditos
  add column externo text,
  drop constraint creditos_origen_check,
  add constraint creditos_origen_check check (origen in ('pago', 'bonificacion', 'importacion')),
  add constraint creditos_externo_check check ((origen = 'importacion') = (coalesce(btrim(externo), '') <> ''));
create unique index creditos_externo_key on creditos (externo) where externo is not null;

alter table importaciones alter column controles set default '{"deudas": null, "pagos": null, "saldos_a_favor": null}';

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
    when orden_id is null then operacion_id is null and concepto in ('bonificacion', 'devolucion', 'importacion')
    when operacion_id is null then concepto in ('emision', 'cierre', 'revision', 'reclasificacion')
    else concepto in ('cobro', 'importacion', 'reversion', 'revision') end) not valid;

-- El de un saldo a favor no tiene pago: tiene su guarda, la de lo que es de una persona.
create or replace function asiento_de_importacion() returns trigger language plpgsql
  set enable_seqscan = off set search_path = public, pg_temp as $$
begin
  if new.operacion_id is null and new.concepto = 'importacion' then
    return null;
  end if;
  if (new.concepto = 'importacion') <> coalesce((select medio = 'importacion' from operaciones_pago where id = new.operacion_id), false) then
    raise exception 'el asiento % no es el de lo que se importó', new.id;
  end if;
  return null;
end $$;

create or replace function movimiento_de_su_cuenta() returns trigger language plpgsql
  set enable_seqscan = off set search_path = public, pg_temp as $$
declare
  asiento asientos;
begin
  select * into asiento from asientos where id = new.asiento_id;
  if asiento.cierre_id is not null then
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
      -- Lo que el sistema anterior tenía no está en ninguna caja ni banco.
      when asiento.concepto = 'importacion' then (new.medio, new.banco) is distinct from ('importacion', null::text)
      else asiento.concepto <> 'devolucion' or new.medio <> 'transferencia' or not exists (
        select from devoluciones d join creditos c on c.id = d.credito_id
        where c.persona_id = new.persona_id and d.reversion_id is null and d.xmin = pg_current_xact_id()::xid
          and d.importe = -new.importe and d.banco is not distinct from new.banco) end) then
    raise exception 'el asiento % no está en la cuenta de su pago', asiento.id;
  end if;
  return null;
end $$;

create or replace function exigir_libro_de_persona(cual integer, asiento bigint, motivo text) returns void language plpgsql
  set enable_seqscan = off set search_path = public, pg_temp as $$
begin
  if exists (select from movimientos where asiento_id = asiento and (cuenta, sign(importe)) not in (
      select * from (values ('bonificado', 1), ('creditos', -1)) v where motivo = 'bonificacion'
      union all select * from (values ('creditos', 1), ('recaudado', -1)) v where motivo = 'devolucion'
      union all select * from (values ('recaudado', 1), ('creditos', -1)) v where motivo = 'importacion')) then
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
  if (select coalesce(-sum(m.importe), 0) from movimientos m join asientos a on a.id = m.asiento_id
      where m.cuenta = 'creditos' and m.persona_id = cual and a.concepto = 'importacion' and a.transaccion = pg_current_xact_id())
    <> (select coalesce(sum(importe), 0) from creditos
      where persona_id = cual and origen = 'importacion' and xmin = pg_current_xact_id()::xid) then
    raise exception 'los saldos a favor que se importaron de la persona % no son los del libro', cual;
  end if;
end $$;

-- Cada uno tiene su asiento, en su día.
create function credito_importado() returns trigger language plpgsql
  set enable_seqscan = off set search_path = public, pg_temp as $$
begin
  if not exists (select from movimientos m join asientos a on a.id = m.asiento_id
      where m.cuenta = 'creditos' and m.persona_id = new.persona_id and m.importe = -new.importe and a.concepto = 'importacion'
        and a.operacion_id is null and a.cuando = new.creado_en and a.transaccion = pg_current_xact_id()) then
    raise exception 'el saldo a favor % no está en el libro como vino', new.id;
  end if;
  return null;
end $$;
create constraint trigger creditos_importados after insert on creditos
  deferrable initially deferred for each row when (new.origen = 'importacion') execute function credito_importado();

create or replace function actualizar_estadisticas() returns void language plpgsql security definer
  set search_path = public, pg_temp as $$
begin
  analyze personas, usuarios, contextos, matriculas, bloqueos, bloqueos_rangos, cargos, cargos_de_contrato, creditos, ordenes_pago,
    orden_items, operaciones_pago, imputaciones, asientos, movimientos, ceps, timbrados, legajos, legajo_detalles, detalle_tareas,
    legajo_comitentes, legajo_inmuebles, inmuebles_buscados, cvds, auditoria, importados, invitados;
end $$;
