-- La tarifa que alguien prepara. `contenido` tiene la forma de una publicada. Lo que alguien escribió en una celda y
-- todavía no se entiende espera aparte, con su ruta, sin perderse.
create table aranceles_en_preparacion (
  id integer generated always as identity primary key,
  nombre text not null check (trim(nombre) <> ''),
  vigente_desde date not null,
  -- La última de entonces; ninguna, si el Colegio todavía no publicó la suya.
  base_id integer references resoluciones,
  contenido jsonb not null check (jsonb_typeof(contenido) = 'object'),
  sin_leer jsonb not null default '{}' check (jsonb_typeof(sin_leer) = 'object'),
  version integer not null default 1 check (version > 0),
  creado_por integer not null references usuarios,
  creado_en timestamptz not null,
  tocado_por integer not null references usuarios,
  tocado_en timestamptz not null,
  escribieron integer[] not null default '{}',
  publicado_por integer references usuarios,
  resolucion_id integer unique references resoluciones,
  terminado_en timestamptz,
  constraint arancel_de_a_dos_check check (publicado_por <> all (escribieron || creado_por || tocado_por)),
  constraint arancel_publicado_check check ((publicado_por is null) = (resolucion_id is null)),
  constraint arancel_terminado_check check (resolucion_id is null or terminado_en is not null),
  constraint arancel_leido_check check (resolucion_id is null or sin_leer = '{}')
);
create index aranceles_en_preparacion_base_idx on aranceles_en_preparacion (base_id);
create index aranceles_en_preparacion_abiertos_idx on aranceles_en_preparacion (tocado_en) where terminado_en is null;

-- Publicado o descartado, queda como estaba; mientras se prepara, cada cambio tiene su versión, quien lo empezó no cambia, y
-- todos los que lo tocaron quedan anotados: ninguno lo publica.
create function arancel_en_preparacion_cambia() returns trigger language plpgsql set search_path = public, pg_temp as $$
begin
  if old.terminado_en is not null then
    raise exception 'el arancel en preparación % ya terminó y no se puede cambiar', old.nombre using errcode = 'restrict_violation';
  end if;
  if (new.creado_por, new.creado_en) is distinct from (old.creado_por, old.creado_en) then
    raise exception 'quien empezó el arancel en preparación % no cambia', old.nombre using errcode = 'restrict_violation';
  end if;
  if new.version <> old.version + 1 then
    raise exception 'el arancel en preparación % cambió sin cambiar de versión', old.nombre using errcode = 'restrict_violation';
  end if;
  if new.terminado_en is not null
    and (new.nombre, new.vigente_desde, new.base_id, new.contenido, new.tocado_por, new.tocado_en)
      is distinct from (old.nombre, old.vigente_desde, old.base_id, old.contenido, old.tocado_por, old.tocado_en)
  then
    raise exception 'el arancel en preparación % no termina con otras cifras', old.nombre using errcode = 'restrict_violation';
  end if;
  new.escribieron := (
    select array_agg(distinct quien order by quien) from unnest(old.escribieron || old.tocado_por || new.tocado_por) as quien);
  return new;
end
$$;
create trigger aranceles_en_preparacion_cambian before update on aranceles_en_preparacion
  for each row execute function arancel_en_preparacion_cambia();
create function arancel_en_preparacion_queda() returns trigger language plpgsql set search_path = public, pg_temp as $$
begin
  raise exception 'un arancel en preparación se descarta, no se borra' using errcode = 'restrict_violation';
end
$$;
create trigger aranceles_en_preparacion_quedan before delete or truncate on aranceles_en_preparacion
  execute function arancel_en_preparacion_queda();
