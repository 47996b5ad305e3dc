-- Lo que espera a Tesorería dice qué es en su dato, y el texto que un Colegio había escrito alrededor del número lo decía otra vez.
update textos_del_colegio set texto = regexp_replace(texto,
  '(\mcup[oó]n\s+)?(\mn\s*\.?\s*[º°]\s*|\mn\.?ro\.?\s*|\mn[uú]mero\s+|#\s*)?\{cupon\}', '{cupon}', 'gi')
where clave like '%.pago\_por\_revisar' and texto like '%{cupon}%';
