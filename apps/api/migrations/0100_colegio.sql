-- El Colegio se configura en su mesa: de data/ sale la primera carga, y desde ahí dice la base
create table secciones_del_colegio (
  id integer generated always as identity primary key,
  clave text not null unique,
  version integer not null default 1
);

create table colegio (
  id smallint primary key default 1 check (id = 1),
  nombre text not null check (trim(nombre) <> ''),
  cuit text not null check (cuit ~ '^\d{11}$'),
  domicilio text not null,
  telefono text not null,
  correo text not null,
  -- null: el de fábrica
  color text check (color ~ '^#[0-9a-f]{6}$'),
  -- La clave de la imagen; null: sin marca propia.
  marca text,
  -- Cambia con cada cambio de lo de abajo: quien guarda una copia sabe si es la de ahora, aun después de una transacción deshecha.
  lectura uuid not null default gen_random_uuid()
);

alter table distritos
  add column sede text,
  add column domicilio text,
  add column telefono text,
  add column correo text;

-- Cada plazo rige desde su día hasta que empieza otro; de dos del mismo día, el que se anotó último. Lo pasado no se reescribe.
create table plazos_del_colegio (
  id integer generated always as identity primary key,
  plazo text not null,
  vigente_desde date not null,
  dias smallint not null check (dias between 0 and 3650),
  -- null: de la primera carga
  anotado_en timestamptz,
  constraint plazos_del_colegio_sin_pasado_check
    check (anotado_en is null or vigente_desde >= (anotado_en at time zone 'America/Argentina/Buenos_Aires')::date)
);
create index plazos_del_colegio_idx on plazos_del_colegio (plazo, vigente_desde, id);
create trigger plazos_del_colegio_solo_crecen before update or delete or truncate on plazos_del_colegio
  execute function solo_crece();

create function cargar_plazos_una_vez() returns trigger language plpgsql set search_path = public, pg_temp as $$
begin
  if exists (select from plazos_del_colegio where plazo = new.plazo and anotado_en is not null) then
    raise exception 'El plazo % ya lo lleva el Colegio', new.plazo using errcode = 'restrict_violation';
  end if;
  return new;
end
$$;
create trigger plazos_del_colegio_una_carga before insert on plazos_del_colegio
  for each row when (new.anotado_en is null) execute function cargar_plazos_una_vez();

create table textos_del_colegio (
  clave text primary key,
  texto text not null
);

create function renovar_lectura() returns trigger language plpgsql as $$
begin
  new.lectura := gen_random_uuid();
  return new;
end
$$;
create trigger colegio_renueva_su_lectura before update on colegio for each row execute function renovar_lectura();

create function avisar_al_colegio() returns trigger language plpgsql set search_path = public, pg_temp as $$
begin
  update colegio set id = id;
  return null;
end
$$;
create trigger distritos_renuevan_la_lectura after insert or update or delete on distritos execute function avisar_al_colegio();
create trigger plazos_renuevan_la_lectura after insert on plazos_del_colegio execute function avisar_al_colegio();
create trigger textos_renuevan_la_lectura after insert or update or delete on textos_del_colegio execute function avisar_al_colegio();
create trigger secciones_renuevan_la_lectura after update on secciones_del_colegio execute function avisar_al_colegio();
