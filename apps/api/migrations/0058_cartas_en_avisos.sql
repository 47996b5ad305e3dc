-- Las cartas de la cuenta (dispositivo nuevo, contraseña cambiada) son avisos como los demás: las que ya salieron se anotan
-- entre ellos con su clave, para que ninguna salga otra vez. Las que esperan en la cola pasan por «avisar_seguridad».

-- lo que se cuenta y no está escrito en otro lado; se borra cuando el aviso se resuelve
alter table avisos add column datos jsonb;

insert into avisos (evento, cosa, cosa_id, persona_id, canal, creado_en, enviado_en, resultado)
select split_part(c.clave, ' ', 1), 'cuenta', c.clave, u.persona_id, 'correo', c.enviada_en, c.enviada_en, 'enviado'
from cartas c
left join sesiones s on s.id::text = split_part(c.clave, ' ', 2)
join usuarios u on u.id::text = coalesce(s.usuario_id::text, split_part(c.clave, ' ', 2))
where split_part(c.clave, ' ', 1) in ('dispositivo_nuevo', 'clave_cambiada')
on conflict do nothing;

drop table cartas;
