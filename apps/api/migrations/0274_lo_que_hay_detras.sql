-- Cuántos renglones hay detrás de cada cifra de los informes: de ahí salen el total del uno por uno, y en qué mes o día está cada página.
set local statement_timeout = 0;
alter table informe_legajos add column contratos bigint not null default 0;
alter table informe_recaudacion add column movimientos bigint not null default 0;
create or replace view legajos_por_mes as
select mes, distrito_id, rubro_id, modalidad_id, legajos, ampliaciones, anulados, honorarios, contratos from informe_legajos
union all
select date_trunc('month', dia)::date, distrito_id, rubro_id, modalidad_id, signo * (original and not anulado)::int,
  signo * (not original and not anulado)::int, signo * (original and anulado)::int, signo * case when anulado then 0 else monto end, signo
from informe_contratos_pendientes;
create or replace view recaudacion_por_dia as
select dia, circuito, medio, banco, entradas, salidas, cobros, movimientos from informe_recaudacion
union all
select dia, circuito, medio, banco, greatest(importe, 0), greatest(-importe, 0), (importe > 0)::int, 1 from informe_recaudacion_pendiente;

-- De un lugar donde hay pocos se va a los suyos, y no a todos los de esos días.
create index legajos_distrito_idx on legajos (distrito_id);
create index legajos_rubro_idx on legajos (rubro_id);
create index movimientos_recaudados_idx on movimientos (medio, banco) where cuenta = 'recaudado';

-- Las sumas que hubiera se hacen otra vez al arrancar.
delete from informe_hecho;
