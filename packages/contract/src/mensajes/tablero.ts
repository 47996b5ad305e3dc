import type { CodigoDePerfil } from '@colega/domain/perfil';

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
} as const;

export const mensajesDelColegio = {
  dato_requerido: 'El dato es obligatorio.',
  cuit_con_digito_equivocado: 'El CUIT no es válido: revisá sus 11 dígitos.',
  correo_invalido: 'El correo no es válido.',
  usuario_invalido: 'El usuario lleva entre 3 y 60 letras minúsculas, números, puntos o guiones.',
  codigo_de_matricula_invalido: 'El código de matrícula se escribe T-12.345 o R-01.234.',
  matricula_repetida: 'Hay una matrícula repetida en el pedido.',
  sancion_en_ese_estado: 'La matrícula está en estado {estado} y no se puede sancionar.',
  rehabilitacion_en_ese_estado: 'La matrícula está en estado {estado} y no hay nada que rehabilitar.',
  importe_invalido: 'El importe tiene que ser mayor a cero, con dos decimales como máximo.',
  nacimiento_imposible: 'La fecha de nacimiento no puede ser esa: revisá el año.',
  estado_de_otra_matricula: 'La matrícula {codigo} no puede estar en estado {estado}.',
  excepcion_fuera_de_plazo: 'La excepción puede ser desde hoy y hasta un año después.',
  telefono_invalido: 'El teléfono lleva código de área sin 0 y número sin 15, por ejemplo 221 4556677.',
  nada_que_corregir: 'No hay nada que corregir: ya está así.',
  faltan_datos_para_certificar:
    'Para emitir certificados al Colegio le falta cargar {faltan}. Pedilo en tu distrito: {distrito}, {telefono}, {correo}.',
  persona_ya_existe: 'Ya hay una persona con ese CUIT.',
  usuario_ya_existe: 'Ya hay un usuario con ese nombre.',
  matricula_ya_existe: 'La matrícula {codigo} ya es de otra persona.',
  persona_no_existe: 'No hay una persona con ese CUIT.',
  matricula_no_existe: 'Esa persona no tiene la matrícula {codigo}.',
  tipo_de_bloqueo_no_existe: 'No hay un tipo de bloqueo con la clave {tipo}.',
  distrito_no_existe: 'No hay un distrito con la clave {distrito}.',
  bloqueo_no_vigente: 'La persona no tiene vigente un bloqueo de ese tipo.',
  carnet_sin_requisitos:
    'Para emitir el carnet la persona tiene que poder ejercer (con una matrícula activa y sin bloqueos), estar al día y verificada.',
  operador_no_existe: 'No hay un operador con ese usuario.',
  operador_no_identificado: 'El usuario o la contraseña no son de un operador del Colegio.',
  operador_ya_existe: 'Esa persona ya es operadora del Colegio.',
  usuario_de_otra_persona: 'Ese usuario es de otra persona.',
  ultimo_administrador: 'Es la última persona que administra: antes dale el rol a otra.',
  enlace_de_administracion_invalido: 'El enlace no es válido o venció. Pedí otro a quien atiende el servidor.',
  operador_dado_de_baja: 'El operador ya no puede entrar.',
  administrador_creado: 'La cuenta está lista.',
  causa_ya_existe: 'Ya hay otra causa con el número {numero}.',
} as const satisfies Record<CodigoDePerfil, string> & Record<string, string>;
