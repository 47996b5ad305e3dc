-- Images, when the portal runs in several processes that share nothing but this database.
create table media_contenidos (
  clave text primary key,
  bytes bytea not null
);
-- already compressed
alter table media_contenidos alter column bytes set storage external;

-- How many calls came from each address in the current minute, from all processes. Losing it costs one minute's count.
create unlogged table pedidos_por_minuto (
  direccion text primary key,
  minuto bigint not null,
  cuantos integer not null
);
create index pedidos_por_minuto_minuto_idx on pedidos_por_minuto (minuto);
