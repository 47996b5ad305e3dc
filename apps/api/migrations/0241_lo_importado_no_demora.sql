-- Lo que vino de un sistema anterior se cuenta en su fecha, y de cuánto tardó no se sabe nada: está confirmado y visado el día que dice su
-- planilla. No es una demora, ni espera el visado.
create or replace view contratos_de_informes as
select d.id as contrato_id, d.legajo_id, l.numero_legajo, l.persona_id, l.distrito_id, l.rubro_id, l.modalidad_id,
  d.tipo_contrato = 'original' as original, e.clave = 'anulado' as anulado, d.monto,
  coalesce(dia_del_colegio(d.confirmado_en), d.fecha) as dia,
  case when l.importacion_id is null then dia_del_colegio(d.confirmado_en) end as confirmado, v.fecha as visado
from legajo_detalles d join legajos l on l.id = d.legajo_id join estados_legajos e on e.id = d.estado_id
left join cvds v on v.id = d.cvd_id
where e.clave not in ('borrador', 'anulado') or (e.clave = 'anulado' and (d.confirmado_en is not null or d.cvd_id is not null));

-- Un legajo no cambia de dónde vino.
create or replace function anotar_contrato(contrato legajo_detalles, lugar legajos, signo smallint) returns void language sql
  set search_path = public, pg_temp as $$
  insert into informe_contratos_pendientes (signo, distrito_id, rubro_id, modalidad_id, original, anulado, monto, dia, confirmado, visado)
  select signo, lugar.distrito_id, lugar.rubro_id, lugar.modalidad_id, contrato.tipo_contrato = 'original', e.clave = 'anulado',
    contrato.monto, coalesce(dia_del_colegio(contrato.confirmado_en), contrato.fecha),
    case when lugar.importacion_id is null then dia_del_colegio(contrato.confirmado_en) end,
    (select fecha from cvds where id = contrato.cvd_id)
  from estados_legajos e where e.id = contrato.estado_id
    and (e.clave not in ('borrador', 'anulado')
      or (e.clave = 'anulado' and (contrato.confirmado_en is not null or contrato.cvd_id is not null)))
$$;

-- Las sumas que hubiera se hacen otra vez al arrancar.
delete from informe_hecho;
