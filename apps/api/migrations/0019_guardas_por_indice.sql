-- Lo mismo que antes, pregunta por pregunta: cada una por su índice, sin que el plan dependa de cuánto se cree que hay.

create or replace function operacion_asentada() returns trigger language plpgsql as $$
begin
  if not exists (select from asientos a where a.operacion_id = new.id
      and (select sum(m.importe) from movimientos m where m.asiento_id = a.id and m.importe > 0) >= new.importe) then
    raise exception 'el pago % no está en el libro', new.id;
  end if;
  return null;
end $$;

create or replace function item_de_su_orden() returns trigger language plpgsql as $$
declare
  matricula integer := coalesce((select matricula_id from cargos where id = new.cargo_id),
    (select matricula_id from sanciones where id = new.sancion_id));
  persona integer := coalesce((select persona_id from creditos where id = new.credito_id),
    (select persona_id from matriculas where id = matricula));
begin
  perform exigir_items_de_orden(new.orden_id);
  if (select persona_id from ordenes_pago where id = new.orden_id) <> persona then
    raise exception 'un ítem del cupón % es de otra persona', new.orden_id;
  end if;
  return null;
end $$;

create or replace function revision_asentada() returns trigger language plpgsql as $$
begin
  if not exists (select from asientos a where a.orden_id = new.orden_id and a.transaccion = pg_current_xact_id()
      and (select sum(m.importe) from movimientos m where m.asiento_id = a.id and m.importe > 0) >= new.importe) then
    raise exception 'la decisión % no está en el libro', new.id;
  end if;
  return null;
end $$;

-- Cada guarda busca por un índice la fila, o las pocas filas, de lo que mira. Una conexión conserva el plan que hizo la primera
-- vez, quizás con la tabla vacía: leída entera, una carga de miles de cupones tardaría lo que su cuadrado.
alter function movimiento_de_asiento_abierto() set enable_seqscan = off;
alter function item_de_orden_abierta() set enable_seqscan = off;
alter function asiento_balanceado() set enable_seqscan = off;
alter function asiento_completo() set enable_seqscan = off;
alter function exigir_items_de_orden(integer) set enable_seqscan = off;
alter function orden_con_sus_items() set enable_seqscan = off;
alter function item_de_su_orden() set enable_seqscan = off;
alter function credito_alcanza() set enable_seqscan = off;
alter function orden_pagada() set enable_seqscan = off;
alter function operacion_asentada() set enable_seqscan = off;
alter function operacion_cabe() set enable_seqscan = off;
alter function exigir_credito_de(integer, integer, numeric) set enable_seqscan = off;
alter function revision_asentada() set enable_seqscan = off;
alter function credito_asentado() set enable_seqscan = off;
alter function numero_de_recibo_usado() set enable_seqscan = off;
alter function comprobante_en_orden() set enable_seqscan = off;
