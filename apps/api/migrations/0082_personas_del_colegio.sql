-- Lo que el Colegio comprueba de una persona antes de que se imprima, y la versión de su registro: dos operadores no se pisan

alter table personas
  add column version integer not null default 1,
  -- El nombre de la imagen que se miró: otra que se cargue queda sin verificar por sí sola.
  add column foto_verificada text,
  add column firma_verificada text,
  -- Como se la busca, sin tildes ni mayúsculas.
  add column nombre_simple text generated always as
    (translate(lower(apellido || ' ' || nombre), 'áéíóúüñçÁÉÍÓÚÜÑÇ', 'aeiouuncaeiouunc')) stored;
alter table matriculas add column titulo_verificado boolean not null default false;

-- Lo que ya estaba lo cargó el Colegio, que lo tuvo delante (S-603).
update personas set foto_verificada = imagen_perfil, firma_verificada = firma;
update matriculas set titulo_verificado = true where titulo_descripcion <> '';

create index personas_nombre_idx on personas using gin (nombre_simple gin_trgm_ops);
create index personas_orden_idx on personas (apellido, nombre, id);
create index personas_distrito_idx on personas (distrito_id, apellido, nombre, id);
create index personas_cuit_idx on personas (cuit collate "C");
create index personas_documento_idx on personas (documento collate "C");
create index matriculas_codigo_idx on matriculas (codigo collate "C");
create index carnets_persona_idx on carnets (persona_id, id desc);

-- Las colas de personas se cuentan por lo que les falta, que es de pocas.
create index personas_sin_verificar_idx on personas (id) where not verificado;
create index personas_imagenes_sin_verificar_idx on personas (id)
  where imagen_perfil is distinct from foto_verificada or firma is distinct from firma_verificada;
create index matriculas_titulo_sin_verificar_idx on matriculas (persona_id) where not titulo_verificado;
