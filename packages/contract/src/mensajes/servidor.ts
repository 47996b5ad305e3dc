import { mensajesDeLegajos } from './legajos.ts';

/** What only the server says: it travels with the answer and no page brings it. */
export const mensajesDelServidor = {
  caracter_invalido:
    'El campo {campo} tiene un carácter que no se puede guardar, quizás invisible. Borralo todo y volvé a escribirlo.',
  cambio_mientras_lo_mirabas:
    'Esto cambió mientras lo mirabas. Volvé a leerlo antes de seguir: lo que escribiste sigue acá.',
  tarifa_retirada_recien:
    'El Colegio retiró recién la tarifa con la que se calculó. No se guardó nada: volvé a calcular.',
  datos_invalidos: 'Hay datos para corregir. Revisá los campos señalados.',
  se_espera_texto: 'Se espera un texto.',
  se_espera_numero: 'Se espera un número.',
  se_espera_entero: 'Se espera un número entero.',
  se_espera_si_o_no: 'Se espera sí o no.',
  se_espera_lista: 'Se espera una lista.',
  se_espera_objeto: 'Se espera un objeto con sus campos.',
  largo_minimo: 'Ingresá al menos {minimo} caracteres.',
  numero_maximo: 'El número no puede ser mayor a {maximo}.',
  numero_minimo: 'El número no puede ser menor a {minimo}.',
  elementos_minimo: 'Se necesitan al menos {minimo} elementos.',
  idempotencia_clave: 'La clave Idempotency-Key tiene que tener entre 1 y 200 letras, números o guiones.',
  bloqueos_vigentes: '{frase} Bloqueo vigente: {bloqueos}.',
  cuerpo_ilegible:
    'No pudimos leer los datos enviados: no son JSON válido, o un campo se llama como ninguno puede (__proto__, constructor).',
  padron_sin_respuesta: mensajesDeLegajos.cuit_no_validado,
  pedido_ilegible: 'No pudimos leer el pedido.',
  cuerpo_grande: 'Los datos enviados superan el tamaño permitido ({maximo}).',
  tipo_de_contenido: 'Los datos tienen que enviarse como application/json.',
  ruta_inexistente: 'La dirección pedida no existe.',
  sin_espacio:
    'No hay lugar para guardar más datos y no se guardó nada. Avisale al Colegio y probá de nuevo más tarde.',
  base_ocupada: 'Hay muchas operaciones en curso y no pudimos atender esta. Probá de nuevo en unos segundos.',
  demasiados_pedidos: 'Recibimos demasiados pedidos seguidos. Esperá un momento y volvé a intentar.',
  idempotencia_en_curso: 'Esa operación todavía se está procesando. Esperá unos segundos.',
  contrato_con_su_legajo: 'El contrato original se cambia junto con su legajo. Recargalo y volvé a intentar.',
  detalle_actualizado: 'Legajo detalle actualizado exitosamente',
  calculo_generado: 'El cálculo del honorario quedó guardado',
  cupo_de_lugares: 'Buscaste muchos lugares en poco tiempo. Volvé a intentar en {espera}.',
  localidad_creada: 'Localidad creada exitosamente',
  localidad_editada: 'Localidad editada exitosamente',
  localidad_no_editable: 'Solo se puede corregir una localidad propia que el Colegio todavía no aprobó.',
  localidad_repetida: 'Esa localidad ya está en la lista de ese partido.',
  partido_inexistente: 'Ese partido no existe.',
  campo_observado_inexistente: 'Lo observado tiene que ser un dato del legajo, no «{campo}»: {campos}.',
  legajo_cambiado:
    'Mientras lo mirabas, {quien} hizo algo con este legajo (el {cuando}) y lo tuyo no se guardó. Mirá cómo quedó antes de volver a intentar.',
  demasiados_intentos: 'Hubo demasiados intentos de ingreso. Esperá {minutos} minutos y volvé a probar.',
  muchos_ingresos: 'Hay muchas personas ingresando a la vez. Esperá unos segundos y volvé a probar.',
  sin_matricula_para_ejercer: 'No tenés una matrícula activa y hoy no podés ejercer. Comunicate con tu distrito.',
  contrasenia_restablecida: 'La contraseña se ha actualizado correctamente',
  contrasenia_actualizada: 'Contraseña actualizada correctamente',
  contrasenia_conocida: 'Esa contraseña es de las más usadas y fácil de adivinar. Elegí otra.',
  contrasenia_actual_incorrecta: 'La contraseña actual no es correcta.',
  codigo_incorrecto: 'El código no es correcto. Revisalo y probá otra vez.',
  codigo_usado: 'Ese código ya se usó. Esperá a que la app muestre el siguiente y probá con ese.',
  demasiadas_llaves: 'Podés tener hasta {maximo} llaves de acceso. Quitá alguna que no uses.',
  llaves_no_disponibles: 'En esta dirección no se pueden usar llaves de acceso.',
  pedido_vencido: 'Pasó mucho tiempo desde que empezaste. Empezá otra vez.',
  demasiados_codigos:
    'Hubo demasiados códigos equivocados. Esperá {minutos} minutos, o usá una llave de acceso o un código de recuperación.',
  demasiados_segundos_pasos: 'Hubo demasiados intentos equivocados. Esperá {minutos} minutos y volvé a probar.',
  segundo_factor_obligatorio:
    'Para actuar por el Colegio hace falta un segundo factor. Agregá otro antes de quitar este.',
  segundo_factor_activado: 'Activaste el segundo factor',
  app_quitada: 'Quitaste la app de códigos',
  app_inexistente: 'No tenés una app de códigos activa.',
  llave_agregada: 'Agregaste la llave de acceso',
  llave_quitada: 'Quitaste la llave de acceso',
  codigos_renovados: 'Estos son tus códigos nuevos. Los anteriores ya no sirven.',
  codigos_sin_factor: 'Los códigos de recuperación se crean al activar el segundo factor.',
  sin_segundo_factor: 'Esa persona no tiene un segundo factor.',
  quita_de_dos_personas:
    'Un segundo factor lo quitan dos personas del Colegio, cada una con su contraseña: falta --como.',
  quita_propia: 'El segundo factor de uno mismo lo tienen que quitar otras dos personas.',
  sesion_cerrada: 'Cerramos esa sesión',
  sesiones_cerradas: 'Cerramos las demás sesiones',
  reinicio_invalido: 'El enlace para restablecer la contraseña venció o ya se usó. Pedí uno nuevo.',
  demasiadas_recuperaciones: 'Hubo demasiados pedidos. Esperá {minutos} minutos y volvé a probar.',
  queda_una_por_responder: 'Respondiste. Te queda otra observación: cuando la respondas, el legajo vuelve al Colegio',
  quedan_por_responder:
    'Respondiste. Te quedan {faltan} observaciones: cuando estén todas respondidas, el legajo vuelve al Colegio',
  borrador_muy_largo: 'El borrador es demasiado largo para guardarlo en el Colegio.',
  demasiados_borradores:
    'Tenés {maximo} borradores guardados, el máximo. Este queda en este dispositivo: terminá o quitá alguno para que se suba.',
  borrador_cambiado: 'Este borrador cambió en otro dispositivo.',
  borrador_terminado:
    'Este borrador ya se guardó o se quitó en otra pantalla. Fijate antes si no está guardado ya; si igual querés guardar esto, volvé a presionar.',
  aviso_obligatorio: 'De esto se avisa siempre. {porque}',
  vista_sin_nombre: 'Ponele un nombre.',
  vista_repetida: 'Ya tenés una vista con ese nombre.',
  vista_cambiada:
    '«{nombre}» cambió en otro dispositivo y lo de acá no se guardó. Mirá cómo quedó antes de volver a intentar.',
  demasiadas_vistas: 'Tenés {maximo} vistas guardadas, el máximo. Quitá alguna.',
  correo_incompleto: 'Escribí el correo completo, como nombre@ejemplo.com.',
  certificado_mandado: 'Se lo estamos mandando a {correo}.',
  certificado_anulado_no_se_manda: 'El certificado está anulado: ya no se manda a nadie.',
  demasiados_certificados_por_correo:
    'Mandaste {maximo} certificados por correo en un día, el máximo. Compartilo de otra forma, o mandalo mañana.',
  servicio_de_push_desconocido: 'Este navegador no puede recibir avisos. Probá con Chrome, Firefox, Safari o Edge.',
  certificado_creado: 'Certificado {numero} creado exitosamente',
  anexo_editado: 'El anexo {numero} quedó corregido',
  certificado_ya_anulado: 'Certificado anulado exitosamente',
  revision_a_favor: 'Lo revisó el Colegio: quedó a tu favor.',
  pago_deshecho: 'Este pago se anuló: no paga nada.',
  revision_devuelto: 'Lo revisó el Colegio: se devolvió.',
  dejo_de_pagar_a_favor: 'Ya no paga este cupón: quedó a tu favor.',
  dejo_de_pagar_devuelto: 'Ya no paga este cupón: se devolvió.',
  liquidacion_cambio:
    'Los importes cambiaron desde que se cargó la liquidación. Ya está actualizada: revisala y volvé a confirmar.',
  medio_unico: 'Elegí un solo método de pago.',
  medio_no_habilitado: 'Ese método de pago no está habilitado para este cupón. Elegí otro.',
  cupon_quiza_pagado:
    'De este cupón hay un pago en proceso o que no lo saldó: consultá cómo está antes de pagarlo otra vez.',
  exportacion_muy_grande: 'Hay más de {maximo} renglones: acotá los filtros y volvé a exportar.',
  resumen_muy_largo:
    'Ese año tiene más de {maximo} renglones, que no entran en un papel: exportá el resumen en una planilla.',
  anio_sin_cargos:
    'El Colegio no publicó cuánto cuesta el año {anio}: se prepara en Listas, con una que empiece en ese año.',
  medio_elegido: 'Método de pago elegido',
  aviso_recibido: 'Aviso recibido',
  pasarela_no_responde:
    'No pudimos comunicarnos con {proveedor}, y no se abrió ningún pago nuevo: probá de nuevo en unos minutos o elegí otro método.',
  pasarela_rechaza: '{proveedor} no aceptó el pedido: {detalle}. No se abrió ningún pago nuevo.',
  intencion_en_curso: 'Ya estamos abriendo el pago de este cupón. Esperá unos segundos y volvé a intentar.',
  comprobante_ya_usado: 'Ese comprobante ya está registrado en un cupón.',
  comprobante_sin_identificar:
    'Ese comprobante ya está anotado sin su cupón: es la cobranza {cobranza}, y se decide en Tesorería, Pagos por revisar.',
  comprobante_ya_decidido:
    'Ese comprobante ya está anotado, y se decidió de él: es la cobranza {cobranza}. Si se decidió hoy por error, se reabre desde Tesorería, Pagos por revisar.',
  cobranza_decidida:
    'De la cobranza {cobranza} ya se dijo qué era. Si fue hoy y por error, deshacelo primero: si es un pago, en su página de Pagos; si no, volvé a abrir la cobranza.',
  cobranza_sin_decidir:
    'De la cobranza {cobranza} no hay una decisión que deshacer. Si es un pago, se deshace en su página de Pagos; si se anotó hoy por error, se anula.',
  cobranza_reabierta:
    'Lo que se había dicho de la cobranza {cobranza} se deshizo: su dinero es ahora la cobranza {otra}.',
  cobranza_de_un_cobrador:
    'Esa cobranza la informó un cobrador: ese dinero entró, y no se anula. Decí de qué cupón es, de quién, o que se devolvió.',
  cobranza_de_otro_dia: 'Lo que se anotó por error se anula el mismo día. Después se devuelve.',
  saldo_ya_usado: 'De lo que esa cobranza dejó a favor ya se usó algo: no se puede deshacer.',
  devolucion_de_caja:
    'Lo que entró por caja se devuelve por caja, sin número de transferencia. Para transferirlo, dejalo a favor de su persona y devolvele ese saldo.',
  devolucion_sin_transferencia:
    'Lo que no es efectivo se devuelve por transferencia: decí su número y de qué banco salió.',
  decision_fuera_del_dia: 'Lo que se decidió de una cobranza se deshace el mismo día.',
  transferencia_ya_anotada: 'Esa transferencia ya está anotada en otra devolución.',
  decision_requerida: 'De un pago por revisar hay que decidir: queda a favor, o se devuelve.',
  nada_que_devolver: 'Ese cupón no tiene un pago que devolver: solo puede quedar sin cambios.',
  pago_anterior_al_cupon:
    'El cupón es del {fecha}: no se pudo pagar antes. Lo que entró antes se deja a favor de su persona, y paga cualquier cupón.',
  pago_ya_decidido: 'El Colegio ya decidió sobre ese pago: no se puede deshacer además.',
  credito_ya_usado: 'Lo que ese pago dejó a favor ya se usó: no se puede deshacer.',
  reversion_de_otro_medio:
    'Solo se deshace lo que el Colegio anotó a mano (caja o transferencia), o lo que dijo de qué cupón era.',
  reversion_fuera_del_dia: 'Un pago anotado a mano se deshace el mismo día; después se devuelve lo que queda a favor.',
  credito_no_alcanza: 'De ese saldo a favor quedan {disponible}.',
  cupon_en_pago: 'Hay un pago de este cupón en proceso: esperá a que termine para cancelarlo.',
  cupon_en_red_link: 'El cupón está en Red Link, donde todavía se puede pagar: no se puede cancelar.',
  cupon_cancelado: 'Cupón cancelado: lo que cobraba se puede volver a liquidar.',
  pago_de_cero: 'El pago no tiene importe: no hay nada que acreditar.',
  lote_vacio: 'No hay ningún documento para descargar.',
  lote_grande: 'Son más de {maximo} documentos, y juntos no se pueden bajar. Bajalos de a menos.',
  lote_sin_terminar: 'El archivo todavía se está preparando.',
  lotes_en_curso: 'Ya hay otras descargas en preparación. Esperá a que terminen.',
  cupo_de_papeles: 'Pediste muchos documentos en poco tiempo. Volvé a intentar en {espera}.',
  cupo_de_exportaciones: 'Exportaste muchas veces en poco tiempo. Volvé a intentar en {espera}.',
  cupo_de_subidas: 'Subiste muchos archivos en poco tiempo. Volvé a intentar en {espera}.',
  cupo_del_padron: 'Hiciste muchas búsquedas de CUIT en poco tiempo. Volvé a intentar en {espera}.',
  cupo_de_avisos_de_prueba: 'Te mandaste muchos avisos de prueba en poco tiempo. Volvé a intentar en {espera}.',
  cupo_de_localidades:
    'Ya agregaste muchas localidades hoy. Volvé a intentar en {espera}, o pedile al Colegio que las cargue.',
  demasiados_a_la_vez: 'Ya tenés otros pedidos en preparación. Esperá a que terminen y volvé a intentar.',
  pedido_abandonado: 'La conexión se cortó antes de terminar.',
  pdf_de_varias_paginas: 'El pdf tiene que ser de una sola página.',
  pdf_con_clave: 'El pdf está protegido. Guardalo sin clave y volvé a subirlo.',
  pdf_de_otra_medida:
    'La página del pdf tiene una medida que no se puede leer. Imprimilo como pdf en una hoja común y volvé a subirlo.',
  pdf_activo: 'El pdf lleva acciones, programas o adjuntos. Imprimilo como pdf y volvé a subirlo.',
  archivo_ausente: 'Elegí un archivo.',
} as const;
