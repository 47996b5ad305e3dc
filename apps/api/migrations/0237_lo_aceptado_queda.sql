-- Una importación aceptada queda como se aceptó: sin columnas que nombrar, la guarda de antes no miraba ninguna.
drop trigger importaciones_aceptadas_quedan on importaciones;
create trigger importaciones_aceptadas_quedan before update on importaciones
  for each row when (old.estado = 'aceptada') execute function solo_crece();
