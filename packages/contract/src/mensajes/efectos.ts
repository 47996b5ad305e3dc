import type { Efecto } from '@colega/domain/legajos';

/** What is said before an act of the college on a file, so that nobody learns it afterwards. */
export const mensajesDeEfectos = {
  efecto_carta_de_lo_observado: 'Sale una sola carta a {correo} con todo lo observado: cada cosa espera su respuesta.',
  efecto_observado_no_se_visa: 'Mientras falte una respuesta, el legajo no se puede visar.',
  efecto_carta_de_lo_reabierto: 'Sale una carta a {correo} con lo que volvés a pedir.',
  efecto_plazo_otra_vez: 'Su plazo para responder se cuenta de nuevo desde hoy.',
  efecto_aviso_de_lo_aceptado:
    'Su matriculado lo lee en el portal y, si lo eligió, en una carta a {correo}: en el momento o en el resumen del día.',
  efecto_cvd: 'Se emite el CVD con su número de visado: cualquiera lo verifica con su QR.',
  efecto_aviso: 'Se le avisa a su matriculado en el portal y por carta a {correo}, salvo que haya apagado esos avisos.',
  efecto_carta_de_la_anulacion: 'Sale una carta a {correo} con tu motivo.',
  efecto_respuestas_aceptadas: 'Las respuestas que esperaban quedan aceptadas.',
  efecto_visado_no_se_observa: 'Lo visado ya no se observa ni se corrige: para deshacerlo hay que anular el legajo.',
  efecto_sin_dinero: 'No se cobra ni se devuelve nada.',
  efecto_contratos_anulados: 'Se anulan todos sus contratos, y no se puede volver atrás.',
  efecto_cvd_anulado: 'Su CVD deja de valer: quien lo verifique lo ve anulado.',
  efecto_cupones_cerrados: 'Los cupones sin pagar se cierran.',
  efecto_pagos_por_revisar: 'Lo que ya se pagó queda para revisar en Tesorería.',
  efecto_confirmado:
    'Deja de ser un borrador: su matriculado ya no lo edita, y debe el CEP y el timbrado que correspondan.',
  efecto_sellado: 'El contrato queda timbrado con el cupón que ya se pagó: no se cobra nada más.',
  efecto_timbrado_externo:
    'El contrato deja de deber su timbrado. Si además se pagó un cupón, ese pago queda para revisar.',
  efecto_timbrado_anulado:
    'El contrato vuelve a deber su timbrado o, si su cupón está pago, a esperar que se lo timbre.',
} as const satisfies Record<Efecto, string>;
