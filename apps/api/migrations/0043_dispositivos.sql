-- Desde dónde ingresó cada usuario, y qué se muestra de cada una de sus sesiones. Todo lo de acá puede faltar: una sesión de antes no lo tiene.

create table dispositivos (
  id bigint generated always as identity primary key,
  usuario_id integer not null references usuarios on delete cascade,
  hash bytea not null,
  creado_en timestamptz not null,
  usado_en timestamptz not null,
  unique (usuario_id, hash)
);

create table sesiones (
  id uuid primary key,
  usuario_id integer not null references usuarios on delete cascade,
  dispositivo text not null,
  desde_donde text not null
);
create index sesiones_usuario_idx on sesiones (usuario_id);
