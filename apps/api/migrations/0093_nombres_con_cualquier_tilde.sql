-- Los nombres se buscan sin ninguna tilde, tampoco las que el castellano no tiene (ü ç ã š): también los de la Bandeja
alter table personas drop column nombre_simple;
alter table personas add column nombre_simple text generated always as
  (lower(regexp_replace(normalize(apellido || ' ' || nombre, nfd), '[\u0300-\u036f]', '', 'g'))) stored;
create index personas_nombre_idx on personas using gin (nombre_simple gin_trgm_ops);
