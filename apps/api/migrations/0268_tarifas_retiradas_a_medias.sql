-- Nada se calcula con una tarifa que se retiró: quien guarda un cálculo la sostiene, y quien la retira espera y lo ve.
create function calculo_de_tarifa_en_pie() returns trigger language plpgsql set search_path = public, pg_temp as $$
begin
  perform from resoluciones where id = new.resolucion_id and retirada_en is null for share;
  if not found then
    raise exception 'la tarifa % se retiró: no se guarda un cálculo con ella', new.resolucion_id using errcode = 'restrict_violation';
  end if;
  return new;
end
$$;
create trigger calculos_de_tarifa_en_pie before insert on calculos_honorarios
  for each row execute function calculo_de_tarifa_en_pie();

-- Las que vinieron con el programa se quitan todas, o ninguna. Una que todavía no rige se puede retirar sola, como cualquier otra.
create function tarifas_del_programa_juntas() returns trigger language plpgsql set search_path = public, pg_temp as $$
begin
  if exists (
      select from resoluciones r where r.del_programa and (r.vigente_hasta is not null
        or (r.retirada_en at time zone 'America/Argentina/Buenos_Aires')::date >= r.vigente_desde) and r.retirada_en is not null)
    and exists (select from resoluciones r where r.del_programa and r.retirada_en is null)
  then
    raise exception 'las tarifas que vinieron con el programa se quitan todas o ninguna' using errcode = 'restrict_violation';
  end if;
  return null;
end
$$;
create constraint trigger tarifas_del_programa_juntas after update of retirada_en on resoluciones
  deferrable initially deferred for each row when (new.del_programa and new.retirada_en is not null)
  execute function tarifas_del_programa_juntas();
