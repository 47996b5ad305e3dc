-- Lo que no era de nadie y se devuelve por transferencia sale del banco de esa transferencia, y no de la cuenta en la que entró

alter table cobros_sin_cupon
  add column banco_devolucion text,
  add constraint cobros_sin_cupon_banco_devolucion_check check (banco_devolucion is null or comprobante_devolucion is not null);
drop trigger cobros_inmutables on cobros_sin_cupon;
create trigger cobros_inmutables before update on cobros_sin_cupon
  for each row execute function salvo_sus_columnas('operacion_id', 'credito_id', 'devuelto_en', 'anulado_en',
    'comprobante_devolucion', 'banco_devolucion', 'motivo', 'quien');

create or replace function exigir_asiento_de_cobro(asiento asientos) returns void language plpgsql
  set enable_seqscan = off set search_path = public, pg_temp as $$
declare
  cobro cobros_sin_cupon;
  es_de_alguien boolean;
  duenio integer;
  entra numeric;
  cuenta_medio text;
  cuenta_banco text;
begin
  select * into cobro from cobros_sin_cupon where id = asiento.cobro_id;
  if asiento.concepto = 'devolucion' and cobro.banco_devolucion is not null then
    perform exigir_cambio_de_cobro(asiento, cobro);
    return;
  end if;
  es_de_alguien := asiento.concepto in ('saldo_a_favor', 'devolucion');
  entra := case when asiento.concepto in ('identificacion', 'devolucion') then -cobro.importe else cobro.importe end;
  -- Sale de donde salió la transferencia.
  if asiento.concepto = 'identificacion' and cobro.banco_devolucion is not null then
    cuenta_medio := 'transferencia';
    cuenta_banco := cobro.banco_devolucion;
  else
    cuenta_medio := cobro.medio;
    cuenta_banco := cobro.banco;
  end if;
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
        when 'recaudado' then m.importe = entra and (m.medio, m.banco) is not distinct from (cuenta_medio, cuenta_banco)
        when 'sin_identificar' then m.importe = -entra
        else m.cuenta = 'creditos' and duenio is not null and m.importe = -entra end) <> 2
    or (select count(*) from movimientos where asiento_id = asiento.id) <> 2 then
    raise exception 'el asiento % no es lo que pasó con el cobro %', asiento.id, cobro.id;
  end if;
end $$;

-- Se devolvió y su salida estaba en la cuenta en la que entró; o se reabre, y al banco no le falta nada.
create function exigir_cambio_de_cobro(asiento asientos, cobro cobros_sin_cupon) returns void language plpgsql
  set enable_seqscan = off set search_path = public, pg_temp as $$
declare
  reabierto boolean := exists (select from cobros_sin_cupon where reabre_id = cobro.id);
  entra numeric := case when reabierto then -cobro.importe else cobro.importe end;
begin
  if num_nonnulls(asiento.orden_id, asiento.operacion_id) > 0
    or (cobro.medio, cobro.banco) is not distinct from ('transferencia', cobro.banco_devolucion)
    or not exists (select from asientos a join movimientos m on m.asiento_id = a.id where a.cobro_id = cobro.id
      and a.concepto = 'identificacion' and m.cuenta = 'recaudado' and case when reabierto
        then (m.medio, m.banco) is not distinct from ('transferencia', cobro.banco_devolucion)
        else (m.medio, m.banco) is not distinct from (cobro.medio, cobro.banco) end)
    or (select count(*) from movimientos m where m.asiento_id = asiento.id and m.cuenta = 'recaudado' and m.persona_id is null
      and ((m.importe = entra and (m.medio, m.banco) is not distinct from (cobro.medio, cobro.banco))
        or (m.importe = -entra and (m.medio, m.banco) is not distinct from ('transferencia', cobro.banco_devolucion)))) <> 2
    or (select count(*) from movimientos where asiento_id = asiento.id) <> 2 then
    raise exception 'el asiento % no es lo que pasó con el cobro %', asiento.id, cobro.id;
  end if;
end $$;

-- Lo que no es efectivo vuelve por una transferencia, con su número y su banco.
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
  if new.devuelto_en is not null and new.importe > 0 and num_nonnulls(new.comprobante_devolucion, new.banco_devolucion)
      <> (case new.medio when 'caja' then 0 else 2 end) then
    raise exception 'la cobranza % no dice de dónde salió lo que se devolvió', new.id;
  end if;
  return null;
end $$;

create or replace function cobro_reabierto() returns trigger language plpgsql
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
  if cobro.banco_devolucion is not null and (cobro.medio, cobro.banco) is distinct from ('transferencia', cobro.banco_devolucion)
    and not exists (select from asientos where cobro_id = cobro.id and concepto = 'devolucion') then
    raise exception 'lo que devolvió la cobranza % sigue fuera de su banco', cobro.id;
  end if;
  return null;
end $$;

-- De lo ya devuelto se sabe el banco cuando su archivo lo tiene entre sus salidas: un asiento de hoy lo pone en su cuenta. De lo demás lo
-- dice `conciliar`.
create temporary table de_su_banco on commit drop as
  select c.id, min(r.origen) as banco from cobros_sin_cupon c join rendicion_renglones r on r.cobro_devuelto_id = c.id
  where c.devuelto_en < (now() at time zone 'America/Argentina/Buenos_Aires')::date::timestamp at time zone 'America/Argentina/Buenos_Aires'
    and c.comprobante_devolucion is not null and c.importe > 0 and c.medio not in ('caja', 'transferencia')
    and r.origen not like 'anulada %' and r.importe = c.importe
    and not exists (select from cobros_sin_cupon z where z.reabre_id = c.id)
  group by c.id having count(*) = 1;
alter table cobros_sin_cupon disable trigger user;
update cobros_sin_cupon c set banco_devolucion = d.banco from de_su_banco d where d.id = c.id;
alter table cobros_sin_cupon enable trigger user;
do $$
declare
  suya record;
  nuevo bigint;
begin
  for suya in select c.* from cobros_sin_cupon c join de_su_banco d on d.id = c.id order by c.id loop
    insert into asientos (cuando, concepto, cobro_id) values (now(), 'devolucion', suya.id) returning id into nuevo;
    insert into movimientos (asiento_id, cuenta, medio, banco, importe)
    values (nuevo, 'recaudado', suya.medio, suya.banco, suya.importe),
      (nuevo, 'recaudado', 'transferencia', suya.banco_devolucion, -suya.importe);
  end loop;
end $$;
set constraints all immediate;
set constraints all deferred;
