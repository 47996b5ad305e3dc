-- Qué legajos tuvo cada uno y cuándo: el siguiente de la cola es otro mientras haya (packages/contract/src/legajos/bandeja.routes.ts). Se guarda un día
create table legajo_miradas (
  usuario_id integer not null references usuarios,
  legajo_id integer not null references legajos on delete cascade,
  cuando timestamptz not null,
  primary key (usuario_id, legajo_id)
);
create index legajo_miradas_legajo_idx on legajo_miradas (legajo_id);
