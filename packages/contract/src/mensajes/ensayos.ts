/** What a rehearsal of a tariff, or of a list of rates, says. */
export const mensajesDeEnsayos = {
  ensayo_con_celdas_sin_leer:
    'Hay cifras que no se entienden: corregilas antes de ensayar, para que el ensayo sea de lo que escribiste.',
  ensayo_sin_calcular: 'Este arancel todavía no se puede calcular: {ruta}: {motivo}.',
  ensayo_de_uno_terminado: 'Ya se publicó o se descartó: no se ensaya más.',
  lista_sin_ensayo: 'De esta lista no hay nada que calcular contrato por contrato: se ensayan las tasas.',
  ensayo_ya_terminado: 'El ensayo ya terminó: no hay nada para cancelar.',
  ensayo_sin_resultado: 'El ensayo todavía no terminó: sus archivos salen cuando termina.',
  ensayo_sin_lineas: 'Después de este ensayo se hizo otro, y de este ya no quedan los contratos uno por uno.',
  archivo_de_ensayo_sin_terminar: 'El archivo todavía se está preparando.',
  error_cargar_ensayo: 'No pudimos cargar el ensayo.',
  error_ensayar: 'No pudimos empezar el ensayo.',
  error_cancelar_ensayo: 'No pudimos cancelar el ensayo.',
} as const satisfies Record<string, string>;
