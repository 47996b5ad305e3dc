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

alter table legajo_inmuebles
  add column persona_id integer not null default 0,
  add column busqueda text not null default '';
update legajo_inmuebles i
set persona_id = l.persona_id, busqueda = lugar_de_busqueda(i.calle, i.numero, lo.nombre, i.partido, i.partida)
from legajos l, localidades lo where l.id = i.legajo_id and lo.id = i.localidad_id;

create function inmueble_se_busca() returns trigger language plpgsql set search_path = public, pg_temp as $$
begin
  new.persona_id := coalesce((select l.persona_id from legajos l where l.id = new.legajo_id), 0);
  new.busqueda := lugar_de_busqueda(new.calle, new.numero,
    (select lo.nombre from localidades lo where lo.id = new.localidad_id), new.partido, new.partida);
  return new;
end $$;
create trigger inmuebles_se_buscan before insert or update of calle, numero, localidad_id, partido, partida
  on legajo_inmuebles for each row execute function inmueble_se_busca();

-- «calle» o «la plata» las tienen casi todos: lo de uno se lee entero del índice, que es poco, y no lo que tienen los demás
create index legajo_inmuebles_busqueda_idx on legajo_inmuebles (persona_id, legajo_id) include (busqueda);
create index ordenes_pago_numero_idx on ordenes_pago (persona_id, numero_boleta);
