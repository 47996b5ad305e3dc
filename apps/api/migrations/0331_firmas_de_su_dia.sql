-- Un papel de antes lleva la firma de quien tenía el cargo ese día: lo que se firmó y desde cuándo queda
create table firmas_del_colegio (
  id integer generated always as identity primary key,
  clave text not null check (clave like 'firma.%'),
  texto text not null,
  desde timestamptz not null
);
create index firmas_del_colegio_idx on firmas_del_colegio (clave, desde, id);
create trigger firmas_del_colegio_solo_crecen before update or delete on firmas_del_colegio for each statement execute function solo_crece();
create trigger firmas_del_colegio_no_se_vacian before truncate on firmas_del_colegio execute function solo_crece();

-- Lo que se devuelve también se revisa, y no es un cupón: qué es lo dice el dato.
update textos_del_colegio set texto = 'Para revisar: {cupon}'
where clave = 'asunto.pago_por_revisar' and texto = 'Para revisar: cupón N.º {cupon}';
update avisos set datos = jsonb_set(datos::jsonb, '{cupon}', to_jsonb('cupón N.º ' || (datos ->> 'cupon')))
where evento = 'pago_por_revisar' and resultado is null and datos ->> 'cupon' ~ '^\d+$';
