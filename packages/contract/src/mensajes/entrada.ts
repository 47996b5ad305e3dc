/** The sign-in page and the area around every screen bring these, and not the whole of `mensajes`. */
export const mensajesDeEntrada = {
  dato_invalido: 'El dato no es válido. Revisalo y volvé a intentar.',
  sin_conexion: 'Sin conexión: revisá tu internet y volvé a intentar.',
  cargado_en_el_dispositivo: 'Lo que cargaste está guardado en este dispositivo.',
  contrasenia_requerida: 'Ingresá tu contraseña.',
  error_de_comunicacion: 'Error de comunicación. Por favor, intente nuevamente',
  sin_habilidad_ejercicio:
    'Un bloqueo vigente te impide ejercer. Consultá el motivo en Inicio y comunicate con tu distrito.',
  sin_habilidad_ejercicio_en_inicio:
    'Un bloqueo vigente te impide ejercer. El motivo está en esta misma pantalla; comunicate con tu distrito.',
  sin_habilidad_liquidar: 'Un bloqueo vigente te impide liquidar la matrícula. Comunicate con tu distrito.',
  sin_permiso: 'No tenés permiso para hacer esto.',
  codigo_requerido: 'Ingresá el código.',
  llave_incorrecta: 'No pudimos comprobar esa llave de acceso. Probá otra vez, o con un código.',
} as const;
