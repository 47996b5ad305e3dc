-- Lo que se decidió de una cobranza lo está para siempre. De qué banco salió lo que se había devuelto sin decirlo se dice una vez: cuando el
-- archivo de ese banco lo tiene entre lo que salió, con el asiento que lo pone en su cuenta
create or replace function cobro_identificado() returns trigger language plpgsql set search_path = public, pg_temp as $$
begin
  if not cobro_sin_identificar(old) and new is distinct from old and not (old.devuelto_en is not null and old.banco_devolucion is null
      and to_jsonb(new) - 'banco_devolucion' = to_jsonb(old) - 'banco_devolucion') then
    raise exception 'la cobranza % ya está identificada', old.id;
  end if;
  return new;
end $$;
create function banco_de_lo_devuelto() returns trigger language plpgsql
  set enable_seqscan = off set search_path = public, pg_temp as $$
begin
  if not exists (select from asientos where cobro_id = new.id and concepto = 'devolucion' and transaccion = pg_current_xact_id()) then
    raise exception 'la cobranza % dice de dónde salió, y su asiento no', new.id;
  end if;
  return null;
end $$;
create constraint trigger cobros_de_su_banco after update on cobros_sin_cupon deferrable initially deferred
  for each row when (old.devuelto_en is not null and old.banco_devolucion is distinct from new.banco_devolucion)
  execute function banco_de_lo_devuelto();
