-- Lo que el padrón dijo de cada comitente. Al que se agregó mientras no respondía se lo sigue consultando.
alter table legajo_comitentes
  add column padron text not null default 'validado' check (padron in ('validado', 'sin_respuesta', 'no_coincide')),
  add column nombre_en_el_padron text,
  add column consultado_en timestamptz;
create index legajo_comitentes_sin_respuesta_idx on legajo_comitentes (consultado_en nulls first, cuit)
  where padron = 'sin_respuesta';

-- Solo un borrador tiene a quien el padrón no validó.
create function comitentes_validados() returns trigger language plpgsql
  set enable_seqscan = off set search_path = public, pg_temp as $$
begin
  if exists (select from legajo_comitentes where legajo_id = new.id and padron <> 'validado') then
    raise exception 'el legajo % tiene un comitente que el padrón no validó', new.id;
  end if;
  return new;
end $$;
create trigger legajos_con_comitentes_validados before update on legajos
  for each row when (old.estado_id is distinct from new.estado_id) execute function comitentes_validados();
create function comitente_de_borrador() returns trigger language plpgsql
  set enable_seqscan = off set search_path = public, pg_temp as $$
begin
  if not exists (select from legajos l join estados_legajos e on e.id = l.estado_id
      where l.id = new.legajo_id and e.clave = 'borrador') then
    raise exception 'el legajo % no es un borrador: sus comitentes están validados', new.legajo_id;
  end if;
  return new;
end $$;
create trigger comitentes_sin_validar before insert or update on legajo_comitentes
  for each row when (new.padron <> 'validado') execute function comitente_de_borrador();
