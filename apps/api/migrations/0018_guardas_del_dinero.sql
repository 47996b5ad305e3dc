-- Lo que nunca puede ser cierto del dinero lo rechaza la base misma, lo pida quien lo pida.
-- Cada regla es una función con su nombre: una migración posterior que la cambie la reemplaza.

-- Nada se vacía, y lo que pasó no se borra ni se cambia

create trigger auditoria_solo_crece before update or delete on auditoria for each row execute function solo_crece();
create trigger creditos_solo_crece before update or delete on creditos for each row execute function solo_crece();
create trigger sanciones_solo_crece before update or delete on sanciones for each row execute function solo_crece();
create trigger cargos_no_se_borran before delete on cargos for each row execute function solo_crece();
create trigger ordenes_no_se_borran before delete on ordenes_pago for each row execute function solo_crece();
create trigger items_no_se_borran before delete on orden_items for each row execute function solo_crece();
create trigger intenciones_no_se_borran before delete on intenciones_pago for each row execute function solo_crece();
create trigger numeradores_no_se_borran before delete on numeradores for each row execute function solo_crece();
create trigger cobros_no_se_borran before delete on cobros_sin_cupon for each row execute function solo_crece();

create trigger auditoria_no_se_vacia before truncate on auditoria execute function solo_crece();
create trigger asientos_no_se_vacian before truncate on asientos execute function solo_crece();
create trigger movimientos_no_se_vacian before truncate on movimientos execute function solo_crece();
create trigger operaciones_no_se_vacian before truncate on operaciones_pago execute function solo_crece();
create trigger revisiones_no_se_vacian before truncate on revisiones execute function solo_crece();
create trigger comprobantes_no_se_vacian before truncate on comprobantes execute function solo_crece();
create trigger creditos_no_se_vacian before truncate on creditos execute function solo_crece();
create trigger sanciones_no_se_vacian before truncate on sanciones execute function solo_crece();
create trigger cargos_no_se_vacian before truncate on cargos execute function solo_crece();
create trigger ordenes_no_se_vacian before truncate on ordenes_pago execute function solo_crece();
create trigger items_no_se_vacian before truncate on orden_items execute function solo_crece();
create trigger intenciones_no_se_vacian before truncate on intenciones_pago execute function solo_crece();
create trigger numeradores_no_se_vacian before truncate on numeradores execute function solo_crece();
create trigger cobros_no_se_vacian before truncate on cobros_sin_cupon execute function solo_crece();

-- De lo que cambia, qué cambia: los argumentos son las columnas que pueden hacerlo; las demás quedan como nacieron
create function salvo_sus_columnas() returns trigger language plpgsql as $$
begin
  if to_jsonb(new) - tg_argv is distinct from to_jsonb(old) - tg_argv then
    raise exception '% % no cambia', tg_table_name, old.id;
  end if;
  return new;
end $$;
create trigger cargos_inmutables before update on cargos
  for each row execute function salvo_sus_columnas('vencimiento');
create trigger items_inmutables before update on orden_items
  for each row execute function salvo_sus_columnas('vigente');
create trigger cobros_inmutables before update on cobros_sin_cupon
  for each row execute function salvo_sus_columnas('operacion_id');
create trigger ordenes_inmutables before update on ordenes_pago
  for each row execute function salvo_sus_columnas('estado', 'pagada_en', 'motivo_cierre', 'en_revision', 'preferencias',
    'enviado_red_link', 'codigo_pago', 'referencia_pago');
create trigger intenciones_inmutables before update on intenciones_pago
  for each row execute function salvo_sus_columnas('estado', 'externo', 'url', 'importe', 'vence', 'respuesta',
    'actualizada_en', 'proxima_consulta');

-- Una cobranza identificada lo está para siempre.
create function cobro_identificado() returns trigger language plpgsql as $$
begin
  if old.operacion_id is not null and new.operacion_id is distinct from old.operacion_id then
    raise exception 'la cobranza % ya está identificada', old.id;
  end if;
  return new;
end $$;
create trigger cobros_identificados before update on cobros_sin_cupon
  for each row execute function cobro_identificado();

-- Estados

create function orden_puede_pasar(desde text, hasta text) returns boolean language sql immutable as $$
  select desde = hasta or (desde, hasta) in (
    ('pendiente', 'pago'),
    ('pendiente', 'vencido'),
    -- Se supo tarde de lo que se pagó a tiempo.
    ('vencido', 'pago'))
$$;

create function orden_pasa_de_estado() returns trigger language plpgsql as $$
begin
  if not orden_puede_pasar(old.estado, new.estado) then
    raise exception 'el cupón % no pasa de % a %', old.id, old.estado, new.estado;
  end if;
  if old.estado = new.estado
    and (new.pagada_en, new.motivo_cierre) is distinct from (old.pagada_en, old.motivo_cierre) then
    raise exception 'el cupón % no cambia cuándo se pagó ni por qué se cerró', old.id;
  end if;
  if old.codigo_pago is not null
    and (new.codigo_pago, new.referencia_pago) is distinct from (old.codigo_pago, old.referencia_pago) then
    raise exception 'el cupón % ya tiene su código de pago', old.id;
  end if;
  return new;
end $$;
create trigger ordenes_pasan_de_estado before update on ordenes_pago
  for each row execute function orden_pasa_de_estado();

-- La de packages/domain/src/pagos/intencion.ts; una prueba las compara.
create function intencion_puede_pasar(desde text, hasta text) returns boolean language sql immutable as $$
  select desde = hasta
    or (desde = 'creando' and hasta = 'abierta')
    or (desde <> 'aprobada' and hasta in ('aprobada', 'rechazada', 'caducada'))
$$;

create function intencion_pasa_de_estado() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    if new.estado <> 'creando' then
      raise exception 'una intención nace «creando», antes de preguntarle a nadie';
    end if;
  elsif not intencion_puede_pasar(old.estado, new.estado) then
    raise exception 'la intención % no pasa de % a %', old.id, old.estado, new.estado;
  elsif old.estado <> 'creando'
    and (new.externo, new.url, new.importe, new.vence) is distinct from (old.externo, old.url, old.importe, old.vence) then
    raise exception 'lo que la intención % pidió no cambia', old.id;
  end if;
  return new;
end $$;
create trigger intenciones_pasan_de_estado before insert or update on intenciones_pago
  for each row execute function intencion_pasa_de_estado();

-- Lo que se cierra con la transacción que lo hizo: un asiento con sus líneas, un cupón con sus ítems

-- La de los que ya estaban: ninguna en curso.
alter table asientos add column transaccion xid8 not null default '0';
alter table ordenes_pago add column transaccion xid8 not null default '0';

create function anotar_transaccion() returns trigger language plpgsql as $$
begin
  new.transaccion := pg_current_xact_id();
  return new;
end $$;
create trigger asientos_transaccion before insert on asientos for each row execute function anotar_transaccion();
create trigger ordenes_transaccion before insert on ordenes_pago for each row execute function anotar_transaccion();

create function movimiento_de_asiento_abierto() returns trigger language plpgsql as $$
begin
  if (select transaccion from asientos where id = new.asiento_id) is distinct from pg_current_xact_id() then
    raise exception 'el asiento % ya está cerrado', new.asiento_id;
  end if;
  return new;
end $$;
create trigger movimientos_de_asiento_abierto before insert on movimientos
  for each row execute function movimiento_de_asiento_abierto();

create function item_de_orden_abierta() returns trigger language plpgsql as $$
begin
  if (select transaccion from ordenes_pago where id = new.orden_id) is distinct from pg_current_xact_id() then
    raise exception 'el cupón % ya está emitido', new.orden_id;
  end if;
  return new;
end $$;
create trigger items_de_orden_abierta before insert on orden_items
  for each row execute function item_de_orden_abierta();

-- El libro

create or replace function asiento_balanceado() returns trigger language plpgsql as $$
declare
  saldo numeric;
  varias boolean;
begin
  select sum(importe), min(persona_id) <> max(persona_id) into saldo, varias
  from movimientos where asiento_id = new.asiento_id;
  if saldo <> 0 then
    raise exception 'el asiento % no cierra', new.asiento_id;
  elsif varias then
    raise exception 'el asiento % es de más de una persona', new.asiento_id;
  end if;
  return null;
end $$;

create function asiento_completo() returns trigger language plpgsql as $$
begin
  if not exists (select from movimientos where asiento_id = new.id) then
    raise exception 'el asiento % no tiene líneas', new.id;
  end if;
  if exists (select from ordenes_pago o join movimientos m on m.asiento_id = new.id and m.persona_id <> o.persona_id
      where o.id = new.orden_id) then
    raise exception 'el asiento % no es de la persona de su cupón', new.id;
  end if;
  if exists (select from operaciones_pago p where p.id = new.operacion_id and p.orden_id is distinct from new.orden_id) then
    raise exception 'el asiento % no es del cupón de su pago', new.id;
  end if;
  return null;
end $$;
create constraint trigger asientos_completos after insert on asientos
  deferrable initially deferred for each row execute function asiento_completo();

-- Cupones

create function exigir_items_de_orden(cual integer) returns void language plpgsql as $$
declare
  orden ordenes_pago;
  total numeric;
begin
  select * into orden from ordenes_pago where id = cual;
  select coalesce(sum(importe), 0) into total from orden_items where orden_id = cual;
  if total <> orden.monto_total then
    raise exception 'los ítems del cupón % suman %, no %', cual, total, orden.monto_total;
  end if;
  if exists (select from orden_items where orden_id = cual and vigente = (orden.estado = 'vencido')) then
    raise exception 'los ítems del cupón % están vigentes mientras él lo está', cual;
  end if;
end $$;

create function orden_con_sus_items() returns trigger language plpgsql as $$
begin
  perform exigir_items_de_orden(new.id);
  if exists (select from legajo_detalles d join legajos l on l.id = d.legajo_id
      where d.id = new.detalle_id and l.persona_id <> new.persona_id) then
    raise exception 'el contrato del cupón % es de otra persona', new.id;
  end if;
  return null;
end $$;
create constraint trigger ordenes_con_sus_items after insert or update of estado on ordenes_pago
  deferrable initially deferred for each row execute function orden_con_sus_items();

create function item_de_su_orden() returns trigger language plpgsql as $$
begin
  perform exigir_items_de_orden(new.orden_id);
  if exists (select from ordenes_pago o
      left join creditos c on c.id = new.credito_id
      left join cargos g on g.id = new.cargo_id
      left join sanciones s on s.id = new.sancion_id
      left join matriculas m on m.id = coalesce(g.matricula_id, s.matricula_id)
      where o.id = new.orden_id and o.persona_id <> coalesce(c.persona_id, m.persona_id)) then
    raise exception 'un ítem del cupón % es de otra persona', new.orden_id;
  end if;
  return null;
end $$;
create constraint trigger items_de_su_orden after insert or update on orden_items
  deferrable initially deferred for each row execute function item_de_su_orden();

-- Quien usa un crédito espera a quien lo esté usando: entre los dos no pueden pasarse.
create function credito_alcanza() returns trigger language plpgsql as $$
declare
  hay numeric;
  usado numeric;
begin
  select importe into hay from creditos where id = new.credito_id for no key update;
  select -sum(importe) into usado from orden_items where credito_id = new.credito_id and vigente;
  if usado > hay then
    raise exception 'el crédito % es de %, y se usó por %', new.credito_id, hay, usado;
  end if;
  return null;
end $$;
create constraint trigger items_credito_alcanza after insert or update of vigente on orden_items
  deferrable initially deferred for each row when (new.credito_id is not null and new.vigente)
  execute function credito_alcanza();

-- Con recargo o sin él lo dice el día del pago; menos que el total no alcanza nunca. Por cero, el que cubrió un crédito.
create function orden_pagada() returns trigger language plpgsql as $$
begin
  if not exists (select from operaciones_pago where orden_id = new.id and (aplicado > 0 or importe = 0))
    or (select sum(aplicado) from operaciones_pago where orden_id = new.id) < new.monto_total then
    raise exception 'el cupón % no está pago', new.id;
  end if;
  return null;
end $$;
create constraint trigger ordenes_pagadas after insert or update of estado on ordenes_pago
  deferrable initially deferred for each row when (new.estado = 'pago') execute function orden_pagada();

-- Pagos

alter table operaciones_pago
  add constraint operaciones_pago_partes_check check (aplicado >= 0 and a_credito >= 0 and a_revision >= 0);

create function operacion_asentada() returns trigger language plpgsql as $$
begin
  if not exists (select from asientos a join movimientos m on m.asiento_id = a.id and m.importe > 0
      where a.operacion_id = new.id group by a.id having sum(m.importe) >= new.importe) then
    raise exception 'el pago % no está en el libro', new.id;
  end if;
  return null;
end $$;
create constraint trigger operaciones_asentadas after insert on operaciones_pago
  deferrable initially deferred for each row when (new.importe > 0) execute function operacion_asentada();

create function operacion_cabe() returns trigger language plpgsql as $$
declare
  debido numeric;
  pagado numeric;
begin
  select monto_con_recargo into debido from ordenes_pago where id = new.orden_id for no key update;
  select sum(aplicado) into pagado from operaciones_pago where orden_id = new.orden_id;
  if pagado > debido then
    raise exception 'al cupón %, de %, se le aplican %', new.orden_id, debido, pagado;
  end if;
  return null;
end $$;
create constraint trigger operaciones_caben after insert on operaciones_pago
  deferrable initially deferred for each row when (new.aplicado > 0) execute function operacion_cabe();

-- Lo que queda a favor, de un pago o por una decisión: de quien es el cupón, y por ese importe.
create function exigir_credito_de(cual integer, orden integer, cuanto numeric) returns void language plpgsql as $$
begin
  if not exists (select from creditos c join ordenes_pago o on o.persona_id = c.persona_id
      where c.id = cual and o.id = orden and c.importe = cuanto) then
    raise exception 'el crédito % no es de la persona del cupón %, o no es por %', cual, orden, cuanto;
  end if;
end $$;

create function credito_de_operacion() returns trigger language plpgsql as $$
begin
  perform exigir_credito_de(new.credito_id, new.orden_id, new.a_credito);
  return null;
end $$;
create constraint trigger operaciones_con_su_credito after insert on operaciones_pago
  deferrable initially deferred for each row when (new.credito_id is not null) execute function credito_de_operacion();

create function credito_de_revision() returns trigger language plpgsql as $$
begin
  perform exigir_credito_de(new.credito_id, new.orden_id, new.importe);
  return null;
end $$;
create constraint trigger revisiones_con_su_credito after insert on revisiones
  deferrable initially deferred for each row when (new.credito_id is not null) execute function credito_de_revision();

create function revision_asentada() returns trigger language plpgsql as $$
begin
  if not exists (select from asientos a join movimientos m on m.asiento_id = a.id and m.importe > 0
      where a.orden_id = new.orden_id and a.transaccion = pg_current_xact_id()
      group by a.id having sum(m.importe) >= new.importe) then
    raise exception 'la decisión % no está en el libro', new.id;
  end if;
  return null;
end $$;
create constraint trigger revisiones_asentadas after insert on revisiones
  deferrable initially deferred for each row when (new.importe > 0) execute function revision_asentada();

create function credito_asentado() returns trigger language plpgsql as $$
begin
  if not exists (select from movimientos m join asientos a on a.id = m.asiento_id
      where m.cuenta = 'creditos' and m.persona_id = new.persona_id and m.importe <= -new.importe
        and a.transaccion = pg_current_xact_id()) then
    raise exception 'el crédito % no está en el libro', new.id;
  end if;
  return null;
end $$;
create constraint trigger creditos_asentados after insert on creditos
  deferrable initially deferred for each row execute function credito_asentado();

-- Recibos

create function numerador_crece() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    if new.ultimo not in (0, 1) then
      raise exception 'el numerador % empieza de cero', new.clave;
    end if;
  elsif new.clave <> old.clave or new.ultimo not in (old.ultimo, old.ultimo + 1) then
    raise exception 'el numerador % está en % y crece de a uno', old.clave, old.ultimo;
  end if;
  return new;
end $$;
create trigger numeradores_crecen before insert or update on numeradores
  for each row execute function numerador_crece();

create function numero_de_recibo_usado() returns trigger language plpgsql as $$
begin
  if not exists (select from comprobantes where numero = new.ultimo) then
    raise exception 'el número de recibo % se tomó y no se usó', new.ultimo;
  end if;
  return null;
end $$;
create constraint trigger numeradores_usados after insert or update on numeradores
  deferrable initially deferred for each row when (new.clave = 'comprobantes' and new.ultimo > 0)
  execute function numero_de_recibo_usado();

create function comprobante_en_orden() returns trigger language plpgsql as $$
begin
  if new.numero < 1
    or (new.numero > 1 and not exists (select from comprobantes where numero = new.numero - 1 and id < new.id))
    or not exists (select from numeradores where clave = 'comprobantes' and ultimo >= new.numero) then
    raise exception 'el recibo % no sigue al anterior', new.numero;
  end if;
  if not exists (select from operaciones_pago p
      where p.id = new.operacion_id and p.orden_id = new.orden_id and new.importe <= p.importe) then
    raise exception 'el recibo % no es de su pago', new.numero;
  end if;
  return null;
end $$;
create constraint trigger comprobantes_en_orden after insert on comprobantes
  deferrable initially deferred for each row execute function comprobante_en_orden();
