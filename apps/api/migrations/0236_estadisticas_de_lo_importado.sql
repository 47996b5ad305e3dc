-- Después de escribir decenas de miles de filas de una vez, las consultas se planean con lo que hay y no con lo que había: quien importa
-- no espera a que la base lo note sola.
create function actualizar_estadisticas() returns void language plpgsql security definer
  set search_path = public, pg_temp as $$
begin
  analyze personas, usuarios, contextos, matriculas, bloqueos, bloqueos_rangos, cargos, cargos_de_contrato, ordenes_pago, orden_items,
    operaciones_pago, imputaciones, asientos, movimientos, ceps, timbrados, legajos, legajo_detalles, detalle_tareas,
    legajo_comitentes, legajo_inmuebles, inmuebles_buscados, cvds, auditoria, importados, invitados;
end $$;
