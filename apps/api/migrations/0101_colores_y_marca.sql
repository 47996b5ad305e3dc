-- De cada tema, un color que se lea; la imagen que se cargó, tal como quedó después de revisarla
alter table colegio add column color_oscuro text check (color_oscuro ~ '^#[0-9a-f]{6}$');

create table marcas_del_colegio (
  clave text primary key,
  contenido bytea not null,
  cargada_en timestamptz not null
);
create trigger marcas_del_colegio_solo_crecen before update or delete or truncate on marcas_del_colegio
  execute function solo_crece();
alter table colegio add foreign key (marca) references marcas_del_colegio (clave);
