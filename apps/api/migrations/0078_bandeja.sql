-- La bandeja del Colegio: qué espera de él cada legajo, desde cuándo, y quién lo tiene

-- Lo que las reglas dicen de su situación (packages/domain/src/legajos/bandeja), guardado con cada cambio. `desde` puede ser un día que no llegó.
create table legajo_colas (
  legajo_id integer not null references legajos on delete cascade,
  cola text not null check (cola in ('para_revisar', 'volvieron', 'para_timbrar', 'timbrados_externos',
    'listos_para_visar', 'confirmaciones_especiales')),
  desde timestamptz not null,
  -- Del legajo: cada cola se recorre en su orden, la de un distrito o la de un rubro también.
  distrito_id integer not null references distritos,
  rubro_id integer not null references rubros,
  primary key (legajo_id, cola)
);
create index legajo_colas_orden_idx on legajo_colas (cola, desde, legajo_id);
create index legajo_colas_distrito_idx on legajo_colas (distrito_id, cola, desde, legajo_id);
create index legajo_colas_rubro_idx on legajo_colas (rubro_id, cola, desde, legajo_id);

create table legajo_tomas (
  legajo_id integer primary key references legajos on delete cascade,
  usuario_id integer not null references usuarios,
  desde timestamptz not null,
  activa_en timestamptz not null,
  check (activa_en >= desde)
);
create index legajo_tomas_usuario_idx on legajo_tomas (usuario_id);

-- Los legajos que ya estaban. Desde cuándo no se guardaba: es la confirmación o, de lo respondido, la respuesta.
with contratos as (
  select x.legajo_id, x.vencimiento_timbrado, x.confirmado_en, x.cvd_id,
    not mo.franquicia and not exists (select from timbrados t where t.detalle_id = x.id and not t.anulado) as debe_timbrado,
    exists (select from cargos_de_contrato c where c.detalle_id = x.id and c.circuito = 'timbrados' and c.importe > 0
      and c.importe <= (select coalesce(sum(im.capital), 0) from ordenes_pago o join orden_items i on i.orden_id = o.id
        join imputaciones im on im.item_id = i.id where o.detalle_id = x.id and o.circuito = 'timbrados')) as timbrado_pagado
  from legajo_detalles x join estados_legajos ex on ex.id = x.estado_id
  join legajos l on l.id = x.legajo_id join modalidades mo on mo.id = l.modalidad_id
  where ex.clave = 'confirmado'
), hechos as (
  select l.id, l.distrito_id, l.rubro_id, l.creado_en, e.clave as estado, l.observacion, c.*,
    mo.es_especial and l.con_detalles
      and exists (select from legajo_comitentes k where k.legajo_id = l.id)
      and exists (select from legajo_inmuebles i where i.legajo_id = l.id)
      and not exists (select from legajo_detalles x where x.legajo_id = l.id
        and not exists (select from detalle_tareas dt where dt.detalle_id = x.id)) as especial_completo,
    c.nuevos and l.observacion is distinct from 'abierta' and (l.observacion is null or e.clave = 'visado')
      and (l.cep_cumplido or mo.cep_exento) and not c.debe_timbrado
      and not exists (select from legajo_detalles x join estados_legajos ex on ex.id = x.estado_id
        where x.legajo_id = l.id and x.tipo_contrato = 'ampliacion' and ex.clave = 'borrador') as listo
  from legajos l join estados_legajos e on e.id = l.estado_id join modalidades mo on mo.id = l.modalidad_id
  cross join lateral (
    select coalesce(bool_or(c.cvd_id is null), false) as nuevos, coalesce(bool_or(c.debe_timbrado), false) as debe_timbrado,
      coalesce(bool_or(c.debe_timbrado and c.timbrado_pagado), false) as para_sellar,
      min(c.vencimiento_timbrado) filter (where c.debe_timbrado and not c.timbrado_pagado) as ultimo_dia,
      max(c.confirmado_en) as confirmado_en
    from contratos c where c.legajo_id = l.id) c
  where e.clave <> 'anulado'
)
insert into legajo_colas (legajo_id, cola, desde, distrito_id, rubro_id)
select h.id, v.cola, v.desde, h.distrito_id, h.rubro_id
from hechos h cross join lateral (values
  ('para_revisar', coalesce(h.confirmado_en, h.creado_en),
    h.estado <> 'borrador' and h.nuevos and h.observacion is null and not h.listo),
  ('volvieron', (select max(o.respondida_en) from legajo_observaciones o where o.legajo_id = h.id),
    h.estado in ('confirmado', 'timbrado') and h.observacion = 'respondida'),
  ('para_timbrar', coalesce(h.confirmado_en, h.creado_en), h.estado <> 'borrador' and h.para_sellar),
  ('timbrados_externos', (h.ultimo_dia + 1)::timestamp at time zone 'America/Argentina/Buenos_Aires', h.ultimo_dia is not null),
  ('listos_para_visar', coalesce(h.confirmado_en, h.creado_en), h.estado <> 'borrador' and h.listo),
  ('confirmaciones_especiales', h.creado_en, h.estado = 'borrador' and h.especial_completo)
) v (cola, desde, espera)
where v.espera;
