-- Un arancel en preparación, probado sobre los contratos de doce meses: en qué anda, lo que lleva sumado, y cada contrato comparado.
create table ensayos (
  id integer generated always as identity primary key,
  arancel_id integer not null references aranceles_en_preparacion,
  version integer not null check (version > 0),
  -- El arancel como estaba al pedirlo: otro cambia mientras se calcula y este ensayo sigue siendo de aquel.
  nombre text not null,
  vigente_desde date not null,
  contenido jsonb not null check (jsonb_typeof(contenido) = 'object'),
  desde date not null,
  hasta date not null,
  estado text not null default 'pendiente' check (estado in ('pendiente', 'corriendo', 'terminado', 'cancelado', 'fallido')),
  -- Cuántos contratos son: se cuentan al empezar.
  total integer check (total >= 0),
  hechos integer not null default 0 check (hechos >= 0),
  -- Por dónde va, y hasta dónde llega: lo que entra después no es de este ensayo.
  ultimo_detalle_id integer not null default 0 check (ultimo_detalle_id >= 0),
  hasta_detalle_id integer not null check (hasta_detalle_id >= ultimo_detalle_id),
  -- Cada tramo encola el que sigue con su número: uno repetido no hace nada.
  tanda integer not null default 0 check (tanda >= 0),
  acumulado jsonb not null check (jsonb_typeof(acumulado) = 'object'),
  fallas integer not null default 0 check (fallas >= 0),
  latido timestamptz not null,
  pedido_por integer not null references usuarios,
  creado_en timestamptz not null,
  cancelado_por integer references usuarios,
  terminado_en timestamptz,
  constraint ensayo_de_doce_meses_check check (desde < hasta),
  constraint ensayo_que_termina_check check ((estado in ('terminado', 'cancelado', 'fallido')) = (terminado_en is not null)),
  constraint ensayo_cancelado_check check ((estado = 'cancelado') = (cancelado_por is not null)),
  constraint ensayo_entero_check check (estado <> 'terminado' or (total is not null and hechos = total))
);
create unique index ensayos_en_curso_idx on ensayos (arancel_id) where estado in ('pendiente', 'corriendo');
create unique index ensayos_terminados_idx on ensayos (arancel_id, version, hasta) where estado = 'terminado';
create index ensayos_arancel_idx on ensayos (arancel_id, id);

create function ensayo_cambia() returns trigger language plpgsql set search_path = public, pg_temp as $$
begin
  if old.terminado_en is not null then
    raise exception 'el ensayo % ya terminó y no se puede cambiar', old.id using errcode = 'restrict_violation';
  end if;
  if (new.arancel_id, new.version, new.contenido, new.nombre, new.vigente_desde, new.desde, new.hasta, new.hasta_detalle_id,
      new.pedido_por, new.creado_en)
    is distinct from (old.arancel_id, old.version, old.contenido, old.nombre, old.vigente_desde, old.desde, old.hasta,
      old.hasta_detalle_id, old.pedido_por, old.creado_en)
  then
    raise exception 'de qué es el ensayo % no cambia', old.id using errcode = 'restrict_violation';
  end if;
  if new.hechos < old.hechos or new.ultimo_detalle_id < old.ultimo_detalle_id or new.tanda < old.tanda then
    raise exception 'el ensayo % no vuelve atrás', old.id using errcode = 'restrict_violation';
  end if;
  if new.estado = 'pendiente' and old.estado <> 'pendiente' or new.estado = 'terminado' and old.estado <> 'corriendo' then
    raise exception 'el ensayo % no pasa de % a %', old.id, old.estado, new.estado using errcode = 'restrict_violation';
  end if;
  return new;
end
$$;
create trigger ensayos_cambian before update on ensayos for each row execute function ensayo_cambia();
create function ensayo_queda() returns trigger language plpgsql set search_path = public, pg_temp as $$
begin
  raise exception 'un ensayo no se borra' using errcode = 'restrict_violation';
end
$$;
create trigger ensayos_quedan before delete or truncate on ensayos execute function ensayo_queda();

-- Cada contrato: se borran cuando otra versión del mismo arancel se ensaya.
create table ensayo_lineas (
  ensayo_id integer not null references ensayos,
  detalle_id integer not null,
  clase text not null check (clase in ('comparado', 'alcanza', 'sin_ensayar')),
  motivo text,
  antes numeric(17, 2),
  ahora numeric(17, 2),
  porcentaje numeric(20, 2),
  primary key (ensayo_id, detalle_id),
  constraint ensayo_linea_check check (
    case when clase = 'sin_ensayar' then motivo is not null and antes is null and ahora is null and porcentaje is null
      else motivo is null and antes is not null and ahora is not null and porcentaje is not null end)
);

-- Los que más cambian, con las dos cuentas renglón por renglón.
create table ensayo_explicados (
  ensayo_id integer not null references ensayos,
  detalle_id integer not null,
  antes jsonb not null,
  ahora jsonb not null,
  primary key (ensayo_id, detalle_id)
);

create table ensayo_archivos (
  ensayo_id integer not null references ensayos,
  formato text not null check (formato in ('csv', 'xlsx')),
  estado text not null default 'en_cola' check (estado in ('en_cola', 'listo', 'fallido')),
  contenido bytea,
  creado_en timestamptz not null,
  primary key (ensayo_id, formato),
  check ((estado = 'listo') = (contenido is not null))
);
