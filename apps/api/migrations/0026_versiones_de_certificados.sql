-- A correction is a version: what the certificate said before stays here as it was, with the code of the QR it was printed
-- with (null where both papers carried the same one).
alter table certificados
  add column version integer not null default 1 check (version > 0),
  -- of that version; null while it is the first, which is of fecha_creacion
  add column version_fecha date,
  add column motivo_anulacion text;

create table versiones_de_certificados (
  certificado_id integer not null references certificados,
  numero integer not null check (numero > 0),
  fecha date not null,
  codigo text unique,
  datos jsonb not null,
  referencia_id integer references certificados,
  inmueble_id integer,
  creado_en timestamptz not null,
  primary key (certificado_id, numero)
);
create trigger versiones_de_certificados_solo_crece before update or delete on versiones_de_certificados
  for each row execute function solo_crece();

-- those corrected before: the history kept what each of them had said
create temporary table corregidas on commit drop as
  select c.id as certificado_id, row_number() over (partition by c.id order by a.id) as numero, a.desde -> 'datos' as datos,
    (a.cuando at time zone 'America/Argentina/Buenos_Aires')::date as hasta, c.fecha_creacion, c.creado_en, a.cuando
  from certificados c
  join auditoria a on a.entidad = 'legajo' and a.entidad_id = c.legajo_id
    and a.desde ->> 'certificado' = c.numero_certificado and a.desde ? 'datos'
  where c.editado_en is not null;
insert into versiones_de_certificados (certificado_id, numero, fecha, datos, referencia_id, inmueble_id, creado_en)
  select v.certificado_id, v.numero, coalesce(lag(v.hasta) over por_certificado, v.fecha_creacion), v.datos, r.id, r.inmueble_id,
    coalesce(lag(v.cuando) over por_certificado, v.creado_en)
  from corregidas v left join certificados r on r.id::text = v.datos ->> 'certificado_referencia'
  window por_certificado as (partition by v.certificado_id order by v.numero);
update certificados c set version = v.cuantas + 1, version_fecha = v.ultima
  from (select certificado_id, count(*) as cuantas, max(hasta) as ultima from corregidas group by certificado_id) v
  where v.certificado_id = c.id;
