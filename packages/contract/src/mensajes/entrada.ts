/** The sign-in page and the area around every screen bring only these, and not the whole of `mensajes`. */
export const mensajesDeEntrada = {
  dato_invalido: 'El dato no es válido. Revisalo y volvé a intentar.',
  sin_conexion: 'Sin conexión: revisá tu internet y volvé a intentar.',
  cargado_en_el_dispositivo: 'Lo que cargaste está guardado en este dispositivo.',
  usuario_requerido: 'Ingresá tu usuario.',
  contrasenia_requerida: 'Ingresá tu contraseña.',
  credenciales_incorrectas: 'Contraseña y/o usuario incorrectos',
  ingreso_sin_token: 'Ha ocurrido un error al intentar ingresar al sistema',
  usuario_no_habilitado: 'El usuario no está habilitado para operar en el sistema',
  error_de_comunicacion: 'Error de comunicación. Por favor, intente nuevamente',
  ingreso_en_espera:
    'Hay muchas personas ingresando a la vez. Seguimos probando por vos: no hace falta que hagas nada.',
  sesion_vencida: 'Tu sesión venció. Ingresá de nuevo para continuar.',
  sin_habilidad_ejercicio:
    'Un bloqueo vigente te impide ejercer. Consultá el motivo en Inicio y comunicate con tu distrito.',
  sin_habilidad_ejercicio_en_inicio:
    'Un bloqueo vigente te impide ejercer. El motivo está en esta misma pantalla; comunicate con tu distrito.',
  sin_habilidad_liquidar: 'Un bloqueo vigente te impide liquidar la matrícula. Comunicate con tu distrito.',
  sin_permiso: 'No tenés permiso para hacer esto.',
  codigo_requerido: 'Ingresá el código.',
  llave_incorrecta: 'No pudimos comprobar esa llave de acceso. Probá otra vez, o con un código.',
  desafio_vencido: 'Pasó mucho tiempo desde que ingresaste la contraseña. Empezá otra vez.',
} as const;

export type CodigoDeEntrada = keyof typeof mensajesDeEntrada;

const esCodigo = (codigo: string): codigo is CodigoDeEntrada => Object.hasOwn(mensajesDeEntrada, codigo);

export const textoDeEntrada = (codigo: string): string =>
  mensajesDeEntrada[esCodigo(codigo) ? codigo : 'dato_invalido'];
