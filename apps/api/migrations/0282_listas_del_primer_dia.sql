-- Hasta el primer legajo propio y los primeros cargos del año, nada se hizo con las listas del programa: la que se publica puede regir ese día
alter table listas_del_colegio drop constraint listas_del_colegio_sin_pasado_check;
alter table listas_del_colegio add constraint listas_del_colegio_sin_pasado_check
  check (origen <> 'mesa' or publicada_en is null
    or vigente_desde >= (publicada_en at time zone 'America/Argentina/Buenos_Aires')::date);

create function cuidar_lista_del_dia() returns trigger language plpgsql set search_path = public, pg_temp as $$
begin
  if exists (select from legajos where importacion_id is null) or exists (select from generaciones_de_cargos) then
    raise exception 'Con el Colegio en marcha, la lista % rige desde el día siguiente', new.lista using errcode = 'restrict_violation';
  end if;
  return new;
end
$$;
create trigger listas_del_primer_dia before update on listas_del_colegio for each row
  when (new.estado = 'publicada' and old.estado <> 'publicada' and new.origen = 'mesa'
    and new.vigente_desde = (new.publicada_en at time zone 'America/Argentina/Buenos_Aires')::date)
  execute function cuidar_lista_del_dia();
