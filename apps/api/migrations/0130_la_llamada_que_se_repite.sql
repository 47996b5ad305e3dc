-- Una llamada que trae su clave la toma y lee lo que se respondió antes, de una sola vez. Lo lee una consulta que empieza después de tomarla: la del
-- que la tenía, si terminó recién, se ve
create function tomar_operacion(de integer, con text, out libre boolean, out huella bytea, out status smallint, out respuesta jsonb)
language plpgsql set search_path = public, pg_temp as $$
begin
  libre := pg_try_advisory_xact_lock(hashtextextended(con, de));
  if libre then
    select i.huella, i.status, i.respuesta into huella, status, respuesta
    from idempotencia i where i.usuario_id = de and i.clave = con;
  end if;
end $$;
