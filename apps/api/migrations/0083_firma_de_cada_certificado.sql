-- La firma es de cada certificado: lo emitido lleva la que llevaba, aunque la persona cargue otra (S-432)

alter table certificados disable trigger certificados_inmutables;
update certificados c set impreso = c.impreso || jsonb_build_object('firma', p.firma)
  from legajos l join personas p on p.id = l.persona_id
  where l.id = c.legajo_id and p.firma is not null and p.firma = p.firma_verificada;
alter table certificados enable trigger certificados_inmutables;
