-- Lo que espera a Tesorería dice qué es en su dato, y el texto que un Colegio había escrito alrededor del número lo decía otra vez.
update textos_del_colegio set texto = regexp_replace(regexp_replace(texto,
  '\m(?:cup[oó]n|boleta)\s*\(\s*(?:n\s*\.?\s*[º°]|n\.?ro\.?|n[uú]m(?:ero|\.)?|#)?\s*\{cupon\}\s*\)', '{cupon}', 'gi'),
  '(?:\m(?:cup[oó]n|boleta)\s*:?\s+)?(?:\mn\s*\.?\s*[º°]\s*|\mn\.?ro\.?\s*|\mn[uú]m(?:ero|\.)?\s*|#\s*)?\{cupon\}', '{cupon}', 'gi')
where clave like '%.pago\_por\_revisar' and texto like '%{cupon}%';
