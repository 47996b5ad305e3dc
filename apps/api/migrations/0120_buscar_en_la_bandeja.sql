-- Por qué se busca un legajo que espera, junto a su lugar: un texto en una cola no lee los legajos ni, uno por uno, sus técnicos
set local statement_timeout = 0;

alter table legajo_colas add column persona_id integer references personas, add column comitentes_busqueda text;
update legajo_colas c set persona_id = l.persona_id, comitentes_busqueda = l.comitentes_busqueda
from legajos l where l.id = c.legajo_id;
alter table legajo_colas alter column persona_id set not null, alter column comitentes_busqueda set not null;

-- Mientras espera, sus comitentes pueden cambiar; su técnico no.
create function legajo_en_cola_con_sus_comitentes() returns trigger language plpgsql set search_path = public, pg_temp as $$
begin
  update legajo_colas set comitentes_busqueda = new.comitentes_busqueda where legajo_id = new.id;
  return null;
end $$;
create trigger legajos_en_cola_con_sus_comitentes after update of comitentes_busqueda on legajos
  for each row when (old.comitentes_busqueda is distinct from new.comitentes_busqueda)
  execute function legajo_en_cola_con_sus_comitentes();

create index personas_parte_de_cuit_idx on personas using gin (cuit gin_trgm_ops);
