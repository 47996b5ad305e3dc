-- Un sello de otra época o ya usado no entra, un certificado corregido guarda lo que decía, y un contrato aprobado queda como se aprobó

-- La de packages/domain/src/legajos/vida/sello-externo.ts. Que no sea a futuro lo dice el reloj del programa, que también da
-- turno a dos que registran el mismo.
create function sello_externo_en_regla() returns trigger language plpgsql
  set enable_seqscan = off set search_path = public, pg_temp as $$
declare
  contrato legajo_detalles;
  igualado text := upper(regexp_replace(new.numero_formateado, '\s+', '', 'g'));
begin
  select * into contrato from legajo_detalles where id = new.detalle_id;
  if new.fecha < contrato.fecha then
    raise exception 'el sello % es del %, y su contrato del %', new.numero_formateado, new.fecha, contrato.fecha;
  end if;
  if exists (select from timbrados t join legajo_detalles d on d.id = t.detalle_id join estados_legajos e on e.id = d.estado_id
      where t.tipo = 'externo' and not t.anulado and e.clave <> 'anulado' and d.legajo_id <> contrato.legajo_id
        and upper(regexp_replace(t.numero_formateado, '\s+', '', 'g')) = igualado) then
    raise exception 'el sello % ya es de otro legajo', new.numero_formateado;
  end if;
  return null;
end $$;
create trigger sellos_externos_en_regla after insert on timbrados
  for each row when (new.tipo = 'externo' and not new.anulado) execute function sello_externo_en_regla();

-- Lo emitido se anula; lo que se corrige es un anexo, con otra versión y con la anterior guardada.
create trigger certificados_inmutables before update on certificados
  for each row execute function salvo_sus_columnas('estado', 'anulado_en', 'motivo_anulacion',
    'datos', 'codigo', 'referencia_id', 'inmueble_id', 'version', 'version_fecha', 'editado_en');
create function certificado_corregido() returns trigger language plpgsql
  set enable_seqscan = off set search_path = public, pg_temp as $$
begin
  if new.version <> old.version + 1 or old.type <> 'anexa_in_situ' or old.estado <> 'confirmado' then
    raise exception 'el certificado % no se corrige sin otra versión', old.numero_certificado;
  end if;
  if not exists (select from versiones_de_certificados where certificado_id = old.id and numero = old.version
      and datos = old.datos and codigo = old.codigo) then
    raise exception 'lo que el certificado % decía no quedó guardado', old.numero_certificado;
  end if;
  return new;
end $$;
create trigger certificados_corregidos before update on certificados
  for each row when ((old.datos, old.codigo, old.referencia_id, old.inmueble_id, old.version, old.version_fecha, old.editado_en)
    is distinct from (new.datos, new.codigo, new.referencia_id, new.inmueble_id, new.version, new.version_fecha, new.editado_en))
  execute function certificado_corregido();
create trigger certificados_no_reviven before update on certificados
  for each row when (old.estado = 'anulado' and (old.estado, old.anulado_en, old.motivo_anulacion)
    is distinct from (new.estado, new.anulado_en, new.motivo_anulacion)) execute function solo_crece();

-- Un contrato aprobado solo se anula.
create trigger contratos_visados_inmutables before update on legajo_detalles
  for each row when (old.cvd_id is not null) execute function salvo_sus_columnas('estado_id');
create trigger contratos_visados_no_se_borran before delete on legajo_detalles
  for each row when (old.cvd_id is not null) execute function solo_crece();
-- El que nace visado, en una carga, trae las suyas.
create function tarea_de_contrato_abierto() returns trigger language plpgsql
  set enable_seqscan = off set search_path = public, pg_temp as $$
declare
  tarea detalle_tareas := case tg_op when 'INSERT' then new else old end;
begin
  if exists (select from legajo_detalles where id = tarea.detalle_id and cvd_id is not null)
    and (tg_op <> 'INSERT' or exists (select from detalle_tareas where detalle_id = tarea.detalle_id)) then
    raise exception 'el contrato % está visado, y sus tareas no cambian', tarea.detalle_id;
  end if;
  return case tg_op when 'DELETE' then old else new end;
end $$;
create trigger tareas_de_contrato_abierto before insert or update or delete on detalle_tareas
  for each row execute function tarea_de_contrato_abierto();
