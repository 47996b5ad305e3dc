-- Los avisos de una misma cosa son un renglón, y las cartas que no apuran esperan el resumen de su día

alter table avisos
  -- of what thing it is; null where it is of nothing that has others
  add column grupo text,
  -- a letter that waits for the digest of its day, and the digest that took it
  add column en_resumen boolean not null default false,
  add column resumen_id integer references avisos,
  add constraint avisos_en_resumen_check check (not en_resumen or canal = 'correo'),
  add constraint avisos_resumen_check check (resumen_id is null or en_resumen);

update avisos set grupo = 'legajo ' || substring(enlace from '^/(?:app/ejercicio|colegio)/legajo/(\d+)')
where canal = 'portal' and enlace ~ '^/(app/ejercicio|colegio)/legajo/\d+';

create index avisos_por_resumir_idx on avisos (persona_id) where en_resumen and resumen_id is null and resultado is null;
create index avisos_resumen_idx on avisos (resumen_id) where resumen_id is not null;
drop index avisos_sin_leer_idx;
create index avisos_sin_leer_idx on avisos (persona_id) include (id, creado_en, evento, distrito_id, grupo)
  where canal = 'portal' and leido_en is null;

-- Beside `activo`, which portals of the version before go on writing while they are replaced.
alter table preferencias_de_avisos
  add column por_dia boolean not null default false,
  add constraint preferencias_por_dia_check check (not por_dia or canal = 'correo');

-- Up to which day each daily work was told, so that the days on which nobody worked are told late
create table dias_de_avisos (
  trabajo text primary key,
  hasta date not null
);
