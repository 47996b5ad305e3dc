-- Un legajo lo tiene uno por vez: mientras lo tocó hace menos de treinta minutos (packages/domain/src/legajos/bandeja/toma.ts) no pasa a otro
create function exigir_toma_libre() returns trigger language plpgsql set search_path = public, pg_temp as $$
begin
  raise exception 'el legajo % lo tiene otro', old.legajo_id using errcode = 'restrict_violation';
end $$;

create trigger toma_libre before update on legajo_tomas for each row
  when (new.usuario_id <> old.usuario_id and old.activa_en > new.activa_en - interval '30 minutes')
  execute function exigir_toma_libre();
