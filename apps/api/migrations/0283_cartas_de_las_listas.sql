-- Lo que dicen las cartas de las listas, donde el Colegio no lo cambió
update textos_del_colegio set texto = n.texto from (values
  ('asunto.lista_nueva', 'Cambia {que}', '{cambia} {que}'),
  ('motivo.lista_nueva', 'Recibís esta carta porque cambia una tasa o un plazo de algo que tenés en curso.',
    'Recibís esta carta porque cambia lo que pagás o un plazo de algo que tenés en curso.'),
  ('asunto.lista_retirada', 'Se retiró un cambio de {que} que te habíamos avisado', 'Se retiró el cambio {que} que iba a regir desde el {desde}')
) n (clave, era, texto)
where textos_del_colegio.clave = n.clave and textos_del_colegio.texto = n.era;
