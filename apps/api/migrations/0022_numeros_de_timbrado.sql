-- Of a stamp paid elsewhere, its number is looked for in every file before it is registered.
create index timbrados_numero_idx on timbrados ((upper(regexp_replace(numero_formateado, '\s+', '', 'g'))))
  where tipo = 'externo' and not anulado;
