-- A notice is read in the portal too: there it is made and delivered at once, and kept for 30 days.
alter table avisos drop constraint avisos_canal_check;
alter table avisos
  add constraint avisos_canal_check check (canal in ('portal', 'correo')),
  -- as a person reads it; of a letter, what its writer finds nowhere else
  add column titulo text,
  add column detalle text,
  add column enlace text,
  -- of what the college is told: whose district it is
  add column distrito_id integer references distritos,
  add column leido_en timestamptz,
  add constraint avisos_portal_check check (canal <> 'portal' or (titulo is not null and resultado = 'enviado'));
create index avisos_del_portal_idx on avisos (persona_id, id desc) where canal = 'portal';
create index avisos_sin_leer_idx on avisos (persona_id) include (creado_en, evento, distrito_id)
  where canal = 'portal' and leido_en is null;
create index avisos_viejos_idx on avisos (creado_en) where canal = 'portal';

-- What somebody chose; where they did not, data/avisos.json says.
create table preferencias_de_avisos (
  persona_id integer not null references personas on delete cascade,
  evento text not null,
  canal text not null check (canal in ('portal', 'correo')),
  activo boolean not null,
  primary key (persona_id, evento, canal)
);

-- What the portal showed expires; that a letter was sent is kept for good.
create function guardar_las_cartas() returns trigger language plpgsql set search_path = public, pg_temp as $$
begin
  raise exception 'La carta % queda anotada', old.id using errcode = 'restrict_violation';
end
$$;
create trigger avisos_cartas_quedan before delete on avisos
  for each row when (old.canal = 'correo') execute function guardar_las_cartas();
