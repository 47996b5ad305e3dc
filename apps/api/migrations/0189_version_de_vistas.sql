-- Quien la cambia desde otro dispositivo se entera de que ya no es la que leyó.
alter table vistas_de_legajos add column version integer not null default 1;
