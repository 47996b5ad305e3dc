-- Lo que el padrón dijo de cada comitente. Al que se agregó mientras no respondía se lo sigue consultando.
alter table legajo_comitentes add column padron text not null default 'validado'
  check (padron in ('validado', 'sin_respuesta', 'no_coincide'));
create index legajo_comitentes_sin_respuesta_idx on legajo_comitentes (cuit) where padron = 'sin_respuesta';

-- Nada se visa a nombre de quien el padrón no validó.
create function comitentes_validados() returns trigger language plpgsql
  set enable_seqscan = off set search_path = public, pg_temp as $$
begin
  if exists (select from legajo_comitentes where legajo_id = new.legajo_id and padron <> 'validado') then
    raise exception 'el legajo % tiene un comitente que el padrón no validó', new.legajo_id;
  end if;
  return new;
end $$;
create trigger contratos_con_comitentes_validados before update on legajo_detalles
  for each row when (old.cvd_id is null and new.cvd_id is not null) execute function comitentes_validados();
