-- Lo que se le avisó a cada uno en sus dispositivos, aunque después los haya quitado: de un hecho, una sola vez.
create table avisados_por_dispositivo (
  evento text not null,
  cosa text not null,
  cosa_id text not null,
  persona_id integer not null references personas on delete cascade,
  creado_en timestamptz not null,
  primary key (evento, cosa, cosa_id, persona_id)
);
create index avisados_por_dispositivo_persona_idx on avisados_por_dispositivo (persona_id);
create index avisados_por_dispositivo_viejos_idx on avisados_por_dispositivo (creado_en);

insert into avisados_por_dispositivo (evento, cosa, cosa_id, persona_id, creado_en)
select e.evento, e.cosa, e.cosa_id, u.persona_id, min(e.creado_en)
from avisos_en_dispositivos e
join dispositivos_con_avisos d on d.id = e.dispositivo_id
join usuarios u on u.id = d.usuario_id
group by e.evento, e.cosa, e.cosa_id, u.persona_id;
