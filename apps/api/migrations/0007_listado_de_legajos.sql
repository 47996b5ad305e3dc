-- Cada página sale de un índice sin tocar los legajos que no muestra, también la última y la de un estado

drop index legajos_numero_idx;
create index legajos_numero_idx on legajos (persona_id, numero_legajo, id) where con_detalles;
create index legajos_estado_idx on legajos (persona_id, estado_id, fecha, id) where con_detalles;
