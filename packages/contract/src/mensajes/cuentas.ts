/** Passwords, second factors and open sessions. */
export const mensajesDeCuentas = {
  usuario_de_recuperacion_requerido: 'Por favor, ingresa un Usuario',
  correo_de_recuperacion_enviado: 'Se ha enviado un correo con las instrucciones para restablecer la contraseña',
  contrasenia_corta: 'La contraseña tiene que tener al menos 6 caracteres.',
  contrasenia_larga: 'La contraseña no puede tener más de 200 caracteres.',
  contrasenias_distintas: 'Las contraseñas no coinciden',
  llave_sin_crear: 'No se creó la llave de acceso. Si la cancelaste sin querer, probá otra vez.',
  llave_repetida: 'Esa llave de acceso ya está agregada.',
  falta_segundo_factor: 'Para actuar por el Colegio tenés que activar antes tu segundo factor.',
  error_cargar_segundo_factor: 'No pudimos cargar tu segundo factor.',
  error_cargar_sesiones: 'No pudimos cargar tus sesiones.',
} as const;
