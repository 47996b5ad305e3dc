-- Hasta el primer legajo propio, la primera ampliación de uno importado, el primer cupón y los primeros cargos del año, nada se hizo con las
-- listas del programa: la que se publica puede regir ese día. De lo importado, todo cupón está pago y por su propio medio.
create index legajo_detalles_ampliaciones_idx on legajo_detalles (id) where tipo_contrato <> 'original';
create function colegio_en_marcha() returns boolean language sql stable set search_path = public, pg_temp as $$
  select exists (select from legajos where importacion_id is null)
    or exists (select from legajo_detalles where tipo_contrato <> 'original')
    or exists (select from generaciones_de_cargos)
    or exists (select from ordenes_pago where estado = 'pendiente')
    or exists (select from operaciones_pago where medio <> 'importacion')
$$;
alter table listas_del_colegio drop constraint listas_del_colegio_sin_pasado_check;
alter table listas_del_colegio add constraint listas_del_colegio_sin_pasado_check
  check (origen <> 'mesa' or publicada_en is null
    or vigente_desde >= (publicada_en at time zone 'America/Argentina/Buenos_Aires')::date);

create function cuidar_lista_del_dia() returns trigger language plpgsql set search_path = public, pg_temp as $$
begin
  if colegio_en_marcha() then
    raise exception 'Con el Colegio en marcha, la lista % rige desde el día siguiente', new.lista using errcode = 'restrict_violation';
  end if;
  return new;
end
$$;
create trigger listas_del_primer_dia before update on listas_del_colegio for each row
  when (new.estado = 'publicada' and old.estado <> 'publicada' and new.origen = 'mesa'
    and new.vigente_desde = (new.publicada_en at time zone 'America/Argentina/Buenos_Aires')::date)
  execute function cuidar_lista_del_dia();
