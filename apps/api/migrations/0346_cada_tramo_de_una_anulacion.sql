-- Lo que anuló cada tramo se cuenta entre las personas que miró, y lo de toda la anulación una vez, cuando termina
create index cargos_anulados_de_matricula_idx on cargos_anulados (matricula_id, anulacion_id);
drop index cargos_anulados_matricula_idx;

create or replace function anulacion_de_cargos_pasa() returns trigger language plpgsql
  set enable_seqscan = off set search_path = public, pg_temp as $$
begin
  if (old.estado, new.estado) not in (
      ('pedida', 'en_curso'), ('pedida', 'rechazada'), ('en_curso', 'en_curso'), ('en_curso', 'terminada')) then
    raise exception 'la anulación % no pasa de % a %', old.id, old.estado, new.estado;
  end if;
  if new.estado = 'en_curso' and new.decidio_id = new.pidio_id then
    raise exception 'la anulación % la confirma otra persona', old.id;
  end if;
  if old.estado = 'en_curso' and (new.ultima < old.ultima or new.anulados < old.anulados or new.quedaron < old.quedaron
      or new.decidio_id <> old.decidio_id) then
    raise exception 'la anulación % no vuelve atrás', old.id;
  end if;
  if new.estado = 'terminada' then
    if new.anulados <> (select count(*) from cargos_anulados x where x.anulacion_id = new.id) then
      raise exception 'la anulación % no dice lo que anuló', old.id;
    end if;
  elsif new.anulados - old.anulados <> (
      select coalesce(sum((select count(*) from cargos_anulados x where x.matricula_id = m.id and x.anulacion_id = new.id)), 0)
      from matriculas m where m.persona_id > old.ultima and m.persona_id <= new.ultima) then
    raise exception 'la anulación % no dice lo que anuló', old.id;
  end if;
  return new;
end $$;
