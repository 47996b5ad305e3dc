-- Lo que una guarda lee es de la base, aunque quien escribe tenga una tabla suya del mismo nombre; y lo que un proveedor sacó no vuelve a estar a favor

-- Sin esto, una tabla temporal se lee antes que la de verdad: con una de pagos inventados, un cupón quedaba pago.
do $$
declare
  funcion regprocedure;
begin
  for funcion in select p.oid::regprocedure from pg_proc p join pg_language l on l.oid = p.prolang
      where p.pronamespace = 'public'::regnamespace and l.lanname = 'plpgsql'
  loop
    execute format('alter function %s set search_path = public, pg_temp', funcion);
  end loop;
end $$;

create index operaciones_pago_credito_idx on operaciones_pago (credito_id) where credito_id is not null;
create index revisiones_credito_idx on revisiones (credito_id) where credito_id is not null;

-- Lo que se gastó de un crédito cuyo pago se deshizo después se reclama de él: si su cupón lo suelta, no se usa ni se devuelve otra vez.
create or replace function credito_alcanza() returns trigger language plpgsql
  set enable_seqscan = off set search_path = public, pg_temp as $$
declare
  hay numeric;
  usado numeric;
  de_antes boolean := false;
begin
  select importe into hay from creditos where id = new.credito_id for no key update;
  select coalesce((select -sum(importe) from orden_items where credito_id = new.credito_id and vigente), 0)
    + coalesce((select sum(importe) from devoluciones where credito_id = new.credito_id), 0) into usado;
  -- Lo que ya lo usaba cuando su pago se deshizo, y lo que anota ese mismo deshacer.
  if tg_table_name = 'devoluciones' then
    de_antes := new.reversion_id is not null;
  elsif tg_op = 'UPDATE' then
    de_antes := old.vigente;
  end if;
  if not de_antes then
    usado := usado + (select coalesce(sum(r.sin_cubrir), 0) from operaciones_pago p
      join reversiones r on r.operacion_id = p.id where p.credito_id = new.credito_id);
  end if;
  if usado > hay then
    raise exception 'el crédito % es de %, y se usó por %', new.credito_id, hay, usado;
  end if;
  return null;
end $$;

-- Un saldo a favor que dejó un pago dice cuál: el pago, o lo que el Colegio decidió de él.
create function credito_de_algun_pago() returns trigger language plpgsql
  set enable_seqscan = off set search_path = public, pg_temp as $$
begin
  if not exists (select from operaciones_pago where credito_id = new.id)
    and not exists (select from revisiones where credito_id = new.id) then
    raise exception 'el crédito % no es de ningún pago', new.id;
  end if;
  return null;
end $$;
create constraint trigger creditos_de_algun_pago after insert on creditos
  deferrable initially deferred for each row when (new.origen = 'pago') execute function credito_de_algun_pago();

-- Los números de los certificados tampoco vuelven atrás.
create function numerador_de_certificados_crece() returns trigger language plpgsql set search_path = public, pg_temp as $$
begin
  if (new.type, new.anio) is distinct from (old.type, old.anio) or new.ultimo < old.ultimo then
    raise exception 'el numerador de % de % está en % y no vuelve atrás', old.type, old.anio, old.ultimo;
  end if;
  return new;
end $$;
create trigger numeradores_de_certificados_crecen before update on numeradores_de_certificados
  for each row execute function numerador_de_certificados_crece();
