-- Las cartas que ya salieron, por el hecho que cuentan: de cada uno, una sola.
create table cartas (
  clave text primary key,
  enviada_en timestamptz not null
);
create index cartas_enviada_en_idx on cartas (enviada_en);
