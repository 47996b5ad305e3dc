-- El listado cuenta los que esperan a cada uno junto con lo que se filtre, y muestra los de uno solo, también los que ya no
-- esperan a nadie: cada cosa sale de un índice, sin tocar los legajos que no muestra.
set local statement_timeout = 0;

drop index legajos_espera_idx;
create index legajos_espera_idx on legajos (persona_id, espera_a, fecha, id) where con_detalles;
drop index legajos_fecha_idx;
create index legajos_fecha_idx on legajos (persona_id, fecha, id) include (espera_a) where con_detalles;
drop index legajos_estado_idx;
create index legajos_estado_idx on legajos (persona_id, estado_id, fecha, id) include (espera_a) where con_detalles;
drop index legajos_observados_idx;
create index legajos_observados_idx on legajos (persona_id, observacion, fecha, id) include (estado_id, espera_a)
  where con_detalles and observacion is not null;
