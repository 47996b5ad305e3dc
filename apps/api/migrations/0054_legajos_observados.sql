-- Of a file, where the most pending of its observations stands: the list is filtered by it, and reads only those it shows.
alter table legajos add column observacion text check (observacion in ('abierta', 'respondida'));

create function anotar_observacion() returns trigger language plpgsql as $$
begin
  -- 'abierta' comes first in the alphabet, and goes before
  update legajos l set observacion = p.estado
  from (select c.legajo_id, (select min(o.estado) from legajo_observaciones o
      where o.legajo_id = c.legajo_id and o.estado in ('abierta', 'respondida')) as estado
    from (select distinct legajo_id from cambiadas) c) p
  where l.id = p.legajo_id and l.observacion is distinct from p.estado;
  return null;
end
$$;
create trigger legajo_observaciones_hechas after insert on legajo_observaciones
  referencing new table as cambiadas for each statement execute function anotar_observacion();
create trigger legajo_observaciones_movidas after update on legajo_observaciones
  referencing new table as cambiadas for each statement execute function anotar_observacion();
create trigger legajo_observaciones_quitadas after delete on legajo_observaciones
  referencing old table as cambiadas for each statement execute function anotar_observacion();

update legajos l set observacion = p.estado
from (select legajo_id, min(estado) as estado from legajo_observaciones
  where estado in ('abierta', 'respondida') group by legajo_id) p
where l.id = p.legajo_id;

create index legajos_observados_idx on legajos (persona_id, observacion, fecha, id) include (estado_id)
  where con_detalles and observacion is not null;
