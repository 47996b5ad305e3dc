/** The first four are literal (docs/reference/rules.md#literal-texts). */
export const mensajesDeTablero = {
  // OPN-135: the first is for downloading, the second for reading.
  carnet_sin_vigente_para_descargar: 'No se encontró un carnet vigente para descargar.',
  carnet_sin_vigente: 'No se encontró un carnet vigente',
  credencial_bloqueada_desde: 'Tu credencial está suspendida por un bloqueo del {desde}.',
  credencial_bloqueada: 'Tu credencial está suspendida por un bloqueo.',
  credencial_sin_matricula: 'Tu credencial está suspendida: no tenés una matrícula activa.',
  qr_sin_imagen: 'No se encontró la imagen del QR.',
  qr_ajeno: 'Solo se puede pedir el QR de tu propia credencial.',
  error_cargar_persona: 'No pudimos cargar tus datos.',
  error_cargar_matriculas: 'No pudimos cargar tus matrículas.',
  error_cargar_bloqueos: 'No pudimos cargar tus bloqueos.',
  error_cargar_causas: 'No pudimos cargar tus causas.',
  error_cargar_noticias: 'No pudimos cargar las noticias.',
  error_intentar_imprimir: 'Error al intentar imprimir',
} as const;
