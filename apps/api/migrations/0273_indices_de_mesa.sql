-- Los cupones que cuestan lo que se cobró sin decir cuál era
create index ordenes_pago_importe_idx on ordenes_pago (monto_total) where estado = 'pendiente';
create index ordenes_pago_con_recargo_idx on ordenes_pago (monto_con_recargo) where estado = 'pendiente';
-- «¿Ya está en marcha?», donde lo primero que hay son 40.000 legajos del sistema anterior
create index legajos_propios_idx on legajos (id) where importacion_id is null;
create index legajo_detalles_calculados_idx on legajo_detalles (id) where resolucion_id is not null;
