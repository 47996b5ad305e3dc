-- Lo que vence un día, sin recorrer lo que ya no se puede pagar.
create index ordenes_pago_primer_vencimiento_idx on ordenes_pago (vencimiento) where estado = 'pendiente';
create index legajo_detalles_timbrado_idx on legajo_detalles (vencimiento_timbrado) where vencimiento_timbrado is not null;
create index cargos_vencimiento_idx on cargos (vencimiento);
