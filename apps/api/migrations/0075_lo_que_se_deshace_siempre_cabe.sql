-- De un cargo que bajó o se anuló con dos pagos, el que se deshace se deshace, aunque lo que queda sea más que lo que hoy se debe

create or replace function imputacion_cabe() returns trigger language plpgsql
  set enable_seqscan = off set search_path = public, pg_temp as $$
declare
  item orden_items;
  orden ordenes_pago;
  debido numeric;
  cancelado numeric;
begin
  select * into item from orden_items where id = new.item_id;
  select * into orden from ordenes_pago where id = item.orden_id;
  if not exists (select from operaciones_pago where id = new.operacion_id and orden_id = orden.id) then
    raise exception 'la imputación % no es del cupón de su pago', new.id;
  end if;
  if item.cargo_id is not null then
    select importe into debido from cargos where id = item.cargo_id for no key update;
  elsif item.sancion_id is not null then
    select importe into debido from sanciones where id = item.sancion_id;
  else
    select importe into debido from cargos_de_contrato
    where detalle_id = orden.detalle_id and circuito = orden.circuito for no key update;
  end if;
  select coalesce(sum(im.capital), 0) into cancelado from imputaciones im join orden_items i on i.id = im.item_id
  join ordenes_pago o on o.id = i.orden_id
  where case when item.cargo_id is not null then i.cargo_id = item.cargo_id
    when item.sancion_id is not null then i.sancion_id = item.sancion_id
    else i.cargo_id is null and i.sancion_id is null and o.detalle_id = orden.detalle_id and o.circuito = orden.circuito end;
  if cancelado < 0 or (new.capital > 0 and cancelado > coalesce(debido, 0)) then
    raise exception 'del cargo del ítem %, de %, se cancela %', new.item_id, debido, cancelado;
  end if;
  return null;
end $$;
