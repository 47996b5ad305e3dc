-- Lo que espera un cierre, sumado por día, cuenta, circuito y quién: un Colegio que todavía no cerró ninguno tiene esperando toda su
-- historia, y lo que hay en su caja no la lee. Lo que se acaba de asentar espera aparte, como en el libro; quien lee suma las dos cosas

-- El dinero de cada asiento, de qué circuito es y quién lo anotó: la línea de la auditoría del mismo momento y cosa. Lo que trae la
-- respuesta de un proveedor no es de nadie (S-965). Lo que se llevó al banco no es de ningún cupón, y se cobró antes.
create view dinero_de_asientos as
select a.id as asiento_id, m.id as movimiento_id, (a.cuando at time zone 'America/Argentina/Buenos_Aires')::date as dia, a.concepto,
  a.orden_id, m.medio, m.banco, m.importe,
  case when num_nonnulls(a.deposito_id, a.acreditacion_id) > 0 then 'deposito'
    else (select o.circuito from ordenes_pago o where o.id = a.orden_id) end as circuito,
  (select au.quien from auditoria au where au.cuando = a.cuando and au.quien <> 'pagos' and (
    (au.entidad = 'orden_pago' and au.entidad_id = a.orden_id) or (au.entidad = 'cobranza' and au.entidad_id = a.cobro_id)
    or (au.entidad = 'deposito' and au.entidad_id = a.deposito_id)
    or (au.entidad = 'acreditacion' and au.entidad_id = a.acreditacion_id)
    or (au.entidad = 'persona' and au.entidad_id = m.persona_id)) order by au.id limit 1) as quien
from asientos a join movimientos m on m.asiento_id = a.id and m.cuenta = 'recaudado';

create table por_cerrar_asientos (
  dia date primary key,
  asientos bigint not null check (asientos >= 0)
);
create table por_cerrar_sumas (
  dia date not null,
  medio text not null,
  banco text,
  circuito text,
  quien text,
  movimientos bigint not null check (movimientos >= 0),
  entradas numeric(20, 2) not null check (entradas >= 0),
  salidas numeric(20, 2) not null check (salidas >= 0),
  constraint por_cerrar_sumas_key unique nulls not distinct (dia, medio, banco, circuito, quien)
);

alter table asientos_sin_cerrar add column sumado boolean not null default false;
create index asientos_sin_cerrar_sin_sumar_idx on asientos_sin_cerrar (asiento_id, dia) where not sumado;

-- Uno que espera se suma una vez, y en ese momento: no hay otra forma de que quede sumado, ni de que cambie.
create function sumar_lo_que_espera() returns trigger language plpgsql security definer
  set enable_seqscan = off set search_path = public, pg_temp as $$
begin
  insert into por_cerrar_asientos as p (dia, asientos) select dia, count(*) from sumados group by dia
  on conflict (dia) do update set asientos = p.asientos + excluded.asientos;
  insert into por_cerrar_sumas as s (dia, medio, banco, circuito, quien, movimientos, entradas, salidas)
  select n.dia, d.medio, d.banco, d.circuito, d.quien, count(*), sum(greatest(d.importe, 0.00)), sum(greatest(-d.importe, 0.00))
  from sumados n cross join lateral (select * from dinero_de_asientos where asiento_id = n.asiento_id offset 0) d
  group by 1, 2, 3, 4, 5
  on conflict on constraint por_cerrar_sumas_key do update set movimientos = s.movimientos + excluded.movimientos,
    entradas = s.entradas + excluded.entradas, salidas = s.salidas + excluded.salidas;
  return null;
end $$;
drop trigger asientos_sin_cerrar_solo_crece on asientos_sin_cerrar;
create trigger asientos_sin_cerrar_no_se_vacia before truncate on asientos_sin_cerrar execute function solo_crece();
create trigger asientos_sin_cerrar_solo_se_suman before update on asientos_sin_cerrar
  for each row when (old.sumado or not new.sumado or (old.asiento_id, old.dia) <> (new.asiento_id, new.dia)) execute function solo_crece();
create trigger asientos_sin_cerrar_se_suman after update on asientos_sin_cerrar
  referencing new table as sumados for each statement execute function sumar_lo_que_espera();

-- El que se cierra deja de estar en la suma. Un cierre toma días enteros: de uno en el que queda otro, que se sumó mientras se cerraba, se
-- resta lo suyo.
create function restar_lo_cerrado() returns trigger language plpgsql security definer
  set enable_seqscan = off set search_path = public, pg_temp as $$
begin
  delete from por_cerrar_sumas s where s.dia in (select dia from idos where sumado)
    and not exists (select from asientos_sin_cerrar q where q.dia = s.dia and q.sumado);
  delete from por_cerrar_asientos p where p.dia in (select dia from idos where sumado)
    and not exists (select from asientos_sin_cerrar q where q.dia = p.dia and q.sumado);
  update por_cerrar_asientos p set asientos = p.asientos - x.asientos
  from (select dia, count(*) as asientos from idos where sumado group by dia) x where p.dia = x.dia;
  update por_cerrar_sumas s set movimientos = s.movimientos - x.movimientos, entradas = s.entradas - x.entradas,
    salidas = s.salidas - x.salidas
  from (
    select i.dia, d.medio, d.banco, d.circuito, d.quien, count(*) as movimientos, sum(greatest(d.importe, 0.00)) as entradas,
      sum(greatest(-d.importe, 0.00)) as salidas
    from (select i.asiento_id, i.dia from idos i join por_cerrar_asientos p on p.dia = i.dia where i.sumado) i
    cross join lateral (select * from dinero_de_asientos where asiento_id = i.asiento_id offset 0) d
    group by 1, 2, 3, 4, 5) x
  where (s.dia, s.medio) = (x.dia, x.medio) and (s.banco, s.circuito, s.quien) is not distinct from (x.banco, x.circuito, x.quien);
  delete from por_cerrar_sumas where movimientos = 0;
  return null;
end $$;
create trigger asientos_sin_cerrar_se_restan after delete on asientos_sin_cerrar
  referencing old table as idos for each statement execute function restar_lo_cerrado();

create trigger por_cerrar_asientos_no_se_vacia before truncate on por_cerrar_asientos execute function solo_crece();
create trigger por_cerrar_asientos_se_suma before insert or update or delete on por_cerrar_asientos
  for each statement when (pg_trigger_depth() = 0) execute function solo_crece();
create trigger por_cerrar_sumas_no_se_vacia before truncate on por_cerrar_sumas execute function solo_crece();
create trigger por_cerrar_sumas_se_suma before insert or update or delete on por_cerrar_sumas
  for each statement when (pg_trigger_depth() = 0) execute function solo_crece();

-- Mientras se suma no se cierra, y al revés: lo que se suma después de que un cierre miró no es de ese cierre.
create or replace function asiento_cerrado() returns trigger language plpgsql security definer
  set enable_seqscan = off set search_path = public, pg_temp as $$
declare
  cuantos bigint;
begin
  perform pg_advisory_xact_lock(hashtext('sumar lo sin cerrar'));
  delete from asientos_sin_cerrar q using partes p where q.asiento_id = p.asiento_id;
  get diagnostics cuantos = row_count;
  if cuantos <> (select count(*) from partes) then
    raise exception 'un cierre tiene un asiento que no es suyo: no estaba sin cerrar';
  end if;
  return null;
end $$;

-- Suma de a tantos lo que espera, como `sumar_el_libro`.
create function sumar_lo_sin_cerrar(tantos integer) returns integer language plpgsql security definer
  set enable_seqscan = off set search_path = public, pg_temp as $$
declare
  cuantos integer;
begin
  if not pg_try_advisory_xact_lock(hashtext('sumar lo sin cerrar')) then
    return 0;
  end if;
  update asientos_sin_cerrar q set sumado = true
  where q.asiento_id in (select asiento_id from asientos_sin_cerrar where not sumado order by asiento_id limit tantos)
    and not q.sumado and exists (select from asientos a where a.id = q.asiento_id and a.transaccion <> pg_current_xact_id());
  get diagnostics cuantos = row_count;
  return cuantos;
end $$;

create view sin_cerrar_por_dia as
select dia, medio, banco, circuito, quien, movimientos, entradas, salidas from por_cerrar_sumas
union all
select q.dia, d.medio, d.banco, d.circuito, d.quien, 1, greatest(d.importe, 0.00), greatest(-d.importe, 0.00)
from (select asiento_id, dia from asientos_sin_cerrar where not sumado) q
cross join lateral (select * from dinero_de_asientos where asiento_id = q.asiento_id offset 0) d;

-- Lo mismo, sin mirar de quién es.
create view dinero_sin_cerrar as
select medio, banco, entradas - salidas as importe from por_cerrar_sumas
union all
select m.medio, m.banco, m.importe from (select asiento_id from asientos_sin_cerrar where not sumado) q
cross join lateral (select medio, banco, importe from movimientos where asiento_id = q.asiento_id and cuenta = 'recaudado' offset 0) m;

create or replace function saldo_de_caja(cual text) returns numeric language sql stable set search_path = public, pg_temp as $$
  select coalesce((select c.final from cierre_cuentas c where c.medio = cual and c.banco is null
      and c.cierre_id = (select id from cierres order by numero desc limit 1)), 0.00)
    + coalesce((select sum(importe) from dinero_sin_cerrar where medio = cual), 0.00)
$$;
