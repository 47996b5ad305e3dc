export const mensajesDeDocumentos = {
  lote_vacio: 'No hay ningún documento para descargar.',
  lote_grande: 'Son más de {maximo} documentos, y juntos no se pueden bajar. Bajalos de a menos.',
  lote_sin_terminar: 'El archivo todavía se está preparando.',
  lote_no_armado: 'No pudimos preparar el archivo. Probá de nuevo en unos minutos.',
  lotes_en_curso: 'Ya hay otras descargas en preparación. Esperá a que terminen.',
  cupo_de_papeles: 'Pediste muchos documentos en poco tiempo. Volvé a intentar en {espera}.',
  cupo_de_exportaciones: 'Exportaste muchas veces en poco tiempo. Volvé a intentar en {espera}.',
  cupo_de_subidas: 'Subiste muchos archivos en poco tiempo. Volvé a intentar en {espera}.',
  cupo_del_padron: 'Hiciste muchas búsquedas de CUIT en poco tiempo. Volvé a intentar en {espera}.',
  cupo_de_localidades:
    'Ya agregaste muchas localidades hoy. Volvé a intentar en {espera}, o pedile al Colegio que las cargue.',
  demasiados_a_la_vez: 'Ya tenés otros pedidos en preparación. Esperá a que terminen y volvé a intentar.',
  pedido_abandonado: 'La conexión se cortó antes de terminar.',
} as const;
