-- Quien guarda los roles de un operador dice qué leyó; de una secuencia: quien se fue y volvió no repite la de antes
create sequence versiones_de_operador as integer;
alter table operadores add column version integer not null default nextval('versiones_de_operador');
alter sequence versiones_de_operador owned by operadores.version;
