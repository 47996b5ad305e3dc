-- Las listas del Colegio: cada versión rige desde su día hasta que empieza otra. De data/ sale la primera carga
create table listas_del_colegio (
  id integer generated always as identity primary key,
  lista text not null,
  version integer not null default 1,
  vigente_desde date not null,
  norma text not null,
  contenido jsonb not null check (jsonb_typeof(contenido) = 'array'),
  -- carga: la primera. arranque: un plazo que dijo quien puso en marcha al Colegio, antes del primer legajo. mesa: preparada y publicada
  origen text not null check (origen in ('carga', 'arranque', 'mesa')),
  estado text not null check (estado in ('preparada', 'publicada', 'retirada')),
  preparada_por integer references usuarios,
  preparada_en timestamptz,
  publicada_por integer references usuarios,
  publicada_en timestamptz,
  retirada_por integer references usuarios,
  retirada_en timestamptz,
  motivo text,
  -- Todos los que la escribieron: los anota la base
  preparadores integer[] not null default '{}',
  -- De data/ puede terminar una sin que empiece otra
  constraint listas_del_colegio_con_filas_check check (origen = 'carga' or jsonb_array_length(contenido) > 0),
  constraint listas_del_colegio_de_la_mesa_check
    check (origen <> 'mesa' or (preparada_por is not null and preparada_en is not null and trim(norma) <> '')),
  constraint listas_del_colegio_publicada_check
    check (estado <> 'publicada' or origen <> 'mesa' or (publicada_por is not null and publicada_en is not null)),
  constraint listas_del_colegio_dos_personas_check check (publicada_por <> all (preparadores)),
  constraint listas_del_colegio_sin_pasado_check
    check (origen <> 'mesa' or publicada_en is null
      or vigente_desde > (publicada_en at time zone 'America/Argentina/Buenos_Aires')::date),
  constraint listas_del_colegio_arranque_check
    check (origen <> 'arranque' or (preparada_por is not null
      and vigente_desde >= (preparada_en at time zone 'America/Argentina/Buenos_Aires')::date)),
  constraint listas_del_colegio_retirada_check
    check ((estado = 'retirada') = (retirada_en is not null)
      and (estado <> 'retirada' or (origen = 'mesa' and retirada_por is not null and trim(motivo) <> '' and motivo is not null))),
  constraint listas_del_colegio_retirada_a_tiempo_check
    check (retirada_en is null or publicada_en is null
      or vigente_desde > (retirada_en at time zone 'America/Argentina/Buenos_Aires')::date)
);
-- Una por lista y día, y una en preparación. Los plazos de la puesta en marcha son de a uno: vale el último.
create unique index listas_del_colegio_una_por_dia_idx on listas_del_colegio (lista, vigente_desde)
  where estado = 'publicada' and origen <> 'arranque';
create unique index listas_del_colegio_una_en_preparacion_idx on listas_del_colegio (lista) where estado = 'preparada';

create function cuidar_listas() returns trigger language plpgsql set search_path = public, pg_temp as $$
begin
  if tg_op = 'INSERT' then
    new.preparadores := array_remove(array[new.preparada_por], null);
    if new.origen = 'mesa' and new.estado <> 'preparada' then
      raise exception 'Una lista se prepara antes de publicarse' using errcode = 'restrict_violation';
    end if;
    if new.origen = 'carga' and exists (select from listas_del_colegio where lista = new.lista and origen <> 'carga') then
      raise exception 'La lista % ya la lleva el Colegio', new.lista using errcode = 'restrict_violation';
    end if;
    if new.origen = 'arranque' and (new.lista <> 'plazos' or exists (select from legajos)) then
      raise exception 'El Colegio ya está en marcha: la lista % se publica', new.lista using errcode = 'restrict_violation';
    end if;
    return new;
  end if;
  if (new.id, new.lista, new.origen) is distinct from (old.id, old.lista, old.origen) or old.estado = 'retirada' then
    raise exception 'La versión % de una lista no cambia', old.id using errcode = 'restrict_violation';
  end if;
  new.preparadores := old.preparadores;
  if new.preparada_por <> all (old.preparadores) then
    new.preparadores := old.preparadores || new.preparada_por;
  end if;
  if old.estado = 'publicada' and (new.estado <> 'retirada' or (new.vigente_desde, new.norma, new.contenido,
      new.preparada_por, new.preparada_en, new.publicada_por, new.publicada_en) is distinct from (old.vigente_desde, old.norma,
      old.contenido, old.preparada_por, old.preparada_en, old.publicada_por, old.publicada_en)) then
    raise exception 'Una lista publicada no cambia' using errcode = 'restrict_violation';
  end if;
  if new.estado = 'publicada' and (new.vigente_desde, new.norma, new.contenido, new.preparada_por)
      is distinct from (old.vigente_desde, old.norma, old.contenido, old.preparada_por) then
    raise exception 'Una lista se publica como se preparó' using errcode = 'restrict_violation';
  end if;
  return new;
end
$$;
create trigger listas_del_colegio_no_cambian before insert or update on listas_del_colegio
  for each row execute function cuidar_listas();
create trigger listas_del_colegio_quedan before delete or truncate on listas_del_colegio
  execute function solo_crece();
create trigger listas_renuevan_la_lectura after insert or update on listas_del_colegio execute function avisar_al_colegio();

-- Los plazos que el Colegio ya llevaba: de cada día en que empezó alguno, todos los que regían
insert into listas_del_colegio (lista, vigente_desde, norma, contenido, origen, estado)
select 'plazos', d.vigente_desde, '', jsonb_agg(jsonb_build_object('plazo', p.plazo, 'dias', p.dias::text, 'norma', '') order by p.plazo),
  'carga', 'publicada'
from (select distinct vigente_desde from plazos_del_colegio) d
cross join lateral (
  select distinct on (plazo) plazo, dias from plazos_del_colegio
  where vigente_desde <= d.vigente_desde order by plazo, vigente_desde desc, id desc
) p
group by d.vigente_desde;

-- Uno que se deja de poner sigue en quienes lo tienen
alter table tipos_bloqueo add column se_usa boolean not null default true;

-- De un feriado nuevo se cuenta a cuántos contratos mueve: solo los que nadie confirmó
create index legajo_detalles_sin_confirmar_idx on legajo_detalles (estado_id, fecha) where confirmado_en is null;
