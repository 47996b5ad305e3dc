-- A quién se le dijo que una resolución le cambia el mínimo, y de qué: una vez por cada cosa y resolución. Si se retira, se le dice a quien
-- se le dijo, aunque su aviso ya no esté.
create table aranceles_avisados (
  resolucion_id integer not null references resoluciones,
  cosa text not null check (cosa in ('legajo', 'borrador')),
  cosa_id text not null,
  persona_id integer not null references personas,
  avisado_en timestamptz not null,
  primary key (resolucion_id, cosa, cosa_id)
);
create index aranceles_avisados_persona_idx on aranceles_avisados (persona_id);
create index legajo_detalles_por_avisar_idx on legajo_detalles (legajo_id) where calculo_honorario_id is not null;
