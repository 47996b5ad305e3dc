-- De las tarjetas el procesador deposita menos de lo que se cobró: con lo que se quedó, el depósito las saca enteras de la caja
alter table depositos add column comision numeric(17, 2) not null default 0
  constraint depositos_comision_check check (comision >= 0 and (comision = 0 or medio = 'tarjeta'));

create or replace function exigir_asiento_de_deposito(asiento asientos) returns void language plpgsql
  set enable_seqscan = off set search_path = public, pg_temp as $$
declare
  deposito depositos;
  entra integer := case asiento.concepto when 'deposito' then 1 else -1 end;
begin
  select * into deposito from depositos where id = asiento.deposito_id;
  if asiento.cuando is distinct from (case entra when 1 then deposito.cuando else deposito.deshecho_en end)
    or exists (select from movimientos where asiento_id = asiento.id and persona_id is not null)
    or (select count(*) from movimientos where asiento_id = asiento.id) <> (case when deposito.comision > 0 then 3 else 2 end)
    or exists (
      select from (
        select cuenta, medio, banco, importe from movimientos where asiento_id = asiento.id
        union all values
          ('recaudado', 'transferencia', deposito.banco, -entra * deposito.importe),
          ('recaudado', deposito.medio, null::text, entra * (deposito.importe + deposito.comision)),
          ('comisiones', null::text, null::text, -entra * deposito.comision)) x
      group by cuenta, medio, banco having sum(importe) <> 0) then
    raise exception 'el asiento % no es lo que pasó con el depósito %', asiento.id, deposito.id;
  end if;
end $$;
