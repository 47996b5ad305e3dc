-- Lo que un índice de texto deja para ordenar después, cada búsqueda lo lee entero: con mil legajos recién guardados, una tardaba
-- diez veces más. Se ordena al escribir.
do $$
declare
  indice record;
begin
  for indice in select c.oid, c.relname from pg_class c join pg_am a on a.oid = c.relam join pg_namespace n on n.oid = c.relnamespace
      where a.amname = 'gin' and c.relkind = 'i' and n.nspname = 'public' loop
    execute format('alter index %I set (fastupdate = off)', indice.relname);
    perform gin_clean_pending_list(indice.oid::regclass);
  end loop;
end $$;
