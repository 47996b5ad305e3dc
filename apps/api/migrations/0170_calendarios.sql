-- La dirección secreta del calendario de cada uno: de ella se guarda su huella, y ninguna cuando dejó de compartirse (S-873)
create table calendarios (
  persona_id integer primary key references personas,
  version integer not null check (version > 0),
  huella text unique
);
