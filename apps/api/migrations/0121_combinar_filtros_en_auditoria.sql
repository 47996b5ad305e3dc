-- Lo que alguien nunca hizo, o no se hizo en un distrito, se sabe sin leer todo lo demás que hizo
set local statement_timeout = 0;
create index auditoria_quien_accion_idx on auditoria (quien, accion, cuando, id);
create index auditoria_distrito_quien_idx on auditoria (distrito_id, quien, cuando, id);
create index auditoria_distrito_accion_idx on auditoria (distrito_id, accion, cuando, id);
