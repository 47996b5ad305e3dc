-- Las oficinas son una lista más. Las que están abiertas son su primera versión, también si no hay ninguna
create function pg_temp.unir(texto text) returns text language sql immutable as $$
  select trim(regexp_replace(texto, '\s+', ' ', 'g'))
$$;
insert into listas_del_colegio (lista, vigente_desde, norma, contenido, origen, estado)
select 'oficinas', '2015-01-01', '', coalesce(jsonb_agg(jsonb_build_object('nombre', pg_temp.unir(o.nombre), 'distrito', coalesce(d.clave, ''),
    'domicilio', pg_temp.unir(o.domicilio), 'localidad', pg_temp.unir(o.localidad), 'horario', pg_temp.unir(o.horario),
    'correo', pg_temp.unir(o.correo), 'orden', o.orden::text, 'norma', '',
    'telefonos', (select string_agg(pg_temp.unir(translate(uno, ',;', '  ')), ', ' order by lugar)
      from unnest(o.telefonos) with ordinality t (uno, lugar))) order by o.orden, o.id) filter (where not o.cerrada), '[]'),
  'carga', 'publicada'
from oficinas o left join distritos d on d.id = o.distrito_id
having count(*) > 0;

-- La tabla de antes queda como estaba: por ella se nombra en la auditoría lo que se hizo con cada una
drop trigger oficinas_renuevan_la_lectura on oficinas;
drop trigger oficinas_en_distrito_abierto on oficinas;
drop trigger oficinas_pasan_a_distrito_abierto on oficinas;
create function no_cambiar_oficinas() returns trigger language plpgsql set search_path = public, pg_temp as $$
begin
  raise exception 'Las oficinas se cambian en su lista' using errcode = 'restrict_violation';
end
$$;
create trigger oficinas_no_cambian before insert or update or delete or truncate on oficinas execute function no_cambiar_oficinas();

-- Con ellas no se calcula nada: una lista de oficinas puede regir desde el día en que se publica, y otra del mismo día la corrige
create or replace function cuidar_lista_del_dia() returns trigger language plpgsql set search_path = public, pg_temp as $$
begin
  if new.lista <> 'oficinas' and colegio_en_marcha() then
    raise exception 'Con el Colegio en marcha, la lista % rige desde el día siguiente', new.lista using errcode = 'restrict_violation';
  end if;
  return new;
end
$$;
drop index listas_del_colegio_una_por_dia_idx;
create unique index listas_del_colegio_una_por_dia_idx on listas_del_colegio (lista, vigente_desde)
  where estado = 'publicada' and origen <> 'arranque' and lista <> 'oficinas';

-- Ninguna se publica en un distrito cerrado: se espera a quien lo esté cerrando
create function cuidar_oficinas() returns trigger language plpgsql set search_path = public, pg_temp as $$
declare
  suyo text;
begin
  if new.vigente_desde > (new.publicada_en at time zone 'America/Argentina/Buenos_Aires')::date and exists (
      select from listas_del_colegio
      where lista = 'oficinas' and estado = 'publicada' and vigente_desde = new.vigente_desde and id <> new.id) then
    raise exception 'Ya hay una lista de oficinas que empieza el %', new.vigente_desde using errcode = 'restrict_violation';
  end if;
  for suyo in
    select distinct fila ->> 'distrito' from jsonb_array_elements(new.contenido) fila where fila ->> 'distrito' <> '' order by 1
  loop
    perform from distritos where clave = suyo and not cerrado for key share;
    if not found then
      raise exception 'El distrito % está cerrado, o no está', suyo using errcode = 'restrict_violation';
    end if;
  end loop;
  return new;
end
$$;
create trigger oficinas_en_distritos_abiertos before update on listas_del_colegio for each row
  when (new.lista = 'oficinas' and new.estado = 'publicada' and old.estado <> 'publicada')
  execute function cuidar_oficinas();

-- Las de un distrito en la lista que rige ese día y en las que vienen
create function oficinas_del_distrito(cual integer, dia date) returns bigint
language sql stable set search_path = public, pg_temp as $$
  select count(distinct fila ->> 'nombre')
  from listas_del_colegio l cross join jsonb_array_elements(l.contenido) fila
  where l.lista = 'oficinas' and l.estado = 'publicada' and fila ->> 'distrito' = (select clave from distritos where id = cual)
    and (l.vigente_desde > dia or l.id = (
      select id from listas_del_colegio where lista = 'oficinas' and estado = 'publicada' and vigente_desde <= dia
      order by vigente_desde desc, id desc limit 1))
$$;
create or replace function exigir_distrito_sin_nada() returns trigger language plpgsql set search_path = public, pg_temp as $$
begin
  perform from distritos order by id for update;
  if not exists (select from distritos where id <> new.id and not cerrado)
    or exists (select from partidos where distrito_id = new.id)
    or oficinas_del_distrito(new.id, (now() at time zone 'America/Argentina/Buenos_Aires')::date) > 0
    or exists (select from operadores where distrito_id = new.id)
    or exists (select from legajos l join estados_legajos e on e.id = l.estado_id
      where l.distrito_id = new.id and e.clave not in ('visado', 'anulado'))
    or exists (select from personas p join matriculas m on m.persona_id = p.id join estados_matriculas e on e.id = m.estado_id
      where p.distrito_id = new.id and e.clave not in ('cancelado', 'baja', 'anulado')) then
    raise exception 'El distrito % no se puede cerrar: tiene algo en curso, o es el último', new.id
      using errcode = 'restrict_violation';
  end if;
  return new;
end
$$;
