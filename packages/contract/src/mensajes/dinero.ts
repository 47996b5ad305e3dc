import type { CodigoDeLiquidacion, CodigoDeMedio, MotivoDePago } from '@colega/domain/dinero';

/** Some are literal (docs/reference/rules.md#literal-texts). */
const reglas = {
  cupon_ya_en_red_link: 'El cupón ya ha sido enviado a Red Link previamente.',
  cupon_ya_generado: 'Ya se ha generado el cupón previamente.',
  cupon_sin_barra: 'El importe supera lo que admite el código de barras: pagalo por otro medio.',
  medio_en_mantenimiento: 'Este medio no responde en este momento. Elegí otro o probá en unos minutos.',
  liquidacion_vacia: 'Seleccioná al menos un concepto para liquidar.',
  liquidacion_solo_bonificaciones:
    'Una bonificación se descuenta de lo que se liquida: seleccioná también un arancel, una cuota o una sanción.',
  cuota_2_sin_cuota_1: 'No es posible liquidar solo la CUOTA 2, debe seleccionar la CUOTA 1',
  cuota_1_en_otro_cupon: 'La CUOTA 1 está en un cupón sin pagar: pagalo, o cancelalo, antes de liquidar la CUOTA 2.',
  cuota_2_sin_arancel: 'No es posible liquidar solo la CUOTA 2, debe seleccionar el ARANCEL',
  liquidacion_sin_arancel: 'No es posible liquidar sin seleccionar el ARANCEL',
} as const satisfies Record<CodigoDeMedio | CodigoDeLiquidacion, string>;

const destinos = {
  pago_doble: 'Pago repetido: quedó a tu favor.',
  no_se_debia: 'Lo que cobraba el cupón ya no se debía: quedó a tu favor.',
  fuera_de_termino: 'Se pagó fuera de término: se tomó por lo que se debía ese día.',
  importe_mayor: 'Pagó el cupón; la diferencia quedó a tu favor.',
  importe_menor: 'Pago a cuenta: el resto se sigue debiendo.',
  cupon_cerrado: 'El cupón estaba anulado: lo revisa el Colegio.',
} as const satisfies Record<MotivoDePago, string>;

export const mensajesDeCuenta = {
  ...reglas,
  ...destinos,
  revision_a_favor: 'Lo revisó el Colegio: quedó a tu favor.',
  pago_deshecho: 'Este pago se anuló: no paga nada.',
  revision_devuelto: 'Lo revisó el Colegio: se devolvió.',
  dejo_de_pagar_a_favor: 'Ya no paga este cupón: quedó a tu favor.',
  dejo_de_pagar_devuelto: 'Ya no paga este cupón: se devolvió.',
  liquidacion_cambio:
    'Los importes cambiaron desde que se cargó la liquidación. Ya está actualizada: revisala y volvé a confirmar.',
  medio_requerido: 'Debe seleccionar un método de pago',
  medio_unico: 'Elegí un solo método de pago.',
  medio_no_habilitado: 'Ese método de pago no está habilitado para este cupón. Elegí otro.',
  cupon_quiza_pagado:
    'De este cupón hay un pago en proceso o que no lo saldó: consultá cómo está antes de pagarlo otra vez.',
  cupon_no_pendiente: 'El cupón no se encuentra en estado pendiente',
  formulario_no_disponible: 'El formulario al que esta intentando acceder no esta disponible.',
  exportacion_muy_grande: 'Hay más de {maximo} renglones: acotá los filtros y volvé a exportar.',
  resumen_muy_largo:
    'Ese año tiene más de {maximo} renglones, que no entran en un papel: exportá el resumen en una planilla.',
  anio_sin_cargos: 'No hay importes cargados para el año {anio} (data/cargos-de-matricula.json).',
  anio_hasta_anterior: 'El campo año hasta no puede ser anterior al año desde',
  error_actualizar_liquidacion: 'Error al intentar actualizar la liquidacion',
  error_generar_liquidacion: 'Error al intentar generar la liquidacion',
  error_generar_cupon: 'Error al intentar generar cupón',
  error_redireccionar: 'Error al intentar redireccionar a {proveedor}', // ERR-029..031
  error_enviar_red_link: 'Error al enviar el cupón a RedLink',
  error_cargar_los_cupones: 'Error al cargar los cupones',
  error_cargar_cupones: 'Error al cargar cupones',
  error_cargar_el_listado: 'Error al cargar el listado',
  cupon_creado: 'Cupón creado exitosamente',
  cupon_enviado_a_redlink: 'Cupón enviado a Redlink',
  cupon_enviado_a_red_link_del_listado: 'Cupón enviado a RedLink',
  medio_elegido: 'Método de pago elegido',
  codigo_copiado: 'Código copiado exitosamente',
  codigo_no_copiado: 'El código no pudo ser copiado',
  aviso_recibido: 'Aviso recibido',
  pasarela_no_responde:
    'No pudimos comunicarnos con {proveedor}, y no se abrió ningún pago nuevo: probá de nuevo en unos minutos o elegí otro método.',
  pasarela_rechaza: '{proveedor} no aceptó el pedido: {detalle}. No se abrió ningún pago nuevo.',
  intencion_en_curso: 'Ya estamos abriendo el pago de este cupón. Esperá unos segundos y volvé a intentar.',
  comprobante_ya_usado: 'Ese comprobante ya está registrado en un cupón.',
  comprobante_sin_identificar:
    'Ese comprobante ya está anotado sin su cupón: es la cobranza {cobranza}, y se resuelve con operador revisar.',
  comprobante_ya_decidido:
    'Ese comprobante ya está anotado, y se decidió de él: es la cobranza {cobranza}. Si se decidió hoy por error, se reabre con operador revisar.',
  cobranza_decidida:
    'De la cobranza {cobranza} ya se dijo qué era. Si fue hoy y por error, deshacelo primero: operador revertir si es un pago, o --decision reabierto.',
  cobranza_sin_decidir:
    'De la cobranza {cobranza} no hay una decisión que deshacer. Si es un pago, se deshace con operador revertir; si se anotó hoy por error, con --decision anulado.',
  cobranza_reabierta:
    'Lo que se había dicho de la cobranza {cobranza} se deshizo: su dinero es ahora la cobranza {otra}.',
  cobranza_de_un_cobrador:
    'Esa cobranza la informó un cobrador: ese dinero entró, y no se anula. Decí de qué cupón es, de quién, o que se devolvió.',
  cobranza_de_otro_dia:
    'Lo que se anotó por error se anula el mismo día. Después se devuelve, con --decision devuelto.',
  saldo_ya_usado: 'De lo que esa cobranza dejó a favor ya se usó algo: no se puede deshacer.',
  devolucion_de_caja:
    'Lo que entró por caja se devuelve por caja, sin --comprobante. Para transferirlo, dejalo a favor de su persona y usá operador devolver.',
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
  verificar_antes_de_pagar:
    'Verificar la información antes de pagar - Una vez pagado, no se podrá reintegrar, ni utilizar en otro legajo',
  instrumentos_de_pago:
    'Sos responsable de los medios de pago que uses: verificá que sean tuyos o que tengas autorización para usarlos.',
  pregunta_red_link: '¿Enviar el cupón para su pago en Redlink?',
  barra_se_acredita: 'El pago se acredita entre 24 y 48 horas hábiles.',
  procesando_pago: 'Procesando el pago, aguarde ...',
  pago_exitoso: 'Pago exitoso',
  pago_acreditado: 'Pago acreditado. Cupón #{numero}',
  timbrado_prepago_pago: 'Timbrado prepago legajo #{numero}',
  presentate_en_una_sede:
    'Ya podes presentarte a una Sede colegial a sellar el contrato, en cualquier momento previo al Visado.',
  lo_sentimos: 'Lo sentimos',
  pago_no_procesado: 'No fue posible procesar el pago',
  intenta_nuevamente: 'Intentá nuevamente',
  proveedor_puede_demorar:
    'La acreditación de {proveedor} podría demorar unos minutos en verse reflejada en el sistema.',
  proveedor_no_proceso: '{proveedor} no pudo procesar el pago',
  intentar_de_nuevo: 'Intentar el procedimiento nuevamente',
  pago_confirmado: 'Pago Confirmado',
  pago_siendo_procesado: 'Tu pago está siendo procesado',
} as const;
