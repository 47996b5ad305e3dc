-- Un número es el mismo con ceros adelante, que una planilla pierde: el extracto que se leyó como texto se reconoce cuando viene en Excel.
-- El que así sería otro renglón que ya está queda como se leyó
alter table rendicion_renglones disable trigger user;
with dichas as materialized (
  select id, origen, repite_id, regexp_replace(identidad, '^([^|]*\|[^|]*\|)0+(?=[^|])', '\1') as identidad
  from rendicion_renglones where identidad ~ '^[^|]*\|[^|]*\|0+[^|]')
update rendicion_renglones r set identidad = d.identidad from dichas d
where d.id = r.id and (d.repite_id is not null or not (
  exists (select from rendicion_renglones o where (o.origen, o.identidad) = (d.origen, d.identidad) and o.repite_id is null)
  or exists (select from dichas x where (x.origen, x.identidad) = (d.origen, d.identidad) and x.repite_id is null and x.id < d.id)));
alter table rendicion_renglones enable trigger user;
