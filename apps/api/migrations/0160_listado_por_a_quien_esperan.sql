-- El listado cuenta los que esperan a cada uno junto con lo que se filtre, y muestra los de uno solo, también los que ya no
-- esperan a nadie: cada cosa sale de un índice, sin tocar los legajos que no muestra. Los que reemplazan los quita 0179.
set local statement_timeout = 0;

create index if not exists legajos_por_espera_idx on legajos (persona_id, espera_a, fecha, id) where con_detalles;
create index if not exists legajos_por_fecha_idx on legajos (persona_id, fecha, id) include (espera_a) where con_detalles;
create index if not exists legajos_por_estado_idx on legajos (persona_id, estado_id, fecha, id) include (espera_a)
  where con_detalles;
create index if not exists legajos_por_observacion_idx on legajos (persona_id, observacion, fecha, id)
  include (estado_id, espera_a) where con_detalles and observacion is not null;
