-- Lo que todavía se debe de una sanción del sistema anterior viene con la referencia que tenía, y no entra dos veces
alter table sanciones
  add column externo text,
  add constraint sanciones_externo_check check (externo is null or btrim(externo) <> '');
create unique index sanciones_externo_key on sanciones (externo) where externo is not null;

alter table importaciones alter column controles
  set default '{"deudas": null, "pagos": null, "saldos_a_favor": null, "sanciones": null}';

create or replace function actualizar_estadisticas() returns void language plpgsql security definer
  set search_path = public, pg_temp as $$
begin
  analyze personas, usuarios, contextos, matriculas, bloqueos, bloqueos_rangos, cargos, cargos_de_contrato, creditos, sanciones,
    ordenes_pago, orden_items, operaciones_pago, imputaciones, asientos, movimientos, ceps, timbrados, legajos, legajo_detalles,
    detalle_tareas, legajo_comitentes, legajo_inmuebles, inmuebles_buscados, cvds, auditoria, importados, invitados;
end $$;
