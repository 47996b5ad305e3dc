-- El número que se dijo de un pago o de una cobranza, sin lo que el programa le agrega cada vez que vuelve a contar: el pago que se deshizo
-- (`/7`), la cobranza que se anuló (`/a7`) o se reabrió (`/r7`), y la boleta de un renglón que repite el de otra.
create function numero_dicho(cual_medio text, cual_externo text) returns text language sql stable as $$
  with recursive nombres as (
    select cual_externo as externo, 1 as vez
    union all
    select antes.externo, n.vez + 1 from nombres n cross join lateral (
      select p.externo from operaciones_pago p
      where p.id = substring(n.externo from '/(\d{1,9})$')::integer and p.medio = cual_medio
        and n.externo = p.externo || '/' || p.id
      union all
      select c.externo from cobros_sin_cupon c
      where c.id = substring(n.externo from '/[ar](\d{1,9})$')::integer and c.medio = cual_medio
        and n.externo in (c.externo || '/a' || c.id, c.externo || '/r' || c.id)
      union all
      select l.externo from cobros_sin_cupon c join renglones_de_cobranza l on l.cobro_id = c.id
      where c.medio = cual_medio and c.externo = n.externo and l.externo <> c.externo) antes)
  select externo from nombres order by vez desc limit 1
$$;
