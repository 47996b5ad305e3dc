-- Las oficinas son del Colegio o de un distrito, cada una con sus teléfonos y su horario; la que se cierra queda
create table oficinas (
  id integer generated always as identity primary key,
  -- null: de todo el Colegio
  distrito_id integer references distritos,
  nombre text not null check (trim(nombre) <> ''),
  domicilio text not null check (trim(domicilio) <> ''),
  localidad text not null check (trim(localidad) <> ''),
  telefonos text[] not null check (cardinality(telefonos) between 1 and 5),
  horario text not null default '',
  correo text not null check (trim(correo) <> ''),
  orden smallint not null check (orden between 1 and 999),
  cerrada boolean not null default false
);
create index oficinas_distrito_idx on oficinas (distrito_id);
create trigger oficinas_renuevan_la_lectura after insert or update or delete on oficinas execute function avisar_al_colegio();

-- Lo que cada distrito decía de su sede es su primera oficina
insert into oficinas (distrito_id, nombre, domicilio, localidad, telefonos, correo, orden)
select id, 'Sede ' || coalesce(nullif(trim(sede), ''), nombre),
  case when domicilio ~ ',\s*[^,\d]+$' then regexp_replace(domicilio, ',\s*[^,\d]+$', '') else domicilio end,
  coalesce(substring(domicilio from ',\s*([^,\d]+)$'), nullif(trim(sede), ''), nombre),
  array[telefono], correo, row_number() over (order by id)
from distritos where trim(domicilio) <> '' and telefono is not null and trim(correo) <> '';
insert into secciones_del_colegio (clave) select 'oficina_' || id from oficinas order by id;
alter table distritos
  drop column sede,
  drop column domicilio,
  drop column telefono,
  drop column correo,
  add column cerrado boolean not null default false;

alter table colegio add column localidad text not null default '';
update colegio set localidad = substring(domicilio from ',\s*([^,\d]+)$'), domicilio = regexp_replace(domicilio, ',\s*[^,\d]+$', '')
where domicilio ~ ',\s*[^,\d]+$';

-- Nadie ni nada entra en un distrito cerrado; se lo espera a quien lo esté cerrando
create function exigir_distrito_abierto() returns trigger language plpgsql set search_path = public, pg_temp as $$
begin
  perform from distritos where id = new.distrito_id and not cerrado for key share;
  if not found then
    raise exception 'El distrito % está cerrado', new.distrito_id using errcode = 'restrict_violation';
  end if;
  return new;
end
$$;
create trigger personas_en_distrito_abierto before insert on personas
  for each row execute function exigir_distrito_abierto();
create trigger personas_pasan_a_distrito_abierto before update of distrito_id on personas
  for each row when (new.distrito_id is distinct from old.distrito_id) execute function exigir_distrito_abierto();
-- Los que vinieron del sistema anterior ya están cerrados
create trigger legajos_en_distrito_abierto before insert on legajos
  for each row when (new.importacion_id is null) execute function exigir_distrito_abierto();
create trigger operadores_en_distrito_abierto before insert on operadores
  for each row when (new.distrito_id is not null) execute function exigir_distrito_abierto();
create trigger operadores_pasan_a_distrito_abierto before update of distrito_id on operadores
  for each row when (new.distrito_id is not null and new.distrito_id is distinct from old.distrito_id)
  execute function exigir_distrito_abierto();
-- Después: la carga de data/ propone filas que ya están, y de esas no se pregunta
create trigger partidos_en_distrito_abierto after insert on partidos
  for each row when (new.distrito_id is not null) execute function exigir_distrito_abierto();
create trigger partidos_pasan_a_distrito_abierto before update of distrito_id on partidos
  for each row when (new.distrito_id is not null and new.distrito_id is distinct from old.distrito_id)
  execute function exigir_distrito_abierto();
create trigger oficinas_en_distrito_abierto before insert on oficinas
  for each row when (new.distrito_id is not null and not new.cerrada) execute function exigir_distrito_abierto();
create trigger oficinas_pasan_a_distrito_abierto before update on oficinas
  for each row when (new.distrito_id is not null and not new.cerrada
    and (old.cerrada or new.distrito_id is distinct from old.distrito_id))
  execute function exigir_distrito_abierto();

-- No se cierra el que tiene algo en curso, ni el último
create function exigir_distrito_sin_nada() returns trigger language plpgsql set search_path = public, pg_temp as $$
begin
  perform from distritos order by id for update;
  if not exists (select from distritos where id <> new.id and not cerrado)
    or exists (select from partidos where distrito_id = new.id)
    or exists (select from oficinas where distrito_id = new.id and not cerrada)
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
create trigger distritos_se_cierran_vacios before update of cerrado on distritos
  for each row when (new.cerrado and not old.cerrado) execute function exigir_distrito_sin_nada();

-- El Colegio tiene siempre algún rubro
create function exigir_algun_rubro() returns trigger language plpgsql set search_path = public, pg_temp as $$
begin
  perform from rubros order by id for update;
  if not exists (select from rubros where activo) then
    raise exception 'El Colegio no se queda sin rubros' using errcode = 'restrict_violation';
  end if;
  return null;
end
$$;
create trigger rubros_nunca_ninguno after update of activo on rubros execute function exigir_algun_rubro();

-- Hasta dónde llegó quien pone en marcha el Colegio
create table primeros_pasos (
  paso text primary key
    check (paso in ('identidad', 'marca', 'distritos', 'oficinas', 'rubros', 'plazos', 'textos', 'cuentas')),
  estado text not null check (estado in ('pendiente', 'hecho', 'salteado')),
  cambiado_en timestamptz not null
);
alter table colegio add column primeros_pasos_cerrados boolean not null default false;
-- El que ya trabajaba no los necesita
update colegio set primeros_pasos_cerrados = true;
