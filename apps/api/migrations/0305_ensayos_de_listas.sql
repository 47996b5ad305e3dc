-- También se ensaya una lista de tasas en preparación: con la misma tabla, el mismo trabajo y las mismas guardas.
alter table ensayos
  alter column arancel_id drop not null,
  add column lista_id integer references listas_del_colegio,
  add constraint ensayo_de_uno_check check (num_nonnulls(arancel_id, lista_id) = 1);
create unique index ensayos_de_lista_en_curso_idx on ensayos (lista_id) where estado in ('pendiente', 'corriendo');
create unique index ensayos_de_lista_terminados_idx on ensayos (lista_id, version, hasta) where estado = 'terminado';
create index ensayos_lista_idx on ensayos (lista_id, id) where lista_id is not null;

create or replace function ensayo_cambia() returns trigger language plpgsql set search_path = public, pg_temp as $$
begin
  if old.terminado_en is not null then
    raise exception 'el ensayo % ya terminó y no se puede cambiar', old.id using errcode = 'restrict_violation';
  end if;
  if (new.arancel_id, new.lista_id, new.version, new.contenido, new.nombre, new.vigente_desde, new.desde, new.hasta,
      new.hasta_detalle_id, new.pedido_por, new.creado_en)
    is distinct from (old.arancel_id, old.lista_id, old.version, old.contenido, old.nombre, old.vigente_desde, old.desde, old.hasta,
      old.hasta_detalle_id, old.pedido_por, old.creado_en)
  then
    raise exception 'de qué es el ensayo % no cambia', old.id using errcode = 'restrict_violation';
  end if;
  if new.hechos < old.hechos or new.ultimo_detalle_id < old.ultimo_detalle_id or new.tanda < old.tanda then
    raise exception 'el ensayo % no vuelve atrás', old.id using errcode = 'restrict_violation';
  end if;
  if new.estado = 'pendiente' and old.estado <> 'pendiente' or new.estado = 'terminado' and old.estado <> 'corriendo' then
    raise exception 'el ensayo % no pasa de % a %', old.id, old.estado, new.estado using errcode = 'restrict_violation';
  end if;
  return new;
end
$$;

-- De las otras listas no hay nada que calcular contrato por contrato, y una publicada ya no se ensaya.
create function cuidar_ensayo_de_lista() returns trigger language plpgsql set search_path = public, pg_temp as $$
begin
  if not exists (select from listas_del_colegio where id = new.lista_id and lista = 'tasas' and estado = 'preparada') then
    raise exception 'la lista % no se ensaya', new.lista_id using errcode = 'restrict_violation';
  end if;
  return new;
end
$$;
create trigger ensayos_de_listas before insert on ensayos for each row when (new.lista_id is not null)
  execute function cuidar_ensayo_de_lista();

-- Lo que no se cobraba y se cobraría no tiene por ciento. Admite más que la de antes: las líneas que hay no se miran otra vez.
alter table ensayo_lineas drop constraint ensayo_linea_check, add constraint ensayo_linea_check check (
  case when clase = 'sin_ensayar' then motivo is not null and antes is null and ahora is null and porcentaje is null
    else motivo is null and antes is not null and ahora is not null
      and (porcentaje is null) = (antes = 0 and ahora <> 0) end) not valid;

-- Lo que se suma por tarea se suma por parte: una tarea, o una tasa.
alter table ensayos disable trigger user;
update ensayos set acumulado = (acumulado - 'tareas')
  || jsonb_build_object('partes', coalesce(acumulado -> 'tareas', '{}'), 'importados', 0);
alter table ensayos enable trigger user;
