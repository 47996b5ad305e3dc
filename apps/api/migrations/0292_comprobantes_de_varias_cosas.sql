-- Un comprobante del sistema anterior pudo pagar varias cosas: tiene un solo número y un renglón por cada una. Lo que se cobra acá tiene
-- siempre uno, y su número no se repite
alter table operaciones_pago
  add column renglon smallint not null default 1,
  add constraint operaciones_pago_renglon_check check (renglon = 1 or (renglon > 1 and medio = 'importacion')),
  drop constraint operaciones_pago_medio_externo_key,
  add constraint operaciones_pago_medio_externo_key unique (medio, externo, renglon);

-- Lo que pagó uno entró junto, es del mismo día y cada cosa está una sola vez: lo que llega después con su número no es de él.
create function comprobante_importado() returns trigger language plpgsql
  set enable_seqscan = off set search_path = public, pg_temp as $$
begin
  if exists (select from operaciones_pago p
      join ordenes_pago po on po.id = p.orden_id join orden_items pi on pi.orden_id = po.id
      join ordenes_pago no on no.id = new.orden_id join orden_items ni on ni.orden_id = no.id
      where p.medio = new.medio and p.externo = new.externo and p.id <> new.id
        and (p.fecha_pago <> new.fecha_pago or p.registrada_en <> new.registrada_en
          or (po.circuito = no.circuito and pi.cargo_id is not distinct from ni.cargo_id
            and po.detalle_id is not distinct from no.detalle_id))) then
    raise exception 'el comprobante % ya vino con otra cosa', new.externo;
  end if;
  return null;
end $$;
create trigger comprobantes_importados after insert on operaciones_pago
  for each row when (new.medio = 'importacion') execute function comprobante_importado();
