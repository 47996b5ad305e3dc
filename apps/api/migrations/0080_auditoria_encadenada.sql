-- Cada línea de la auditoría lleva la huella de lo que dice y de la anterior: la que se cambia, se quita o se mueve se nota (docs/decisions/0019)
set local statement_timeout = 0;

alter table auditoria
  add column distrito_id integer references distritos,
  add column cadena smallint,
  add column lugar bigint,
  add column hash bytea;

-- Dónde termina cada cadena, aparte de ella: sin esto, quitar las últimas líneas no se notaría.
create table cadenas_de_auditoria (
  id smallint primary key,
  lugar bigint not null,
  hash bytea not null
);

-- El momento se escribe como número: como texto depende de la zona de quien pregunta.
create function huella_de_auditoria(linea auditoria, anterior bytea) returns bytea language sql stable as $$
  select sha256(coalesce(anterior, '') || convert_to(jsonb_build_array(linea.cadena, linea.lugar, linea.id,
    extract(epoch from linea.cuando), linea.usuario_id, linea.quien, linea.entidad, linea.entidad_id, linea.accion,
    linea.desde, linea.hasta, linea.motivo, linea.distrito_id)::text, 'UTF8'))
$$;

-- S-587: el distrito que la cosa tiene en ese momento; de quien opera, el suyo, que en su baja ya está solo en la línea.
create function distrito_de_auditoria(linea auditoria) returns integer language plpgsql stable
  set enable_seqscan = off set search_path = public, pg_temp as $$
begin
  return case linea.entidad
    when 'legajo' then (select distrito_id from legajos where id = linea.entidad_id)
    when 'persona' then (select distrito_id from personas where id = linea.entidad_id)
    when 'orden_pago' then
      (select p.distrito_id from ordenes_pago o join personas p on p.id = o.persona_id where o.id = linea.entidad_id)
    when 'localidad' then
      (select p.distrito_id from localidades l join partidos p on p.id = l.partido_id where l.id = linea.entidad_id)
    when 'usuario' then
      case when linea.desde ? 'distrito_id' then (linea.desde ->> 'distrito_id')::integer
        else distrito_de_usuario(linea.entidad_id) end
    when 'sesion' then distrito_de_usuario(linea.entidad_id)
  end;
end $$;
create function distrito_de_usuario(cual integer) returns integer language sql stable as $$
  select case when o.usuario_id is null then p.distrito_id else o.distrito_id end
  from public.usuarios u join public.personas p on p.id = u.persona_id left join public.operadores o on o.usuario_id = u.id
  where u.id = cual
$$;

-- Las que ya estaban, en el orden en que se escribieron.
alter table auditoria disable trigger auditoria_solo_crece;
do $$
declare
  linea auditoria;
  puesto bigint := 0;
  anterior bytea;
begin
  for linea in select * from auditoria order by id loop
    puesto := puesto + 1;
    linea.distrito_id := distrito_de_auditoria(linea);
    linea.cadena := 0;
    linea.lugar := puesto;
    anterior := huella_de_auditoria(linea, anterior);
    update auditoria set distrito_id = linea.distrito_id, cadena = 0, lugar = puesto, hash = anterior where id = linea.id;
  end loop;
  if puesto > 0 then
    insert into cadenas_de_auditoria values (0, puesto, anterior);
  end if;
end $$;
alter table auditoria enable trigger auditoria_solo_crece;
alter table auditoria
  alter column cadena set not null,
  alter column lugar set not null,
  alter column hash set not null;
create unique index auditoria_cadena_idx on auditoria (cadena, lugar);

-- La primera cadena que nadie esté escribiendo: nadie espera a otro, salvo que estén todas ocupadas.
create function encadenar_auditoria() returns trigger language plpgsql security definer
  set enable_seqscan = off set enable_sort = off set search_path = public, pg_temp as $$
declare
  cadenas constant integer := 16;
  ultimo bigint;
  anterior bytea;
begin
  new.cadena := null;
  for cual in 0 .. cadenas - 1 loop
    if pg_try_advisory_xact_lock(7410480, cual) then
      new.cadena := cual;
      exit;
    end if;
  end loop;
  if new.cadena is null then
    new.cadena := pg_backend_pid() % cadenas;
    perform pg_advisory_xact_lock(7410480, new.cadena);
  end if;
  select lugar, hash into ultimo, anterior from auditoria where cadena = new.cadena order by lugar desc limit 1;
  new.lugar := coalesce(ultimo, 0) + 1;
  new.distrito_id := distrito_de_auditoria(new);
  new.hash := huella_de_auditoria(new, anterior);
  return new;
end $$;
create trigger auditoria_encadenada before insert on auditoria for each row execute function encadenar_auditoria();

-- Una vez por transacción y cadena: la última línea dice dónde termina.
create function cerrar_cadena_de_auditoria() returns trigger language plpgsql security definer
  set enable_seqscan = off set search_path = public, pg_temp as $$
begin
  if not exists (select from auditoria where cadena = new.cadena and lugar = new.lugar + 1) then
    insert into cadenas_de_auditoria values (new.cadena, new.lugar, new.hash)
    on conflict (id) do update set lugar = excluded.lugar, hash = excluded.hash;
  end if;
  return null;
end $$;
create constraint trigger auditoria_cierra_su_cadena after insert on auditoria
  deferrable initially deferred for each row execute function cerrar_cadena_de_auditoria();

-- Una carga sin guardas también se encadena.
alter table auditoria enable always trigger auditoria_encadenada;
alter table auditoria enable always trigger auditoria_cierra_su_cadena;

create trigger cadenas_de_auditoria_avanzan before update on cadenas_de_auditoria
  for each row when (new.id <> old.id or new.lugar <= old.lugar) execute function solo_crece();
create trigger cadenas_de_auditoria_no_se_borran before delete or truncate on cadenas_de_auditoria execute function solo_crece();

-- Lo que se encontró cada vez que se recorrieron, y dónde terminaban.
create table verificaciones_de_auditoria (
  id bigint generated always as identity primary key,
  cuando timestamptz not null,
  lineas bigint not null,
  cabezas jsonb not null,
  cortes jsonb not null
);
create index verificaciones_de_auditoria_sanas_idx on verificaciones_de_auditoria (id) where cortes = '[]';
create trigger verificaciones_de_auditoria_solo_crecen before update or delete or truncate on verificaciones_de_auditoria
  execute function solo_crece();
