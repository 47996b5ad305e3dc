export const mensajesDeSesion = {
  usuario_requerido: 'Ingresá tu usuario.',
  contrasenia_requerida: 'Ingresá tu contraseña.',
  credenciales_incorrectas: 'Contraseña y/o usuario incorrectos',
  ingreso_sin_token: 'Ha ocurrido un error al intentar ingresar al sistema',
  usuario_no_habilitado: 'El usuario no está habilitado para operar en el sistema',
  error_de_comunicacion: 'Error de comunicación. Por favor, intente nuevamente',
  demasiados_intentos: 'Hubo demasiados intentos de ingreso. Esperá {minutos} minutos y volvé a probar.',
  sesion_vencida: 'Tu sesión venció. Ingresá de nuevo para continuar.',
  sin_habilidad_ejercicio:
    'Un bloqueo vigente te impide ejercer. Consultá el motivo en Inicio y comunicate con tu distrito.',
  sin_habilidad_liquidar: 'Un bloqueo vigente te impide liquidar la matrícula. Comunicate con tu distrito.',
  sin_permiso: 'No tenés permiso para hacer esto.',
} as const;
