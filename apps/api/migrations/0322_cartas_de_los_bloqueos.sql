-- Las cartas de las listas también dicen que cambia lo que un bloqueo quita, donde el Colegio no cambió su texto
update textos_del_colegio set texto = 'Recibís esta carta porque cambia lo que pagás, lo que un bloqueo te quita, un plazo de algo que tenés en curso o dónde te atiende el Colegio.'
where clave = 'motivo.lista_nueva' and texto = 'Recibís esta carta porque cambia lo que pagás, un plazo de algo que tenés en curso o dónde te atiende el Colegio.';
