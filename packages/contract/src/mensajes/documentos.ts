export const mensajesDeDocumentos = {
  lote_no_armado: 'No pudimos preparar el archivo. Probá de nuevo en unos minutos.',
} as const;
