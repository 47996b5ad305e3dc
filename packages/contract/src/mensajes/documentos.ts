/** Papers asked for together. */
export const mensajesDeDocumentos = {
  lote_vacio: 'No hay ningún documento para descargar.',
  lote_grande: 'Son más de {maximo} documentos, y juntos no se pueden bajar. Bajalos de a menos.',
  lote_sin_terminar: 'El archivo todavía se está preparando.',
  lote_no_armado: 'No pudimos preparar el archivo. Probá de nuevo en unos minutos.',
  lotes_en_curso: 'Ya hay otras descargas en preparación. Esperá a que terminen.',
} as const;
