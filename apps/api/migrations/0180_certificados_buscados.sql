-- Los certificados de uno se listan y se buscan sin pasar por su legajo: por lo que dice el papel, de un índice que empieza por su dueño.
set local statement_timeout = 0;

-- En una tabla propia: llenarla no deja a nadie sin leer los certificados
create table certificados_buscados (
  certificado_id integer primary key references certificados on delete cascade,
  persona_id integer not null,
  type text not null,
  estado text not null,
  fecha_creacion date not null,
  busqueda text not null
);
-- El titular y el inmueble son los que quedaron impresos; un anexo dice los de su certificado de referencia
create function buscar_certificado(uno integer) returns void language sql set search_path = public, pg_temp as $$
  insert into certificados_buscados (certificado_id, persona_id, type, estado, fecha_creacion, busqueda)
  select c.id, l.persona_id, c.type, c.estado, c.fecha_creacion, left(' ' || texto_de_busqueda(concat_ws(' ',
      c.numero_certificado, l.numero_legajo, d.impreso #>> '{titular,nombre}', d.impreso #>> '{titular,cuit}',
      d.impreso #>> '{inmueble,calle}', d.impreso #>> '{inmueble,numero}', d.impreso #>> '{inmueble,localidad}',
      d.impreso #>> '{inmueble,partida}', r.numero_certificado)), 500)
  from certificados c join legajos l on l.id = c.legajo_id left join certificados r on r.id = c.referencia_id
  cross join lateral (select coalesce(r.impreso, c.impreso) as impreso) d
  where uno is null or c.id = uno
  on conflict (certificado_id) do update set estado = excluded.estado, busqueda = excluded.busqueda
$$;
create function certificado_se_busca() returns trigger language plpgsql set search_path = public, pg_temp as $$
begin
  perform buscar_certificado(new.id);
  return null;
end $$;
create trigger certificados_se_buscan after insert or update of estado, referencia_id
  on certificados for each row execute function certificado_se_busca();
select buscar_certificado(null);

create index certificados_buscados_idx on certificados_buscados (persona_id, fecha_creacion, certificado_id)
  include (type, estado, busqueda);
