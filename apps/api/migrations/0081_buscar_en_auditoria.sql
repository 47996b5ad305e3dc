-- Lo último primero, de quien sea, de cada quien, de cada acción y de cada distrito; lo de una cosa ya tenía el suyo
create index auditoria_cuando_idx on auditoria (cuando, id);
create index auditoria_quien_idx on auditoria (quien, cuando, id);
create index auditoria_accion_idx on auditoria (accion, cuando, id);
create index auditoria_distrito_idx on auditoria (distrito_id, cuando, id);
