-- Un número es el mismo con ceros adelante, que una planilla pierde: el extracto que se leyó como texto se reconoce cuando viene en Excel.
-- El que así sería otro renglón que ya está queda como se leyó
alter table rendicion_renglones disable trigger user;
with con_ceros as (
  select id, origen, repite_id is null as propio, regexp_replace(identidad, '^([^|]*\|[^|]*\|)0+(?=[^|])', '\1') as identidad
  from rendicion_renglones where identidad ~ '^[^|]*\|[^|]*\|0+[^|]'),
dichas as (
  select *, row_number() over (partition by origen, identidad, propio order by id) as vez from con_ceros)
update rendicion_renglones r set identidad = d.identidad
from dichas d left join rendicion_renglones o on (o.origen, o.identidad) = (d.origen, d.identidad) and o.repite_id is null
where d.id = r.id and (not d.propio or (d.vez = 1 and o.id is null));
alter table rendicion_renglones enable trigger user;
