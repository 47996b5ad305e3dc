import type { CodigoDeVida } from '@colega/domain/legajos';

/** One is literal (DET-022, docs/reference/rules.md#literal-texts). */
export const mensajesDeLaVidaDelLegajo = {
  accion_en_otro_estado:
    'El legajo está {estado} y en ese estado no se puede hacer eso. Recargalo para ver cómo sigue.',
  accion_del_colegio: 'Eso lo hace el Colegio. Acercate a tu Distrito.',
  accion_del_matriculado: 'Eso lo hace el matriculado desde el portal.',
  con_ordenes_generadas: 'El legajo tiene cupones generados y ya no se puede eliminar.',
  confirmar_modalidad_especial: 'Acercate al distrito para confirmar el legajo con modalidad especial.',
  legajo_incompleto: 'Al legajo le faltan comitentes, inmuebles o tareas. Editalo antes de confirmarlo.',
  comitente_por_validar:
    'Falta que el padrón valide el CUIT de un comitente: se lo sigue consultando hasta que responda.',
  comitente_por_corregir: 'El padrón no reconoce a un comitente del legajo: antes de confirmarlo hay que corregirlo.',
  contrato_vencido:
    'El vencimiento del contrato ya pasó y así no se puede confirmar. Editá sus fechas y después confirmalo.',
  contrato_a_futuro:
    'La fecha del contrato es posterior a hoy y así no se puede confirmar. Editá sus fechas y después confirmalo.',
  ampliacion_antes_del_original:
    'La fecha de la ampliación es anterior a la del contrato original. Editá sus fechas y después confirmala.',
  anio_sin_feriados:
    'El Colegio todavía no publicó los feriados de {anio}, y sin ellos no se puede contar el plazo para timbrar este contrato.',
  sin_observacion_abierta: 'El legajo no tiene observaciones para responder y ya no se puede editar.',
  observacion_abierta: 'El legajo tiene una observación sin responder.',
  sin_observacion_respondida: 'El legajo no tiene observaciones respondidas.',
  observacion_en_otro_estado: 'La observación está {estado} y así no se puede hacer eso.',
  cep_no_debido: 'El contrato vigente no debe CEP.',
  cep_con_orden: 'El contrato vigente ya tiene un cupón de CEP.',
  timbrado_no_debido: 'El contrato no debe timbrado.',
  timbrado_con_orden: 'El contrato ya tiene un cupón de timbrado.',
  timbrado_sin_pagar: 'El cupón de timbrado del contrato no está pago.',
  timbrado_plazo_vencido: 'Se venció el plazo de pago, deberá abonarlo en ARBA.',
  sin_timbrado: 'El contrato no está timbrado.',
  timbrado_visado: 'El contrato ya está visado y su timbrado no se puede anular.',
  ampliacion_en_borrador: 'El legajo tiene una ampliación en borrador. Confirmala o eliminala antes.',
  comitente_sin_cuit:
    'El comitente vino sin CUIT del sistema anterior, y sin él no se amplía ni se certifica: cargá lo nuevo como otro legajo, con su CUIT.',
  ampliacion_por_recalcular:
    'El legajo cambió después de calcular esta ampliación. Editala para calcularla de nuevo y después confirmala.',
  ampliacion_no_en_borrador: 'Esa ampliación ya no está en borrador. Recargá el legajo para ver cómo sigue.',
  detalle_es_original: 'El contrato original se anula con su legajo.',
  detalle_no_vigente: 'Solo se puede anular el último contrato confirmado.',
  detalle_visado: 'El contrato ya está visado y no se puede anular.',
  con_pagos: 'Hay pagos registrados y no se puede anular desde el portal. Comunicate con tu Distrito.',
  nada_por_visar: 'No hay contratos confirmados sin visar.',
  falta_cep: 'Falta pagar el CEP de un contrato.',
  falta_timbrado: 'Falta el timbrado de un contrato.',
  anula_el_colegio: 'Un legajo visado lo anula el Colegio. Comunicate con tu Distrito.',
  sin_original_confirmado: 'Solo se puede anular un legajo con su contrato original confirmado.',
  certificado_sin_cep: 'Para emitir certificados tiene que estar pago el CEP del contrato original.',
  matricula_no_habilita:
    'La matrícula {codigo} está en estado {estado} y hoy no habilita a ejercer: con ella no se puede confirmar, ampliar ni certificar. Consultá en tu distrito.',
  montos_en_curso:
    'Hay un cupón en curso o un pago, o algo que vino del sistema anterior: se pueden corregir comitentes, inmuebles y textos, pero no montos, tareas ni fechas.',
  inmueble_con_certificados: 'Un inmueble con certificados emitidos no se puede quitar del legajo.',
  estado_de_detalle_invalido: 'Un contrato solo se puede confirmar o anular.',
} as const satisfies Record<CodigoDeVida, string>;
