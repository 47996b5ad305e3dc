-- Los informes: lo que se cuenta, y sus sumas guardadas. Cada cambio agrega un renglón a lo pendiente y nadie espera a nadie; un trabajo
-- lo pasa a las sumas. Lo que se lee es siempre sumas más pendiente, en una sola sentencia: el detalle de ese momento, exacto.
set local statement_timeout = 0;

-- Los días son los de la provincia
create function dia_del_colegio(instante timestamptz) returns date language sql immutable parallel safe as $$
  select (instante at time zone 'America/Argentina/Buenos_Aires')::date
$$;

-- Los feriados con que se contaron los días hábiles de las demoras: los pone el programa (apps/api/src/modules/informes), que rehace
-- las demoras si cambian.
create table informe_feriados (dia date primary key);

-- La de packages/domain/src/fechas/dias-habiles.ts; una prueba las compara. El 1/1/1900 fue lunes.
create function habiles_hasta(dia date) returns integer language sql immutable parallel safe as $$
  select (dia - date '1899-12-31') / 7 * 5 + least((dia - date '1899-12-31') % 7, 5)
$$;
create function dias_habiles_entre(desde date, hasta date) returns integer language sql stable parallel safe as $$
  select case when hasta <= desde then 0 else habiles_hasta(hasta) - habiles_hasta(desde)
    - (select count(*)::int from informe_feriados f where f.dia > desde and f.dia <= hasta and extract(isodow from f.dia) < 6) end
$$;

-- Contratos

-- Lo que llegó al Colegio: lo confirmado, también si después se anuló. Sin día de confirmación (lo de antes del portal) es del día de su
-- fecha, y no está en las demoras.
create view contratos_de_informes as
select d.id as contrato_id, d.legajo_id, l.numero_legajo, l.persona_id, l.distrito_id, l.rubro_id, l.modalidad_id,
  d.tipo_contrato = 'original' as original, e.clave = 'anulado' as anulado, d.monto,
  coalesce(dia_del_colegio(d.confirmado_en), d.fecha) as dia, dia_del_colegio(d.confirmado_en) as confirmado, v.fecha as visado
from legajo_detalles d join legajos l on l.id = d.legajo_id join estados_legajos e on e.id = d.estado_id
left join cvds v on v.id = d.cvd_id
where e.clave not in ('borrador', 'anulado') or (e.clave = 'anulado' and (d.confirmado_en is not null or d.cvd_id is not null));
create index legajo_detalles_dia_idx on legajo_detalles (coalesce(dia_del_colegio(confirmado_en), fecha), id);
create index cvds_fecha_idx on cvds (fecha, id);

create table informe_contratos_pendientes (
  id bigint generated always as identity primary key,
  signo smallint not null check (signo in (-1, 1)),
  distrito_id integer not null,
  rubro_id integer not null,
  modalidad_id integer not null,
  original boolean not null,
  anulado boolean not null,
  monto numeric(17, 2) not null,
  dia date not null,
  confirmado date,
  visado date
);
-- Sin controles de signo: PostgreSQL los mira en lo que se agrega, que puede restar, antes de sumarlo a lo que hay.
create table informe_legajos (
  mes date not null check (extract(day from mes) = 1),
  distrito_id integer not null,
  rubro_id integer not null,
  modalidad_id integer not null,
  legajos bigint not null,
  ampliaciones bigint not null,
  anulados bigint not null,
  honorarios numeric(20, 2) not null,
  primary key (mes, distrito_id, rubro_id, modalidad_id)
);
-- Cuántos contratos visados en el mes tardaron tantos días: de días enteros salen exactas la mediana y los percentiles.
create table informe_demoras (
  mes date not null check (extract(day from mes) = 1),
  distrito_id integer not null,
  rubro_id integer not null,
  corridos integer not null,
  habiles integer not null,
  contratos bigint not null,
  primary key (mes, distrito_id, rubro_id, corridos, habiles)
);
create index informe_demoras_vacias_idx on informe_demoras (mes) where contratos = 0;
-- Los confirmados que todavía no se visaron, por el día en que se confirmaron.
create table informe_abiertos (
  dia date not null,
  distrito_id integer not null,
  rubro_id integer not null,
  contratos bigint not null,
  primary key (dia, distrito_id, rubro_id)
);

create function anotar_contrato(contrato legajo_detalles, lugar legajos, signo smallint) returns void language sql
  set search_path = public, pg_temp as $$
  insert into informe_contratos_pendientes (signo, distrito_id, rubro_id, modalidad_id, original, anulado, monto, dia, confirmado, visado)
  select signo, lugar.distrito_id, lugar.rubro_id, lugar.modalidad_id, contrato.tipo_contrato = 'original', e.clave = 'anulado',
    contrato.monto, coalesce(dia_del_colegio(contrato.confirmado_en), contrato.fecha), dia_del_colegio(contrato.confirmado_en),
    (select fecha from cvds where id = contrato.cvd_id)
  from estados_legajos e where e.id = contrato.estado_id
    and (e.clave not in ('borrador', 'anulado')
      or (e.clave = 'anulado' and (contrato.confirmado_en is not null or contrato.cvd_id is not null)))
$$;

-- Con su legajo tomado: si alguien le está cambiando el rubro o el distrito, se espera a saber cuál queda.
create function contrato_en_informes() returns trigger language plpgsql set search_path = public, pg_temp as $$
declare
  lugar legajos;
begin
  select * into lugar from legajos where id = new.legajo_id for share;
  if tg_op = 'UPDATE' then
    perform anotar_contrato(old, lugar, -1::smallint);
  end if;
  perform anotar_contrato(new, lugar, 1::smallint);
  return null;
end $$;
create trigger contratos_cambiados_en_informes after update on legajo_detalles for each row
  when ((old.estado_id, old.tipo_contrato, old.fecha, old.monto, old.confirmado_en, old.cvd_id)
    is distinct from (new.estado_id, new.tipo_contrato, new.fecha, new.monto, new.confirmado_en, new.cvd_id))
  execute function contrato_en_informes();
create trigger contratos_nuevos_en_informes after insert on legajo_detalles for each row
  when (new.confirmado_en is not null or new.cvd_id is not null) execute function contrato_en_informes();

-- Un contrato sin día de confirmación ni aprobación es un borrador, o vino de antes.
create function contratos_de_antes_en_informes() returns trigger language plpgsql set search_path = public, pg_temp as $$
begin
  perform from legajos where id in (
    select n.legajo_id from nuevos n join estados_legajos e on e.id = n.estado_id
    where n.confirmado_en is null and n.cvd_id is null and e.clave not in ('borrador', 'anulado')) for share;
  perform anotar_contrato(n, l, 1::smallint) from nuevos n join legajos l on l.id = n.legajo_id
  where n.confirmado_en is null and n.cvd_id is null;
  return null;
end $$;
create trigger contratos_de_antes_en_informes after insert on legajo_detalles
  referencing new table as nuevos for each statement execute function contratos_de_antes_en_informes();

-- El legajo que se borra lo hace antes que sus contratos: después ya no se sabe de dónde eran.
create function contrato_fuera_de_informes() returns trigger language plpgsql set search_path = public, pg_temp as $$
begin
  perform anotar_contrato(old, l, -1::smallint) from legajos l where l.id = old.legajo_id;
  return null;
end $$;
create trigger contratos_fuera_de_informes after delete on legajo_detalles
  for each row execute function contrato_fuera_de_informes();

create function legajo_en_informes() returns trigger language plpgsql set search_path = public, pg_temp as $$
declare
  contrato legajo_detalles;
begin
  for contrato in select * from legajo_detalles where legajo_id = old.id loop
    perform anotar_contrato(contrato, old, -1::smallint);
    if tg_op = 'UPDATE' then
      perform anotar_contrato(contrato, new, 1::smallint);
    end if;
  end loop;
  return case tg_op when 'DELETE' then old else new end;
end $$;
create trigger legajos_movidos_en_informes after update of distrito_id, rubro_id, modalidad_id on legajos for each row
  when ((old.distrito_id, old.rubro_id, old.modalidad_id) is distinct from (new.distrito_id, new.rubro_id, new.modalidad_id))
  execute function legajo_en_informes();
create trigger legajos_borrados_en_informes before delete on legajos for each row execute function legajo_en_informes();

-- Lo que un renglón suma en cada informe
create view legajos_por_mes as
select mes, distrito_id, rubro_id, modalidad_id, legajos, ampliaciones, anulados, honorarios from informe_legajos
union all
select date_trunc('month', dia)::date, distrito_id, rubro_id, modalidad_id, signo * (original and not anulado)::int,
  signo * (not original and not anulado)::int, signo * (original and anulado)::int, signo * case when anulado then 0 else monto end
from informe_contratos_pendientes;
create view demoras_por_mes as
select mes, distrito_id, rubro_id, corridos, habiles, contratos from informe_demoras
union all
select date_trunc('month', visado)::date, distrito_id, rubro_id, visado - confirmado, dias_habiles_entre(confirmado, visado), signo
from informe_contratos_pendientes where not anulado and confirmado is not null and visado is not null;
create view abiertos_por_dia as
select dia, distrito_id, rubro_id, contratos from informe_abiertos
union all
select confirmado, distrito_id, rubro_id, signo from informe_contratos_pendientes
where not anulado and confirmado is not null and visado is null;

-- Recaudación: los renglones del libro en la cuenta de lo recaudado

create view recaudado_de_informes as
select m.id as movimiento_id, a.id as asiento_id, dia_del_colegio(a.cuando) as dia, a.concepto,
  coalesce(o.circuito, 'sin_cupon') as circuito,
  m.medio, coalesce(m.banco, '') as banco, m.importe, m.persona_id, a.orden_id
from movimientos m join asientos a on a.id = m.asiento_id left join ordenes_pago o on o.id = a.orden_id
-- Lo que se lleva de la caja al banco, y lo que un cobrador acredita, ya se había recaudado.
where m.cuenta = 'recaudado' and num_nonnulls(a.deposito_id, a.acreditacion_id) = 0;
create index asientos_dia_idx on asientos (dia_del_colegio(cuando), id);

create table informe_recaudacion_pendiente (
  id bigint generated always as identity primary key,
  dia date not null,
  circuito text not null,
  medio text not null,
  banco text not null,
  importe numeric(17, 2) not null
);
create table informe_recaudacion (
  dia date not null,
  circuito text not null,
  medio text not null,
  banco text not null,
  entradas numeric(20, 2) not null,
  salidas numeric(20, 2) not null,
  cobros bigint not null,
  primary key (dia, circuito, medio, banco)
);
create function recaudacion_en_informes() returns trigger language plpgsql set search_path = public, pg_temp as $$
begin
  insert into informe_recaudacion_pendiente (dia, circuito, medio, banco, importe)
  select dia_del_colegio(a.cuando), coalesce(o.circuito, 'sin_cupon'),
    n.medio, coalesce(n.banco, ''), n.importe
  from nuevos n join asientos a on a.id = n.asiento_id left join ordenes_pago o on o.id = a.orden_id
  where n.cuenta = 'recaudado' and num_nonnulls(a.deposito_id, a.acreditacion_id) = 0;
  return null;
end $$;
-- El libro solo crece.
create trigger recaudacion_en_informes after insert on movimientos
  referencing new table as nuevos for each statement execute function recaudacion_en_informes();
create view recaudacion_por_dia as
select dia, circuito, medio, banco, entradas, salidas, cobros from informe_recaudacion
union all
select dia, circuito, medio, banco, greatest(importe, 0), greatest(-importe, 0), (importe > 0)::int from informe_recaudacion_pendiente;

-- Observaciones: son pocas por mes, y se leen del detalle

create index legajo_observaciones_dia_idx on legajo_observaciones (dia_del_colegio(creada_en), id);
create view observaciones_de_informes as
select o.id as observacion_id, o.legajo_id, l.numero_legajo, l.persona_id, l.distrito_id, l.rubro_id, dia_del_colegio(o.creada_en) as dia,
  regexp_replace(coalesce(o.campo, ''), '[.][0-9]+', '', 'g') as campo, o.texto, o.estado,
  1 + (select count(*)::int from observacion_hechos h where h.observacion_id = o.id and h.accion = 'reabrir') as vueltas
from legajo_observaciones o join legajos l on l.id = o.legajo_id;

-- Personas

-- Desde cuándo debe cada una, como en apps/api/src/db/deuda-de-matricula.ts, de todas a la vez.
create view deuda_de_personas as
with pagado as (
  select i.cargo_id, i.sancion_id, sum(im.capital) as capital
  from orden_items i join imputaciones im on im.item_id = i.id
  where i.cargo_id is not null or i.sancion_id is not null group by i.cargo_id, i.sancion_id
), debido as (
  select c.matricula_id, c.vencimiento from cargos c left join pagado p on p.cargo_id = c.id where c.importe > coalesce(p.capital, 0)
  union all
  select s.matricula_id, s.fecha from sanciones s left join pagado p on p.sancion_id = s.id where s.importe > coalesce(p.capital, 0)
)
select m.persona_id, min(d.vencimiento) as deuda_desde from debido d join matriculas m on m.id = d.matricula_id group by m.persona_id;
create view matriculas_de_informes as
select m.id as matricula_id, m.codigo, m.persona_id, p.distrito_id, e.clave as estado, m.descripcion as especialidad, m.fecha_alta
from matriculas m join personas p on p.id = m.persona_id join estados_matriculas e on e.id = m.estado_id;
-- Los cambios de estado los cuenta la auditoría, que no cambia.
create view cambios_de_matriculas as
select a.id as linea_id, dia_del_colegio(a.cuando) as dia, a.distrito_id, m.matricula_id, m.especialidad,
  a.desde ->> 'estado' as antes, a.hasta ->> 'estado' as ahora
from auditoria a join matriculas_de_informes m on m.codigo = coalesce(a.hasta ->> 'matricula', a.desde ->> 'matricula')
where a.accion in ('sancionar', 'rehabilitar', 'corregir_matricula')
  and a.desde ->> 'estado' is distinct from a.hasta ->> 'estado' and a.hasta ->> 'estado' is not null;
create index matriculas_fecha_alta_idx on matriculas (fecha_alta);

-- Quién está al día depende del día: se cuenta una vez por noche, y de cada mes queda la última cuenta.
create table informe_personas (
  mes date not null check (extract(day from mes) = 1),
  distrito_id integer not null,
  estado text not null,
  especialidad text not null,
  matriculas bigint not null,
  al_dia bigint not null check (al_dia between 0 and matriculas),
  primary key (mes, distrito_id, estado, especialidad)
);
create table informe_cuentas_de_personas (
  mes date primary key,
  dia date not null,
  contado_en timestamptz not null
);

-- Lo que ya había se suma al arrancar, con sus feriados (rehacerInformes): hasta entonces no hay sumas, y nadie lee.
create table informe_hecho (
  unico boolean primary key default true check (unico),
  rehecho_en timestamptz not null
);
