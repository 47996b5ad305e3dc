-- Recuperación de la contraseña: enlaces de un solo uso, con vencimiento; de cada uno solo el hash

create table claves_de_reinicio (
  id bigint generated always as identity primary key,
  usuario_id integer not null references usuarios on delete cascade,
  hash bytea not null unique,
  creada_en timestamptz not null,
  vence_en timestamptz not null
);
create index claves_de_reinicio_usuario_idx on claves_de_reinicio (usuario_id);
