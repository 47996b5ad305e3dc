-- Los legajos que vinieron del sistema anterior no ponen al Colegio en marcha: sus plazos se siguen diciendo en la puesta en marcha
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
    if new.origen = 'arranque' and (new.lista <> 'plazos' or exists (select from legajos where importacion_id is null)) then
      raise exception 'El Colegio ya está en marcha: la lista % se publica', new.lista using errcode = 'restrict_violation';
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
