import type { CodigoDeCobro, CodigoDeImpedimento, CodigoDeLectura } from '@colega/domain/dinero';

/** What the treasurer's desk and its calls say. */
export const mensajesDeTesoreria = {
  cupon_sin_codigo: 'Leé el código del cupón, o escribí su número.',
  cupon_ilegible: 'Eso no es el código de un cupón: son 56 cifras, o el número del cupón.',
  cupon_mal_leido:
    'El código se leyó mal: una de sus cifras no es esa. Volvé a pasarlo, o escribí el número del cupón.',
  cupon_de_otro: 'Ese código es de otra institución: no es un cupón del Colegio.',
  caja_cupon_desconocido: 'No hay un cupón con el número {numero}.',
  caja_cupon_pago: 'El cupón N.º {numero} ya está pago: {como}.',
  caja_cupon_anulado: 'El cupón N.º {numero} no se cobra: su legajo o su contrato está anulado.',
  caja_cupon_cerrado: 'El cupón N.º {numero} está cerrado: {motivo}',
  caja_cupon_vencido: 'El cupón N.º {numero} venció el {vencio}: hay que generar otro.',
  caja_pago_anterior: 'El cupón N.º {numero} es del {emitido}: no se paga con dinero de antes.',
  caja_se_esta_pagando:
    'De este cupón hay un pago abierto en {medio} desde las {hora}. Si se cobra acá y además se paga ahí, lo segundo queda a favor.',
  caja_sin_cupones: 'Falta leer algún cupón.',
  caja_cupon_repetido: 'Ese cupón ya está en la lista.',
  caja_sin_pagos: 'Falta con qué se paga.',
  caja_importe_cero: 'Tiene que ser mayor a cero.',
  caja_mas_de_lo_debido: 'Es más que lo que se debe, {debe}.',
  caja_falta: 'Faltan {falta}: agregá otro pago, o cobrá menos de algún cupón.',
  caja_efectivo_de_mas: 'Lo demás ya cubre el total: el efectivo no hace falta.',
  caja_sobra: 'Sobran {sobra}. Si no se devuelven, decí que quedan a favor.',
  caja_redondeo: 'Por los centavos del recargo estos pagos no lo cubren justo: cobralo con uno solo.',
  caja_efectivo_de_hoy: 'El efectivo entra hoy: para un pago de otro día, elegí otro medio.',
  caja_fecha_futura: 'No puede ser de un día que no llegó.',
  caja_fecha_lejana: 'Puede ser de hasta {dias} días atrás.',
  caja_banco_desconocido: 'El Colegio no tiene cuenta en ese banco.',
  caja_medio_de_menos: 'La caja no toma ese medio.',
  caja_comprobante_usado: 'Ese comprobante ya está registrado: es el pago {pago}, del cupón N.º {numero}.',
  caja_comprobante_repetido: 'Ese comprobante ya está en este cobro.',
  caja_cobrado: 'Cobrado: {total}.',
  caja_cobrado_con_vuelto: 'Cobrado: {total}. Vuelto: {vuelto}.',
  error_cargar_caja: 'No pudimos abrir la caja.',
} as const satisfies Record<CodigoDeLectura | CodigoDeImpedimento | CodigoDeCobro, string> & Record<string, string>;
