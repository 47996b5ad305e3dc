-- Lo que se avisa de una lista dice si cambia una cosa o dos, y lo que se retira, qué es y desde cuándo: las cartas que todavía no salieron también
update avisos set datos = datos || '{"cambia": "Cambia"}'
where evento = 'lista_nueva' and canal = 'correo' and enviado_en is null and datos is not null and not datos ? 'cambia';
update avisos a set datos = jsonb_build_object('que', 'de ' || (a.datos ->> 'que'), 'desde', to_char(l.vigente_desde, 'DD/MM/YYYY'))
from listas_del_colegio l
where a.evento = 'lista_retirada' and a.canal = 'correo' and a.enviado_en is null and a.datos is not null and not a.datos ? 'desde'
  and l.id::text = a.cosa_id;
