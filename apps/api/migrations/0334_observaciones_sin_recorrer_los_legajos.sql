-- El legajo de cada observación se busca por su número: son pocas, y para unirlas con un millón de legajos se los leía a todos.
create or replace view observaciones_de_informes as
select o.id as observacion_id, o.legajo_id, l.numero_legajo, l.persona_id, l.distrito_id, l.rubro_id, dia_del_colegio(o.creada_en) as dia,
  regexp_replace(coalesce(o.campo, ''), '[.][0-9]+', '', 'g') as campo, o.texto, o.estado,
  1 + (select count(*)::int from observacion_hechos h where h.observacion_id = o.id and h.accion = 'reabrir') as vueltas
from legajo_observaciones o
cross join lateral (
  select legajos.numero_legajo, legajos.persona_id, legajos.distrito_id, legajos.rubro_id
  from legajos where legajos.id = o.legajo_id offset 0
) l;
