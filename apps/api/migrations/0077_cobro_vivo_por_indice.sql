-- De uno en uno por su índice: entre muchas cobranzas, la consulta que se llama a sí misma las leía todas cada vez.
create or replace function cobro_vivo(cual integer) returns integer language plpgsql stable
  set search_path = public, pg_temp as $$
declare
  vivo integer := cual;
  siguiente integer;
begin
  loop
    select id into siguiente from cobros_sin_cupon where reabre_id = vivo;
    exit when not found;
    vivo := siguiente;
  end loop;
  return vivo;
end $$;
