-- Los últimos legajos de una persona, también los que no tienen contratos: los índices de la lista son de los que tienen
create index legajos_de_persona_idx on legajos (persona_id, fecha desc, id desc) include (distrito_id);
