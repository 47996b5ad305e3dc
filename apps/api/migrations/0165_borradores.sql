-- Lo que alguien está cargando y todavía no guardó, para seguirlo desde cualquier dispositivo. `valores` es el texto que el asistente
-- entiende; `formulario`, la forma que tenía ese asistente cuando lo escribió. Lo que hace falta para mostrarlo en una lista va aparte.
create table borradores (
  id uuid primary key,
  persona_id integer not null references personas on delete cascade,
  nombre text not null,
  version integer not null default 1 check (version > 0),
  formulario integer not null,
  que text not null,
  detalle text not null,
  paso text not null,
  falta text[] not null,
  enlace text not null,
  dispositivo text not null,
  valores text not null,
  -- el último plazo del que se avisó, en días sin tocarlo, y cuándo
  avisado smallint not null default 0,
  avisado_en timestamptz,
  creado_en timestamptz not null,
  actualizado_en timestamptz not null
);
create index borradores_de_persona_idx on borradores (persona_id, actualizado_en desc);
create index borradores_viejos_idx on borradores (actualizado_en);
