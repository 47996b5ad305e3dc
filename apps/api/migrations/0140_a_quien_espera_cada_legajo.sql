-- A quién espera cada legajo, y el primer día hasta el que se timbra acá lo suyo, como lo dicen las reglas (packages/domain/src/legajos/vida/pendientes.ts),
-- guardado con cada cambio: Inicio lee los primeros sin recorrer los demás. Uno nuevo es un borrador, y espera a su matriculado.
set local statement_timeout = 0;

alter table legajos
  add column espera_a text default 'matriculado' check (espera_a in ('matriculado', 'colegio')),
  add column espera_hasta date check (espera_hasta is null or espera_a = 'matriculado');

with contratos as (
  select x.legajo_id, min(x.vencimiento_timbrado) as hasta from legajo_detalles x join estados_legajos ex on ex.id = x.estado_id
  join legajos l on l.id = x.legajo_id join modalidades mo on mo.id = l.modalidad_id
  where ex.clave = 'confirmado' and not mo.franquicia
    and not exists (select from timbrados t where t.detalle_id = x.id and not t.anulado)
    and not exists (select from cargos_de_contrato c where c.detalle_id = x.id and c.circuito = 'timbrados' and c.importe > 0
      and c.importe <= (select coalesce(sum(im.capital), 0) from ordenes_pago o join orden_items i on i.orden_id = o.id
        join imputaciones im on im.item_id = i.id where o.detalle_id = x.id and o.circuito = 'timbrados'))
  group by x.legajo_id
)
update legajos l set espera_a = a.espera_a, espera_hasta = case when a.espera_a = 'matriculado' then a.hasta end
from (
  select l.id, c.hasta, case
    when e.clave = 'anulado' then null
    when e.clave = 'borrador' or l.observacion = 'abierta' or c.legajo_id is not null or not (l.cep_cumplido or mo.cep_exento)
      or exists (select from legajo_detalles x join estados_legajos ex on ex.id = x.estado_id
        where x.legajo_id = l.id and x.tipo_contrato = 'ampliacion' and ex.clave = 'borrador') then 'matriculado'
    when exists (select from legajo_colas q where q.legajo_id = l.id and q.cola in ('volvieron', 'para_timbrar', 'listos_para_visar'))
      then 'colegio' end as espera_a
  from legajos l join estados_legajos e on e.id = l.estado_id join modalidades mo on mo.id = l.modalidad_id
  left join contratos c on c.legajo_id = l.id) a
where a.id = l.id and (a.espera_a is distinct from 'matriculado' or a.hasta is not null);

create index legajos_espera_idx on legajos (persona_id, espera_a, fecha, id) where con_detalles and espera_a is not null;
create index legajos_espera_hasta_idx on legajos (persona_id, espera_hasta, id)
  where con_detalles and espera_a = 'matriculado' and espera_hasta is not null;
