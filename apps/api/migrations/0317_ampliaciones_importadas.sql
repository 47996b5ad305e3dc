-- Las ampliaciones de un legajo del sistema anterior vienen con él: de cada una queda su número de allá, y nada de ellas se calcula acá
alter table legajo_detalles add column numero_anterior smallint;
comment on column legajo_detalles.numero_anterior is
  'De una ampliación que vino del sistema anterior, cuál es entre las de su legajo, desde 1; nulo, un original o una que se hizo acá';
alter table legajo_detalles add constraint legajo_detalles_numero_anterior_check
  check (numero_anterior is null or (numero_anterior > 0 and tipo_contrato = 'ampliacion' and tipo_calculo = 'manual')) not valid;
create unique index legajo_detalles_numero_anterior_idx on legajo_detalles (legajo_id, numero_anterior) where numero_anterior is not null;

-- Van de a una, sin saltos, después del original y antes de las que se hagan acá, y solo en un legajo que vino de allá.
create function ampliacion_anterior() returns trigger language plpgsql
  set enable_seqscan = off set search_path = public, pg_temp as $$
begin
  if not exists (select from legajos where id = new.legajo_id and importacion_id is not null) then
    raise exception 'el legajo % no vino de un sistema anterior', new.legajo_id using errcode = 'restrict_violation';
  end if;
  if exists (select from legajo_detalles where legajo_id = new.legajo_id and tipo_contrato = 'ampliacion' and numero_anterior is null) then
    raise exception 'el legajo % ya tiene una ampliación hecha acá', new.legajo_id using errcode = 'restrict_violation';
  end if;
  if new.numero_anterior <> 1 and not exists (select from legajo_detalles
      where legajo_id = new.legajo_id and numero_anterior = new.numero_anterior - 1) then
    raise exception 'al legajo % le falta la ampliación %', new.legajo_id, new.numero_anterior - 1 using errcode = 'restrict_violation';
  end if;
  return new;
end $$;
create trigger ampliaciones_anteriores before insert on legajo_detalles
  for each row when (new.numero_anterior is not null) execute function ampliacion_anterior();
create trigger ampliaciones_de_donde_vinieron before update on legajo_detalles
  for each row when (old.numero_anterior is distinct from new.numero_anterior) execute function solo_crece();
create trigger ampliaciones_anteriores_quedan before delete on legajo_detalles
  for each row when (old.numero_anterior is not null) execute function solo_crece();

-- Lo que debían allá también es de ellas.
create or replace function cargo_traido() returns trigger language plpgsql set search_path = public, pg_temp as $$
begin
  if not exists (select from legajo_detalles d join legajos l on l.id = d.legajo_id
      where d.id = new.detalle_id and (d.tipo_contrato = 'original' or d.numero_anterior is not null) and l.importacion_id is not null) then
    raise exception 'el contrato % no vino de un sistema anterior', new.detalle_id using errcode = 'restrict_violation';
  end if;
  return new;
end $$;

-- La que terminó allá se hizo con lo que se sabía de su comitente; con uno sin CUIT no se hace otra, ni queda una por aprobar.
create or replace function contrato_con_cuit() returns trigger language plpgsql
  set enable_seqscan = off set search_path = public, pg_temp as $$
begin
  if exists (select from legajo_comitentes where legajo_id = new.legajo_id and length(cuit) < 11)
    and (new.numero_anterior is null
      or (new.cvd_id is null and exists (select from estados_legajos where id = new.estado_id and clave <> 'anulado'))) then
    raise exception 'el legajo % tiene un comitente sin CUIT y no admite otro contrato', new.legajo_id;
  end if;
  return new;
end $$;

-- Las que vinieron no ponen al Colegio en marcha, como no lo ponen sus legajos.
create index legajo_detalles_ampliaciones_propias_idx on legajo_detalles (id)
  where tipo_contrato <> 'original' and numero_anterior is null;
create or replace function colegio_en_marcha() returns boolean language sql stable set search_path = public, pg_temp as $$
  select exists (select from legajos where importacion_id is null)
    or exists (select from legajo_detalles where tipo_contrato <> 'original' and numero_anterior is null)
    or exists (select from generaciones_de_cargos)
    or exists (select from ordenes_pago where estado = 'pendiente')
    or exists (select from operaciones_pago where medio <> 'importacion')
$$;
drop index legajo_detalles_ampliaciones_idx;
