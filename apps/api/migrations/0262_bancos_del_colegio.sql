-- Los bancos son del Colegio: los agrega, dice cómo llaman a las columnas de sus extractos, y deja de usar el que ya no es suyo. El que tuvo
-- dinero queda para siempre
create table bancos (
  id integer generated always as identity primary key,
  -- Con la que el libro y las rendiciones lo nombran
  clave text not null unique check (clave ~ '^[a-z0-9_]{1,60}$'),
  nombre text not null check (trim(nombre) <> ''),
  cbu text check (cbu ~ '^\d{22}$'),
  -- Cómo llama a cada columna, si no es como ya se la conoce
  columnas jsonb not null default '{}' check (jsonb_typeof(columnas) = 'object'),
  desde date not null,
  -- El primer día en que ya no se usa
  dejado_desde date check (dejado_desde >= desde)
);
create unique index bancos_nombre_idx on bancos (lower(nombre));

-- Los que ya tienen dinero o extractos: su nombre lo pone la primera carga
insert into bancos (clave, nombre, desde)
select distinct banco, banco, date '2015-01-01' from sumas_del_libro where banco is not null
union
select distinct origen, origen, date '2015-01-01' from rendiciones
where origen not in ('siro', 'redLink') and origen ~ '^[a-z0-9_]{1,60}$'
order by 1;

create trigger bancos_renuevan_la_lectura after insert or update on bancos execute function avisar_al_colegio();
create trigger bancos_inmutables before update on bancos
  for each row execute function salvo_sus_columnas('nombre', 'cbu', 'columnas', 'desde', 'dejado_desde');
create trigger bancos_no_se_borran before delete on bancos for each row execute function solo_crece();
create trigger bancos_no_se_vacian before truncate on bancos execute function solo_crece();

-- El Colegio tiene siempre alguno en uso
create function exigir_algun_banco() returns trigger language plpgsql set search_path = public, pg_temp as $$
begin
  perform from bancos order by id for update;
  if not exists (select from bancos where dejado_desde is null) then
    raise exception 'El Colegio no se queda sin bancos' using errcode = 'restrict_violation';
  end if;
  return null;
end
$$;
create trigger bancos_nunca_ninguno after update of dejado_desde on bancos execute function exigir_algun_banco();

-- Nada se asienta en la cuenta de un banco que el Colegio no tiene
create function exigir_banco_del_colegio() returns trigger language plpgsql set search_path = public, pg_temp as $$
begin
  if not exists (select from bancos where clave = new.banco) then
    raise exception 'El banco % no es del Colegio', new.banco using errcode = 'foreign_key_violation';
  end if;
  return new;
end
$$;
create trigger movimientos_de_un_banco before insert on movimientos
  for each row when (new.banco is not null) execute function exigir_banco_del_colegio();
