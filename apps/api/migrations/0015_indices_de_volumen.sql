-- Lo que se leía de punta a punta: crecía con las tablas de todos

-- Los de un contrato, también los anulados: el detalle de un legajo los muestra.
create index ceps_detalle_idx on ceps (detalle_id);
create index timbrados_detalle_idx on timbrados (detalle_id);

-- Al borrar una fila se busca quién la nombra: de cada sesión vencida, su antecesora; de un inmueble, su certificado.
create index refresh_tokens_sucesor_idx on refresh_tokens (sucesor_id) where sucesor_id is not null;
create index certificados_inmueble_idx on certificados (inmueble_id) where inmueble_id is not null;

-- Al conciliar: de cada pago, sus asientos; de cada intención, sus pagos.
create index asientos_operacion_idx on asientos (operacion_id) where operacion_id is not null;
create index operaciones_pago_intencion_idx on operaciones_pago (intencion_id) where intencion_id is not null;

-- Lo que el Colegio tiene que mirar.
create index ordenes_pago_en_revision_idx on ordenes_pago (id) where en_revision;
