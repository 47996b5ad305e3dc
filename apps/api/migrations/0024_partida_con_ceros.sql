-- Una partida es texto de hasta nueve dígitos con los ceros del principio, que un entero pierde. La que con ellos empieza
-- con su partido, los recupera.
alter table legajo_inmuebles alter column partida type text using
  case when partido <> '' and length(partida::text) in (7, 8) and starts_with(lpad(partida::text, 9, '0'), partido)
    then lpad(partida::text, 9, '0')
    else partida::text end;

alter table legajo_inmuebles add constraint partida_en_digitos check (partida ~ '^\d{1,9}$');
