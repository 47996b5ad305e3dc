-- Lo que encontró la conciliación cada vez: la pide alguien en la mesa, o corre sola cada noche
create table conciliaciones (
  id integer generated always as identity primary key,
  pedida_en timestamptz not null,
  -- Sin nadie, es la de la noche
  quien text check (quien <> ''),
  dias smallint not null check (dias between 1 and 90),
  estado text not null default 'en_cola' check (estado in ('en_cola', 'corriendo', 'lista', 'fallida')),
  terminada_en timestamptz check (terminada_en >= pedida_en),
  diferencias jsonb,
  por_revisar integer check (por_revisar >= 0),
  check ((estado in ('en_cola', 'corriendo')) = (terminada_en is null)),
  check ((estado = 'lista') = (diferencias is not null and por_revisar is not null))
);
-- Una corre y otra espera: quien pide recibe la que espera, porque la que corre ya leyó
create unique index conciliaciones_en_curso on conciliaciones (estado) where estado in ('en_cola', 'corriendo');

-- Lo que una encontró queda como lo encontró
create function conciliacion_quieta() returns trigger language plpgsql set search_path = public, pg_temp as $$
begin
  if old.estado = 'lista' or (new.pedida_en, new.quien, new.dias) is distinct from (old.pedida_en, old.quien, old.dias) then
    raise exception 'La conciliación % no cambia', old.id using errcode = 'check_violation';
  end if;
  return new;
end $$;
create trigger conciliacion_quieta before update on conciliaciones for each row execute function conciliacion_quieta();
