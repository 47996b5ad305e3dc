-- También de una lista que se publica: una tasa, un feriado que corre un plazo, un plazo
alter table cambios_avisados
  add column lista_id integer references listas_del_colegio,
  add constraint cambios_avisados_lista_id_cosa_cosa_id_key unique (lista_id, cosa, cosa_id),
  add constraint cambios_avisados_de_uno_check check (num_nonnulls(resolucion_id, lista_id) = 1);
