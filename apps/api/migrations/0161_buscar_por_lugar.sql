-- Lo de cada uno se busca también por calle, número, localidad o partida, y un cupón por el comienzo de su número: cada cosa
-- por un índice que empieza por su dueño.
set local statement_timeout = 0;

-- Como lo que se escribe para buscar (apps/api/src/modules/legajos/buscar-comitentes.ts)
create function texto_de_busqueda(texto text) returns text language sql immutable strict parallel safe as $$
  select regexp_replace(regexp_replace(lower(regexp_replace(normalize(texto, nfd), '[\u0300-\u036f]', '', 'g')),
    '(?<=\d)[.-](?=\d)', '', 'g'), '\s+', ' ', 'g')
$$;
-- Una partida se dice sola o con su partido adelante. El espacio del principio es para que toda palabra tenga uno antes.
create function lugar_de_busqueda(calle text, numero text, localidad text, partido text, partida text)
  returns text language sql immutable parallel safe as $$
  select left(' ' || texto_de_busqueda(concat_ws(' ', calle, numero, localidad, partida,
    case when length(partida) <= 6 then partido || lpad(partida, 6, '0') end)), 500)
$$;

-- En una tabla propia: llenarla no deja a nadie sin leer los inmuebles
create table inmuebles_buscados (
  inmueble_id integer primary key references legajo_inmuebles on delete cascade,
  legajo_id integer not null,
  persona_id integer not null,
  busqueda text not null
);
create function buscar_inmuebles(uno integer, en integer) returns void language sql set search_path = public, pg_temp as $$
  insert into inmuebles_buscados (inmueble_id, legajo_id, persona_id, busqueda)
  select i.id, l.id, l.persona_id, lugar_de_busqueda(i.calle, i.numero, lo.nombre, i.partido, i.partida)
  from legajo_inmuebles i join legajos l on l.id = i.legajo_id join localidades lo on lo.id = i.localidad_id
  where i.id = uno or i.localidad_id = en
  on conflict (inmueble_id) do update set busqueda = excluded.busqueda
$$;
create function inmueble_se_busca() returns trigger language plpgsql set search_path = public, pg_temp as $$
begin
  perform buscar_inmuebles(new.id, null);
  return null;
end $$;
create function localidad_se_busca() returns trigger language plpgsql set search_path = public, pg_temp as $$
begin
  perform buscar_inmuebles(null, new.id);
  return null;
end $$;
create trigger inmuebles_se_buscan after insert or update of calle, numero, localidad_id, partido, partida
  on legajo_inmuebles for each row execute function inmueble_se_busca();
create trigger localidades_se_buscan after update of nombre on localidades for each row
  when (old.nombre is distinct from new.nombre) execute function localidad_se_busca();
insert into inmuebles_buscados (inmueble_id, legajo_id, persona_id, busqueda)
select i.id, l.id, l.persona_id, lugar_de_busqueda(i.calle, i.numero, lo.nombre, i.partido, i.partida)
from legajo_inmuebles i join legajos l on l.id = i.legajo_id join localidades lo on lo.id = i.localidad_id;

-- «calle» o «la plata» las tienen casi todos: lo de uno se lee entero del índice, que es poco, y no lo que tienen los demás
create index inmuebles_buscados_idx on inmuebles_buscados (persona_id, legajo_id) include (busqueda);
create index ordenes_pago_numero_idx on ordenes_pago (persona_id, numero_boleta);
