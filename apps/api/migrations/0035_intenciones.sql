-- Cada apertura es de un proceso por vez, y lo aprobado puede volver al pagador

alter table intenciones_pago
  drop constraint intenciones_pago_estado_check,
  add constraint intenciones_pago_estado_check
    check (estado in ('creando', 'abierta', 'aprobada', 'rechazada', 'caducada', 'reembolsada')),
  -- Qué proceso le está pidiendo su página al proveedor, y hasta cuándo se lo espera.
  add column tomada_por text,
  add column tomada_hasta timestamptz,
  add constraint intenciones_pago_tomada_check check ((tomada_por is null) = (tomada_hasta is null)),
  -- La última vez que hubo un motivo para preguntar: un aviso, una cobranza, alguien que espera.
  add column reclamada_en timestamptz,
  -- Lo que su proveedor dijo que devolvió, y ya se anotó.
  add column devuelto numeric(17, 2) not null default 0 check (devuelto >= 0);

-- Las que todavía pueden traer un pago son pocas al lado de las aprobadas de noventa días.
create index intenciones_pago_vivas_idx on intenciones_pago (proxima_consulta)
  where proxima_consulta is not null and estado <> 'aprobada';

-- Por lo aprobado se sigue preguntando noventa días: repartido en el primero, para no preguntar por todo a la vez.
update intenciones_pago set proxima_consulta = now() + random() * interval '1 day'
  where estado = 'aprobada' and proxima_consulta is null and creada_en > now() - interval '90 days';

-- La de packages/domain/src/pagos/transiciones-de-intencion.ts; una prueba las compara.
create or replace function intencion_puede_pasar(desde text, hasta text) returns boolean language sql immutable as $$
  select desde = hasta or (desde, hasta) in (
    ('creando', 'abierta'), ('creando', 'aprobada'), ('creando', 'rechazada'), ('creando', 'caducada'),
    ('abierta', 'aprobada'), ('abierta', 'rechazada'), ('abierta', 'caducada'),
    ('rechazada', 'aprobada'), ('rechazada', 'caducada'),
    ('caducada', 'aprobada'), ('caducada', 'rechazada'),
    ('aprobada', 'reembolsada'))
$$;
drop trigger intenciones_inmutables on intenciones_pago;
create trigger intenciones_inmutables before update on intenciones_pago
  for each row execute function salvo_sus_columnas('estado', 'externo', 'url', 'importe', 'vence', 'respuesta',
    'actualizada_en', 'proxima_consulta', 'tomada_por', 'tomada_hasta', 'reclamada_en', 'devuelto');

-- Lo devuelto no deja de estarlo.
create function devuelto_crece() returns trigger language plpgsql as $$
begin
  if new.devuelto < old.devuelto then
    raise exception 'lo devuelto de la intención % no baja', old.id;
  end if;
  return new;
end $$;
create trigger intenciones_devuelto_crece before update of devuelto on intenciones_pago
  for each row execute function devuelto_crece();
