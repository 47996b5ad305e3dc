-- Lo que deshace, devuelve o cancela también está en el libro y completo; un CEP y un timbrado no cambian ni se borran

-- Lo que un pago cancela de su cupón sale de lo que se aplicó: el que no trajo nada no lo paga.
alter table operaciones_pago
  add constraint operaciones_pago_trae_lo_que_cancela_check check (del_cupon <= aplicado);

-- Un pago imputa lo que se aplicó, con lo que el cupón tomó de lo que había a favor: ni de menos, ni otra vez después.
create function exigir_imputado(cual integer) returns void language plpgsql as $$
declare
  pago operaciones_pago;
  imputado numeric;
  de_creditos numeric;
begin
  select * into pago from operaciones_pago where id = cual;
  select coalesce(sum(capital + recargo), 0) into imputado from imputaciones
  where operacion_id = cual and num_nonnulls(reversion_id, revision_id) = 0;
  select coalesce(-sum(importe), 0) into de_creditos from orden_items
  where orden_id = pago.orden_id and credito_id is not null;
  if imputado - pago.aplicado not in (0, de_creditos) then
    raise exception 'del pago % se aplicó % y se imputó %', cual, pago.aplicado, imputado;
  end if;
end $$;
create or replace function operacion_cabe() returns trigger language plpgsql as $$
begin
  perform exigir_imputado(new.id);
  return null;
end $$;
create function imputacion_de_su_pago() returns trigger language plpgsql as $$
declare
  orden integer;
begin
  if num_nonnulls(new.reversion_id, new.revision_id) = 0 then
    perform exigir_imputado(new.operacion_id);
    return null;
  end if;
  select orden_id into orden from orden_items where id = new.item_id;
  if not exists (select from reversiones r join operaciones_pago p on p.id = r.operacion_id
      where r.id = new.reversion_id and p.orden_id = orden
      union all select from revisiones r where r.id = new.revision_id and r.orden_id = orden) then
    raise exception 'lo que deshace la imputación % no es de su cupón', new.id;
  end if;
  if exists (select from imputaciones where operacion_id = new.operacion_id and item_id = new.item_id
      having sum(capital) < 0 or sum(recargo) < 0) then
    raise exception 'del pago % se deshace más que lo que canceló', new.operacion_id;
  end if;
  return null;
end $$;
create constraint trigger imputaciones_de_su_pago after insert on imputaciones
  deferrable initially deferred for each row execute function imputacion_de_su_pago();

-- Un pago se deshace entero, y su dinero sale del libro con él.
create function reversion_asentada() returns trigger language plpgsql as $$
begin
  if not exists (select from operaciones_pago where id = new.operacion_id and importe = new.importe and new.sin_cubrir <= a_credito) then
    raise exception 'la reversión % no es por lo que fue su pago', new.id;
  end if;
  if not exists (select from asientos a join movimientos m on m.asiento_id = a.id
      where a.operacion_id = new.operacion_id and a.concepto = 'reversion' and a.transaccion = pg_current_xact_id()
        and m.cuenta = 'recaudado' and m.importe = -new.importe) then
    raise exception 'la reversión % no está en el libro', new.id;
  end if;
  if exists (select from imputaciones where operacion_id = new.operacion_id group by item_id
      having sum(capital) <> 0 or sum(recargo) <> 0) then
    raise exception 'la reversión % no deshace lo que su pago canceló', new.id;
  end if;
  return null;
end $$;
create constraint trigger reversiones_asentadas after insert on reversiones
  deferrable initially deferred for each row execute function reversion_asentada();

-- Lo que se le devolvió a una persona sale de lo que tenía a favor; lo que se deshizo, del saldo que dejó el pago deshecho.
create function devolucion_asentada() returns trigger language plpgsql as $$
begin
  if new.reversion_id is not null then
    if not exists (select from reversiones r join operaciones_pago p on p.id = r.operacion_id
        where r.id = new.reversion_id and p.credito_id = new.credito_id and new.importe + r.sin_cubrir = p.a_credito) then
      raise exception 'la devolución % no es de lo que dejó el pago deshecho', new.id;
    end if;
  elsif not exists (select from asientos a join movimientos m on m.asiento_id = a.id join creditos c on c.id = new.credito_id
      where a.concepto = 'devolucion' and a.transaccion = pg_current_xact_id()
        and m.cuenta = 'creditos' and m.persona_id = c.persona_id and m.importe = new.importe) then
    raise exception 'la devolución % no está en el libro', new.id;
  end if;
  return null;
end $$;
create constraint trigger devoluciones_en_el_libro after insert on devoluciones
  deferrable initially deferred for each row execute function devolucion_asentada();

-- Lo que un contrato debe se corrige; de qué contrato es, no.
create trigger cargos_de_contrato_inmutables before update on cargos_de_contrato
  for each row when ((old.detalle_id, old.circuito) is distinct from (new.detalle_id, new.circuito)) execute function solo_crece();

-- Un CEP y un timbrado quedan como nacieron, y el anulado, anulado. El CEP puede saber después qué cupón lo trajo.
create trigger ceps_inmutables before update on ceps
  for each row execute function salvo_sus_columnas('anulado', 'orden_pago_id');
create trigger ceps_no_reviven before update on ceps
  for each row when ((old.anulado and not new.anulado)
    or (old.orden_pago_id is not null and new.orden_pago_id is distinct from old.orden_pago_id))
  execute function solo_crece();
create trigger timbrados_inmutables before update on timbrados
  for each row execute function salvo_sus_columnas('anulado');
create trigger timbrados_no_reviven before update on timbrados
  for each row when (old.anulado and not new.anulado) execute function solo_crece();
alter table ceps add constraint ceps_importe_check check (importe >= 0);
alter table timbrados add constraint timbrados_importe_check check (importe >= 0);

-- El que trajo un cupón está pago: es de su contrato, y por lo que sus pagos cancelaron.
create function exigir_pagado_de_contrato(contrato integer, cual text, orden integer, cuanto numeric) returns void
language plpgsql as $$
declare
  pagado numeric;
begin
  select coalesce(sum(im.capital), 0) into pagado
  from ordenes_pago o join orden_items i on i.orden_id = o.id join imputaciones im on im.item_id = i.id
  where o.detalle_id = contrato and o.circuito = cual;
  if cuanto > pagado or not exists (select from ordenes_pago where id = orden and detalle_id = contrato and circuito = cual) then
    raise exception 'del contrato % se pagaron % de %, no %', contrato, pagado, cual, cuanto;
  end if;
end $$;
create function cep_pagado() returns trigger language plpgsql as $$
begin
  perform exigir_pagado_de_contrato(new.detalle_id, 'cep', new.orden_pago_id, new.importe);
  return null;
end $$;
create constraint trigger ceps_pagados after insert on ceps
  deferrable initially deferred for each row when (new.orden_pago_id is not null and not new.anulado) execute function cep_pagado();
create function timbrado_pagado() returns trigger language plpgsql as $$
begin
  perform exigir_pagado_de_contrato(new.detalle_id, 'timbrados', new.orden_pago_id, new.importe);
  return null;
end $$;
create constraint trigger timbrados_pagados after insert on timbrados
  deferrable initially deferred for each row when (new.orden_pago_id is not null and not new.anulado)
  execute function timbrado_pagado();

-- Nada de esto se borra ni se vacía.
create trigger ceps_no_se_borran before delete on ceps for each row execute function solo_crece();
create trigger timbrados_no_se_borran before delete on timbrados for each row execute function solo_crece();
create trigger cargos_de_contrato_no_se_borran before delete on cargos_de_contrato for each row execute function solo_crece();
create trigger ilegibles_no_se_borran before delete on cobranzas_ilegibles for each row execute function solo_crece();
create trigger bajas_no_se_borran before delete on bajas_en_proveedor for each row execute function solo_crece();
create trigger ceps_no_se_vacian before truncate on ceps execute function solo_crece();
create trigger timbrados_no_se_vacian before truncate on timbrados execute function solo_crece();
create trigger cargos_de_contrato_no_se_vacian before truncate on cargos_de_contrato execute function solo_crece();
create trigger ilegibles_no_se_vacian before truncate on cobranzas_ilegibles execute function solo_crece();
create trigger bajas_no_se_vacian before truncate on bajas_en_proveedor execute function solo_crece();

-- Cada guarda por su índice, como las demás.
alter function exigir_imputado(integer) set enable_seqscan = off;
alter function imputacion_de_su_pago() set enable_seqscan = off;
alter function reversion_asentada() set enable_seqscan = off;
alter function devolucion_asentada() set enable_seqscan = off;
alter function exigir_pagado_de_contrato(integer, text, integer, numeric) set enable_seqscan = off;
