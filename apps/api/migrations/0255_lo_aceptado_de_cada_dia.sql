-- De qué días es lo que se aceptó: lo que se deshizo un día se descuenta del que sigue, y los dos quedan aceptados

create table acreditacion_dias (
  acreditacion_id integer not null references acreditaciones,
  dia date not null,
  medio text not null,
  importe numeric(17, 2) not null,
  acordada numeric(17, 2) not null,
  check (importe <> 0 or acordada <> 0),
  primary key (acreditacion_id, dia, medio)
);
create index acreditacion_dias_dia_idx on acreditacion_dias (dia);
-- Lo que un proveedor o un cobrador quitó: pocos renglones, y se buscan todos.
create index reversiones_quitadas_idx on reversiones (cuando) where tipo <> 'devolucion';
create index rendicion_renglones_reversas_idx on rendicion_renglones (origen) where tipo = 'reversa' and repite_id is null;

insert into acreditacion_dias (acreditacion_id, dia, medio, importe, acordada)
select a.id, a.dia, x.medio, x.importe,
  case when x.medio = min(x.medio) over (partition by a.id) then a.acordada else 0.00 end
from acreditaciones a join acreditacion_cobros x on x.acreditacion_id = a.id;

create or replace function exigir_acreditacion(cual integer) returns void language plpgsql
  set enable_seqscan = off set search_path = public, pg_temp as $$
declare
  acreditacion acreditaciones;
begin
  select * into acreditacion from acreditaciones where id = cual;
  if acreditacion.cobrado <> (select coalesce(sum(importe), 0) from acreditacion_cobros where acreditacion_id = cual)
    or acreditacion.depositado <> (select coalesce(sum(importe), 0) from acreditacion_depositos where acreditacion_id = cual) then
    raise exception 'la acreditación % no es la suma de lo suyo', cual;
  end if;
  if exists (select from (select medio, importe from acreditacion_cobros where acreditacion_id = cual
      union all select medio, -importe from acreditacion_dias where acreditacion_id = cual) x group by medio having sum(importe) <> 0)
    or exists (select from acreditacion_dias where acreditacion_id = cual and dia > acreditacion.dia) then
    raise exception 'la acreditación % no es la de sus días', cual;
  end if;
  if exists (select from acreditacion_depositos d where d.acreditacion_id = cual
      and d.deshecha <> (acreditacion.deshecha_en is not null)) then
    raise exception 'la acreditación % no está deshecha entera', cual;
  end if;
  if acreditacion.deshecha_en is null and exists (select from acreditacion_depositos d join rendicion_renglones r on r.id = d.renglon_id
      where d.acreditacion_id = cual and (r.tipo <> 'deposito' or r.repite_id is not null
        or (r.deposita, r.origen, r.importe) is distinct from (acreditacion.cobrador, d.banco, d.importe)
        or exists (select from rendicion_resoluciones z where z.renglon_id = r.id))) then
    raise exception 'la acreditación % tiene un depósito que no es de su cobrador', cual;
  end if;
  if not exists (select from asientos where acreditacion_id = cual
      and concepto = case when acreditacion.deshecha_en is null then 'acreditacion' else 'acreditacion_deshecha' end) then
    raise exception 'la acreditación % no está en el libro', cual;
  end if;
end $$;
create constraint trigger acreditacion_dias_cuadran after insert on acreditacion_dias
  deferrable initially deferred for each row execute function acreditacion_cuadra();
create trigger acreditacion_dias_solo_crece before update or delete on acreditacion_dias execute function solo_crece();
create trigger acreditacion_dias_no_se_vacia before truncate on acreditacion_dias execute function solo_crece();
