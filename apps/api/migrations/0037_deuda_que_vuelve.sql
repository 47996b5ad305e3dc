-- Un cargo se puede deber otra vez mientras otro cupón sigue pago por su parte, y lo decidido de un pago ya no paga nada

-- Su cupón está pendiente: mientras, lo que cobra no entra en otro. Lo dice su cupón, y nadie más.
alter table orden_items add column pendiente boolean not null default false;
alter table orden_items disable trigger user;
update orden_items i set pendiente = true from ordenes_pago o where o.id = i.orden_id and o.estado = 'pendiente';
alter table orden_items enable trigger user;

create function item_como_su_orden() returns trigger language plpgsql as $$
begin
  new.pendiente := (select estado = 'pendiente' from ordenes_pago where id = new.orden_id);
  return new;
end $$;
create trigger items_como_su_orden before insert or update on orden_items
  for each row execute function item_como_su_orden();

create function items_de_orden_que_cambia() returns trigger language plpgsql as $$
begin
  update orden_items set pendiente = (new.estado = 'pendiente') where orden_id = new.id;
  return null;
end $$;
create trigger ordenes_con_sus_items_al_dia after update of estado on ordenes_pago
  for each row when (old.estado <> new.estado) execute function items_de_orden_que_cambia();

drop trigger items_inmutables on orden_items;
create trigger items_inmutables before update on orden_items
  for each row execute function salvo_sus_columnas('vigente', 'pendiente');

-- Un cargo está en un solo cupón pendiente; lo que no se puede es cobrar más de lo que todavía se debe.
drop index orden_items_cargo_idx;
drop index orden_items_sancion_idx;
drop index ordenes_pago_cargo_idx;
create unique index orden_items_cargo_idx on orden_items (cargo_id) where pendiente;
create unique index orden_items_sancion_idx on orden_items (sancion_id) where pendiente;
create unique index ordenes_pago_cargo_idx on ordenes_pago (detalle_id, circuito)
  where detalle_id is not null and estado = 'pendiente';

create function item_se_debe() returns trigger language plpgsql as $$
declare
  debido numeric;
  cancelado numeric;
begin
  select coalesce((select importe from cargos where id = new.cargo_id),
    (select importe from sanciones where id = new.sancion_id),
    (select c.importe from ordenes_pago o join cargos_de_contrato c on c.detalle_id = o.detalle_id and c.circuito = o.circuito
      where o.id = new.orden_id)) into debido;
  select coalesce(sum(im.capital), 0) into cancelado from imputaciones im join orden_items i on i.id = im.item_id
  where i.id in (
    select id from orden_items where cargo_id = new.cargo_id
    union all select id from orden_items where sancion_id = new.sancion_id
    union all select x.id from ordenes_pago o join ordenes_pago otra on otra.detalle_id = o.detalle_id and otra.circuito = o.circuito
      join orden_items x on x.orden_id = otra.id and x.credito_id is null where o.id = new.orden_id);
  if new.capital > debido - cancelado then
    raise exception 'el ítem % cobra %, y se debe %', new.id, new.capital, debido - cancelado;
  end if;
  return null;
end $$;
create trigger items_se_deben after insert on orden_items
  for each row when (new.credito_id is null) execute function item_se_debe();

-- Sin contar lo que se deshizo, por una reversión o por una decisión. Vale de cómo queda: lo que entra y sale a la vez no la deja paga.
create or replace function orden_pagada() returns trigger language plpgsql as $$
begin
  if not exists (select from ordenes_pago where id = new.id and estado = 'pago') then
    return null;
  end if;
  if not exists (select from operaciones_pago where orden_id = new.id and (aplicado > 0 or importe = 0))
    or (select coalesce(sum(p.del_cupon), 0) from operaciones_pago p where p.orden_id = new.id
      and not exists (select from reversiones r where r.operacion_id = p.id)
      and not exists (select from imputaciones im where im.operacion_id = p.id and im.revision_id is not null)) < new.monto_total then
    raise exception 'el cupón % no está pago', new.id;
  end if;
  return null;
end $$;

alter function item_como_su_orden() set enable_seqscan = off;
alter function items_de_orden_que_cambia() set enable_seqscan = off;
alter function item_se_debe() set enable_seqscan = off;
alter function orden_pagada() set enable_seqscan = off;

-- Lo que el Colegio había decidido de un cupón pago antes de que lo deshiciera: devuelto o a favor, ya no lo paga.
create temporary table decididos on commit drop as
select distinct on (o.id) r.id as revision_id, o.id as orden_id, o.persona_id, r.cuando,
  (select coalesce(-sum(i.importe), 0) from orden_items i where i.orden_id = o.id and i.credito_id is not null) as de_creditos
from revisiones r join ordenes_pago o on o.id = r.orden_id
where r.operacion_id is null and r.importe > 0 and o.estado = 'pago'
order by o.id, r.id;

insert into imputaciones (operacion_id, item_id, capital, recargo, revision_id, cuando)
select im.operacion_id, im.item_id, -im.capital, -im.recargo, d.revision_id, d.cuando
from decididos d join orden_items i on i.orden_id = d.orden_id join imputaciones im on im.item_id = i.id
where num_nonnulls(im.reversion_id, im.revision_id) = 0;

update ordenes_pago o set estado = 'vencido', pagada_en = null, motivo_cierre = 'El Colegio revisó su pago'
from decididos d where d.orden_id = o.id;
update orden_items i set vigente = false from decididos d where d.orden_id = i.orden_id;

-- Lo que tomaba de lo que había a favor está otra vez.
with nuevos as (
  insert into asientos (cuando, concepto, orden_id) select cuando, 'revision', orden_id from decididos
  where de_creditos > 0 returning id, orden_id)
insert into movimientos (asiento_id, cuenta, persona_id, importe)
select n.id, x.cuenta, d.persona_id, x.importe from nuevos n join decididos d on d.orden_id = n.orden_id
cross join lateral (values ('emitido', d.de_creditos), ('creditos', -d.de_creditos)) x (cuenta, importe);

with anulados as (
  update ceps c set anulado = true from decididos d where c.orden_pago_id = d.orden_id and not c.anulado
  returning c.detalle_id)
update legajos l set cep_cumplido = false from legajo_detalles x
where x.legajo_id = l.id and x.id in (select detalle_id from anulados);
set constraints all immediate;
set constraints all deferred;
