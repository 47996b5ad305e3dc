-- Una resolución que todavía no rige se puede retirar, con su motivo: queda escrita, y no rige nunca. Hasta su día no se calculó nada que
-- valga con ella, y sigue la anterior. Las que vinieron con el programa, de otro Colegio, se quitan todas si nunca se calculó nada con ninguna,
-- rijan o no.
alter table resoluciones
  add column publicada_por integer references usuarios,
  add column del_programa boolean not null default true,
  add column retirada_en timestamptz,
  add column retirada_por integer references usuarios,
  add column motivo_de_retiro text check (trim(motivo_de_retiro) <> ''),
  add constraint resolucion_retirada_check check ((retirada_en is null) = (motivo_de_retiro is null)),
  add constraint resolucion_retirada_por_check check (retirada_por is null or retirada_en is not null),
  add constraint resolucion_retirada_a_tiempo_check
    check (retirada_en is null or del_programa or (retirada_en at time zone 'America/Argentina/Buenos_Aires')::date < vigente_desde),
  add constraint resolucion_retirada_abierta_check check (retirada_en is null or del_programa or vigente_hasta is null),
  add constraint resolucion_del_programa_check check (not del_programa or publicada_por is null);

-- La que se retiró no ocupa ni su nombre ni sus días.
alter table resoluciones drop constraint resoluciones_nombre_key;
create unique index resoluciones_nombre_key on resoluciones (lower(nombre)) where retirada_en is null;
alter table resoluciones drop constraint resoluciones_sin_superposicion;
alter table resoluciones add constraint resoluciones_sin_superposicion
  exclude using gist (daterange(vigente_desde, vigente_hasta, '[]') with &&) where (retirada_en is null);

-- Publicada, no cambia: recibe el fin de su vigencia; lo pierde si se retira la que la seguía; y se retira, si no rige y nada la sigue.
create or replace function resolucion_inmutable() returns trigger language plpgsql set search_path = public, pg_temp as $$
begin
  if tg_op = 'UPDATE'
    and old.retirada_en is null
    and (new.id, new.nombre, new.vigente_desde, new.contenido, new.publicada_en, new.publicada_por, new.del_programa)
      is not distinct from
      (old.id, old.nombre, old.vigente_desde, old.contenido, old.publicada_en, old.publicada_por, old.del_programa)
  then
    if old.del_programa and new.retirada_en is not null and new.vigente_hasta is not distinct from old.vigente_hasta
      and not exists (select from resoluciones r where r.retirada_en is null and not r.del_programa)
      and not exists (select from calculos_honorarios)
      and not exists (select from legajo_detalles where resolucion_id is not null)
    then
      return new;
    end if;
    if old.vigente_hasta is null and new.retirada_en is null then
      return new;
    end if;
    if old.vigente_hasta is null and new.vigente_hasta is null
      and (not old.del_programa or (new.retirada_en at time zone 'America/Argentina/Buenos_Aires')::date < old.vigente_desde)
      and not exists (select from resoluciones r where r.retirada_en is null and r.vigente_desde > old.vigente_desde)
    then
      return new;
    end if;
    if old.vigente_hasta is not null and new.vigente_hasta is null and new.retirada_en is null
      and exists (
        select from resoluciones r where r.retirada_en is not null and r.vigente_desde = old.vigente_hasta + 1)
      and not exists (
        select from resoluciones r where r.retirada_en is null and r.vigente_desde > old.vigente_desde)
    then
      return new;
    end if;
  end if;
  raise exception 'la resolución % ya está publicada y no se puede cambiar', old.nombre;
end
$$;
