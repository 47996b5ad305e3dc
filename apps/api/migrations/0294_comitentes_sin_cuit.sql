-- De un legajo anterior se puede no saber el CUIT de su comitente: queda su DNI, o nada. Con un comitente así no se hace ningún contrato
comment on column legajo_comitentes.cuit is 'Su CUIT; de un legajo anterior, lo que se sabe: el DNI, o nada';

create function comitente_con_cuit() returns trigger language plpgsql
  set enable_seqscan = off set search_path = public, pg_temp as $$
begin
  if new.cuit !~ '^(\d{7,8})?$' or not exists (select from legajos where id = new.legajo_id and importacion_id is not null) then
    raise exception 'el legajo % tiene un comitente sin CUIT', new.legajo_id;
  end if;
  return new;
end $$;
create trigger comitentes_con_cuit before insert or update on legajo_comitentes
  for each row when (length(new.cuit) < 11) execute function comitente_con_cuit();

create function contrato_con_cuit() returns trigger language plpgsql
  set enable_seqscan = off set search_path = public, pg_temp as $$
begin
  if exists (select from legajo_comitentes where legajo_id = new.legajo_id and length(cuit) < 11) then
    raise exception 'el legajo % tiene un comitente sin CUIT y no admite otro contrato', new.legajo_id;
  end if;
  return new;
end $$;
create trigger contratos_con_cuit before insert on legajo_detalles
  for each row when (new.tipo_contrato <> 'original') execute function contrato_con_cuit();
