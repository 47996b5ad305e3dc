-- En la puesta en marcha las primeras oficinas las dice sola quien administra, y rigen en el acto: hasta que alguien publique una lista de
-- ellas, el Colegio esté en marcha o se dé por terminada. Volver a mostrar sus pasos no la empieza otra vez
create function oficinas_de_arranque() returns boolean language sql stable set search_path = public, pg_temp as $$
  select not exists (select from colegio where primeros_pasos_cerrados)
    and not exists (select from auditoria where accion = 'cerrar_primeros_pasos' and entidad = 'colegio')
    and not colegio_en_marcha()
    and not exists (select from listas_del_colegio where lista = 'oficinas' and origen = 'mesa' and publicada_en is not null)
$$;

create or replace function cuidar_listas() returns trigger language plpgsql set search_path = public, pg_temp as $$
begin
  if tg_op = 'INSERT' then
    new.preparadores := array_remove(array[new.preparada_por], null);
    if new.origen = 'mesa' and new.estado <> 'preparada' then
      raise exception 'Una lista se prepara antes de publicarse' using errcode = 'restrict_violation';
    end if;
    if new.origen = 'carga' and exists (select from listas_del_colegio where lista = new.lista and origen <> 'carga') then
      raise exception 'La lista % ya la lleva el Colegio', new.lista using errcode = 'restrict_violation';
    end if;
    if new.origen = 'arranque' and not (case new.lista
        when 'plazos' then not exists (select from legajos where importacion_id is null)
        when 'oficinas' then oficinas_de_arranque()
          and new.vigente_desde = (new.preparada_en at time zone 'America/Argentina/Buenos_Aires')::date
        else false end) then
      raise exception 'El Colegio ya está en marcha: la lista % se publica', new.lista using errcode = 'restrict_violation';
    end if;
    -- De dos de un día rige la que se escribió última: la que se prepara ya estaba escrita
    if new.origen = 'arranque' and exists (select from listas_del_colegio where lista = new.lista and estado = 'preparada') then
      raise exception 'La lista % está en preparación', new.lista using errcode = 'restrict_violation';
    end if;
    return new;
  end if;
  if (new.id, new.lista, new.origen) is distinct from (old.id, old.lista, old.origen) or old.estado = 'retirada' then
    raise exception 'La versión % de una lista no cambia', old.id using errcode = 'restrict_violation';
  end if;
  new.preparadores := old.preparadores;
  if new.preparada_por <> all (old.preparadores) then
    new.preparadores := old.preparadores || new.preparada_por;
  end if;
  if old.estado = 'publicada' and (new.estado <> 'retirada' or (new.vigente_desde, new.norma, new.contenido,
      new.preparada_por, new.preparada_en, new.publicada_por, new.publicada_en) is distinct from (old.vigente_desde, old.norma,
      old.contenido, old.preparada_por, old.preparada_en, old.publicada_por, old.publicada_en)) then
    raise exception 'Una lista publicada no cambia' using errcode = 'restrict_violation';
  end if;
  if new.estado = 'publicada' and (new.vigente_desde, new.norma, new.contenido, new.preparada_por)
      is distinct from (old.vigente_desde, old.norma, old.contenido, old.preparada_por) then
    raise exception 'Una lista se publica como se preparó' using errcode = 'restrict_violation';
  end if;
  return new;
end
$$;

-- Estas nacen publicadas: tampoco en un distrito cerrado
create trigger primeras_oficinas_en_distritos_abiertos before insert on listas_del_colegio for each row
  when (new.lista = 'oficinas' and new.origen = 'arranque')
  execute function cuidar_oficinas();
