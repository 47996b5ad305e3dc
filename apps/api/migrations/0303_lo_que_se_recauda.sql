-- En los informes no está lo que no se cobró: un saldo a favor que traía el sistema anterior, y lo que pasa de una cuenta de lo recaudado a
-- otra porque lo devuelto salió de un banco o volvió a él. Lo que se cuenta lo dice la vista sola
do $$
declare
  vista text := rtrim(pg_get_viewdef('recaudado_de_informes'::regclass), '; ' || chr(10));
begin
  if vista !~* 'where[^;]*$' then
    raise exception 'recaudado_de_informes no termina con su condición: %', vista;
  end if;
  execute 'create or replace view recaudado_de_informes as ' || vista || '
    and a.concepto <> ''reclasificacion'' and not (a.concepto = ''importacion'' and a.operacion_id is null)
    and not (a.concepto = ''devolucion'' and a.cobro_id is not null and m.persona_id is null)';
end $$;

create or replace function recaudacion_en_informes() returns trigger language plpgsql
  set enable_seqscan = off set search_path = public, pg_temp as $$
begin
  insert into informe_recaudacion_pendiente (dia, circuito, medio, banco, importe)
  select r.dia, r.circuito, r.medio, r.banco, r.importe
  from nuevos n cross join lateral (select * from recaudado_de_informes where movimiento_id = n.id offset 0) r
  where n.cuenta = 'recaudado';
  return null;
end $$;

-- Las sumas que hubiera se hacen otra vez al arrancar.
delete from informe_hecho;
