-- Lo que un contrato debía de CEP o de timbrado en el sistema anterior, con lo que allá se había pagado: es lo que debe acá, y no se calcula
set local statement_timeout = 0;

alter table cargos_de_contrato add column traido numeric(17, 2);

-- De lo que ya se trajo vino lo pagado, que es lo que se debía. Si una ampliación lo dejó en cero, vuelve a valer lo que se pagó.
update cargos_de_contrato c set importe = p.pagado, traido = p.pagado
from legajo_detalles d join legajos l on l.id = d.legajo_id join estados_legajos e on e.id = d.estado_id,
  lateral (select o.circuito, sum(im.capital) as pagado from ordenes_pago o join orden_items i on i.orden_id = o.id
    join imputaciones im on im.item_id = i.id where o.detalle_id = d.id group by o.circuito) p
where d.id = c.detalle_id and p.circuito = c.circuito and p.pagado > 0 and c.importe in (0, p.pagado)
  and l.importacion_id is not null and d.tipo_contrato = 'original' and e.clave = 'confirmado';

-- Vale lo que vino o nada, cuando ya no le corresponde.
alter table cargos_de_contrato add constraint cargos_de_contrato_traido_check
  check (traido is null or (traido > 0 and importe in (0, traido)));

create function cargo_traido() returns trigger language plpgsql set search_path = public, pg_temp as $$
begin
  if not exists (select from legajo_detalles d join legajos l on l.id = d.legajo_id
      where d.id = new.detalle_id and d.tipo_contrato = 'original' and l.importacion_id is not null) then
    raise exception 'el contrato % no vino de un sistema anterior', new.detalle_id using errcode = 'restrict_violation';
  end if;
  return new;
end $$;
create trigger cargos_traidos_con_su_legajo before insert or update of traido on cargos_de_contrato
  for each row when (new.traido is not null) execute function cargo_traido();
create trigger cargos_traidos_quedan before update on cargos_de_contrato
  for each row when (old.traido is not null and new.traido is distinct from old.traido) execute function solo_crece();

-- Lo que terminó en el sistema anterior no espera a nadie: no figura entre lo que su matriculado tiene por hacer.
update legajos l set espera_a = null, espera_hasta = null
from estados_legajos e
where e.id = l.estado_id and e.clave in ('visado', 'anulado') and l.importacion_id is not null and l.espera_a = 'matriculado'
  and l.observacion is distinct from 'abierta' and l.version = 1
  and not exists (select from legajo_detalles x where x.legajo_id = l.id and x.tipo_contrato = 'ampliacion');
