-- Un título corregido se mira otra vez: si el Colegio lo rechaza vale el anterior, y de uno sin anterior queda por qué
alter table matriculas
  add column titulo_anterior jsonb,
  add column titulo_rechazado text,
  add constraint matriculas_titulo_rechazado_check check (titulo_rechazado is null or not titulo_verificado);
