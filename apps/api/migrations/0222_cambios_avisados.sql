-- A quién se le dijo que algo que se publica le cambia algo suyo, y qué: una vez por cada cosa. Si se retira, se le dice a quien se le dijo,
-- aunque su aviso ya no esté.
create table cambios_avisados (
  id integer generated always as identity primary key,
  resolucion_id integer references resoluciones,
  cosa text not null check (cosa in ('legajo', 'borrador')),
  cosa_id text not null,
  persona_id integer not null references personas,
  avisado_en timestamptz not null,
  unique (resolucion_id, cosa, cosa_id)
);
create index cambios_avisados_persona_idx on cambios_avisados (persona_id);
create index legajo_detalles_por_avisar_idx on legajo_detalles (legajo_id) where calculo_honorario_id is not null;
