-- Whether somebody is up to date is computed from what their licences owe; by hand there is only an exception, with its day and its
-- reason. personas.al_dia is read by the version before this one, and by nobody else.
alter table personas
  add column exceptuado_hasta date,
  add column exceptuado_motivo text,
  add constraint personas_exceptuado_check check ((exceptuado_hasta is null) = (exceptuado_motivo is null));
