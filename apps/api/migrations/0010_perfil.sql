-- What the profile and the public pages show of a person.
alter table personas
  -- inside the CUIT of a person (S-280)
  add column documento text generated always as (substr(cuit, 3, 8)) stored,
  add column fecha_alta date not null default current_date,
  add column nacionalidad text,
  add column fecha_nacimiento date,
  add column genero text,
  -- a file, as imagen_perfil
  add column firma text,
  add column domicilio_localidad_id integer references localidades,
  add column legal_calle text,
  add column legal_numero text,
  add column legal_piso text,
  add column legal_departamento text,
  add column legal_localidad_id integer references localidades;

alter table matriculas
  add column fecha_alta date not null default current_date,
  add column titulo_codigo text not null default '',
  add column titulo_descripcion text not null default '',
  add column institucion text not null default '';
