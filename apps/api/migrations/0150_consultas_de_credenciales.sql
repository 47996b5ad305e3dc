-- Cuántas veces se abrió la página pública de cada uno en cada mes, para que lo vea (S-840). De quién la abrió no se guarda nada
create table consultas_de_credenciales (
  persona_id integer not null references personas,
  mes date not null check (extract(day from mes) = 1),
  cuantas integer not null check (cuantas > 0),
  primary key (persona_id, mes)
);
