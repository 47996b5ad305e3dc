-- Lo recaudado es de una cuenta por medio y, de las transferencias, por banco; y lo que no se sabe de quién es también está en el libro

alter table operaciones_pago add column banco text,
  add constraint operaciones_pago_banco_check check (banco is null or medio = 'transferencia');
alter table devoluciones add column banco text,
  add constraint devoluciones_banco_check check (banco is null or comprobante is not null);
alter table movimientos add column medio text, add column banco text;

-- De qué cuenta era cada línea ya lo decía su pago: se anota, y ni su importe ni su asiento cambian. Lo que se le devolvió a una persona
-- salió por transferencia. Lo que el Colegio decidió de un cupón salió de donde entraron sus pagos.
create temporary table partes on commit drop as
select m.id as movimiento_id, a.orden_id, m.persona_id, p.medio, sum(p.aplicado) as importe
from movimientos m join asientos a on a.id = m.asiento_id
join operaciones_pago p on p.orden_id = a.orden_id and p.aplicado > 0
where m.cuenta = 'recaudado' and a.operacion_id is null
  and exists (select from imputaciones im join revisiones r on r.id = im.revision_id
    where im.operacion_id = p.id and r.orden_id = a.orden_id and r.cuando = a.cuando)
group by m.id, a.orden_id, m.persona_id, p.medio;

alter table movimientos disable trigger user;
update movimientos m set medio = p.medio from asientos a join operaciones_pago p on p.id = a.operacion_id
where a.id = m.asiento_id and m.cuenta = 'recaudado';
update movimientos m set medio = coalesce(
  (select x.medio from partes x where x.movimiento_id = m.id order by x.importe desc, x.medio limit 1),
  (select p.medio from asientos a join operaciones_pago p on p.orden_id = a.orden_id where a.id = m.asiento_id
    order by p.aplicado desc, p.id limit 1),
  'transferencia')
where m.cuenta = 'recaudado' and m.medio is null;
alter table movimientos enable trigger user;

alter table movimientos
  drop constraint movimientos_cuenta_check,
  add constraint movimientos_cuenta_check check (cuenta in
    ('deudores', 'emitido', 'recaudado', 'recargos', 'creditos', 'bonificado', 'a_revisar', 'sin_identificar')),
  add constraint movimientos_medio_check check ((cuenta = 'recaudado') = (medio is not null)),
  add constraint movimientos_banco_check check (banco is null or coalesce(medio = 'transferencia', false)),
  -- De nadie, todavía.
  alter column persona_id drop not null,
  add constraint movimientos_persona_check
    check (case cuenta when 'recaudado' then true when 'sin_identificar' then persona_id is null else persona_id is not null end);

-- Qué se hizo con lo que no era de ningún cupón: es un pago, quedó a favor de una persona, o se devolvió.
alter table cobros_sin_cupon
  add column banco text,
  add column credito_id integer references creditos,
  add column devuelto_en timestamptz,
  add column motivo text,
  add column quien text,
  add constraint cobros_sin_cupon_banco_check check (banco is null or medio = 'transferencia'),
  add constraint cobros_sin_cupon_destino_check check (num_nonnulls(operacion_id, credito_id, devuelto_en) <= 1),
  add constraint cobros_sin_cupon_decision_check
    check (num_nonnulls(motivo, quien) = case when num_nonnulls(credito_id, devuelto_en) = 1 then 2 else 0 end);
create unique index cobros_sin_cupon_operacion_idx on cobros_sin_cupon (operacion_id) where operacion_id is not null;
create unique index cobros_sin_cupon_credito_idx on cobros_sin_cupon (credito_id) where credito_id is not null;

alter table asientos add column cobro_id integer references cobros_sin_cupon;
create unique index asientos_cobro_idx on asientos (cobro_id, concepto) where cobro_id is not null;

-- Lo que un asiento de antes sacó de una sola cuenta y era de varias: otro asiento lo pone en las suyas.
do $$
declare
  movido record;
  nuevo bigint;
begin
  for movido in select x.*, m.medio as desde from partes x join movimientos m on m.id = x.movimiento_id where x.medio <> m.medio loop
    insert into asientos (cuando, concepto, orden_id) values (now(), 'reclasificacion', movido.orden_id) returning id into nuevo;
    insert into movimientos (asiento_id, cuenta, persona_id, medio, importe)
    values (nuevo, 'recaudado', movido.persona_id, movido.desde, movido.importe),
      (nuevo, 'recaudado', movido.persona_id, movido.medio, -movido.importe);
  end loop;
end $$;

-- Lo que estaba solo en la lista entra hoy.
with nuevos as (
  insert into asientos (cuando, concepto, cobro_id)
  select now(), 'sin_identificar', id from cobros_sin_cupon where operacion_id is null and importe <> 0
  returning id, cobro_id)
insert into movimientos (asiento_id, cuenta, medio, importe)
select n.id, x.cuenta, x.medio, x.importe from nuevos n join cobros_sin_cupon c on c.id = n.cobro_id
cross join lateral (values ('recaudado', c.medio, c.importe), ('sin_identificar', null, -c.importe)) x (cuenta, medio, importe);
set constraints all immediate;
set constraints all deferred;
