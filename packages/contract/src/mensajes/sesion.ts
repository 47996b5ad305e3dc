export const mensajesDeSesion = {
  usuario_requerido: 'Ingresá tu usuario.',
  contrasenia_requerida: 'Ingresá tu contraseña.',
  credenciales_incorrectas: 'Contraseña y/o usuario incorrectos',
  ingreso_sin_token: 'Ha ocurrido un error al intentar ingresar al sistema',
  usuario_no_habilitado: 'El usuario no está habilitado para operar en el sistema',
  error_de_comunicacion: 'Error de comunicación. Por favor, intente nuevamente',
  demasiados_intentos: 'Hubo demasiados intentos de ingreso. Esperá {minutos} minutos y volvé a probar.',
  muchos_ingresos: 'Hay muchas personas ingresando a la vez. Esperá unos segundos y volvé a probar.',
  ingreso_en_espera:
    'Hay muchas personas ingresando a la vez. Seguimos probando por vos: no hace falta que hagas nada.',
  sesion_vencida: 'Tu sesión venció. Ingresá de nuevo para continuar.',
  sin_habilidad_ejercicio:
    'Un bloqueo vigente te impide ejercer. Consultá el motivo en Inicio y comunicate con tu distrito.',
  sin_habilidad_ejercicio_en_inicio:
    'Un bloqueo vigente te impide ejercer. El motivo está en esta misma pantalla; comunicate con tu distrito.',
  sin_matricula_para_ejercer: 'No tenés una matrícula activa y hoy no podés ejercer. Comunicate con tu distrito.',
  sin_habilidad_liquidar: 'Un bloqueo vigente te impide liquidar la matrícula. Comunicate con tu distrito.',
  sin_permiso: 'No tenés permiso para hacer esto.',
  // spec 2 §5, §8
  usuario_de_recuperacion_requerido: 'Por favor, ingresa un Usuario',
  correo_de_recuperacion_enviado: 'Se ha enviado un correo con las instrucciones para restablecer la contraseña',
  contrasenia_restablecida: 'La contraseña se ha actualizado correctamente',
  contrasenia_actualizada: 'Contraseña actualizada correctamente',
  contrasenia_corta: 'La contraseña tiene que tener al menos 6 caracteres.',
  contrasenia_larga: 'La contraseña no puede tener más de 200 caracteres.',
  contrasenias_distintas: 'Las contraseñas no coinciden',
  contrasenia_actual_incorrecta: 'La contraseña actual no es correcta.',
  reinicio_invalido: 'El enlace para restablecer la contraseña venció o ya se usó. Pedí uno nuevo.',
  demasiadas_recuperaciones: 'Hubo demasiados pedidos. Esperá {minutos} minutos y volvé a probar.',
} as const;
