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
  medio_requerido: 'Debe seleccionar un método de pago',
  cupon_no_pendiente: 'El cupón no se encuentra en estado pendiente',
  formulario_no_disponible: 'El formulario al que esta intentando acceder no esta disponible.',
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
  codigo_copiado: 'Código copiado exitosamente',
  codigo_no_copiado: 'El código no pudo ser copiado',
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
