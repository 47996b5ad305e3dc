/** Why a payment, a coupon or a collection waits for the college. */
export const PORQUE_SE_REVISA: Readonly<Record<string, string>> = {
  importe_menor: 'se pagó menos de lo que se debía',
  cupon_cerrado: 'su legajo o su contrato está anulado',
  pagado_de_anulado: 'está pago, y su legajo o su contrato se anuló después',
  pagado_y_timbrado_afuera: 'está pago, y su contrato se timbró fuera del Colegio',
  devuelto_en_parte: 'su proveedor devolvió una parte de lo que cobró',
  devuelto_ya_decidido: 'su proveedor devolvió un pago del que el Colegio ya había decidido',
  devuelto_dos_veces:
    'su proveedor devolvió un pago que el Colegio ya había devuelto por transferencia: el dinero salió dos veces',
  cobrado_ya_decidido:
    'su proveedor cobró lo que el Colegio ya había dejado a favor, devuelto o acreditado como cobranza: es el mismo dinero dos veces',
  credito_usado: 'se deshizo su pago, y lo que había quedado a favor ya se usó',
  numero_repetido: 'su proveedor le dio a su pago el número de otro cupón',
  sin_respuesta: 'su proveedor no contestó en días cómo terminó un pago',
  sin_cupon: 'lo informó un cobrador y no es de ningún cupón',
  sin_decir_cupon: 'no se sabe de qué cupón es',
  pago_doble: 'estaba pago',
  no_se_debia: 'lo que cobraba ya no se debía',
  fuera_de_termino: 'se pagó después del último vencimiento',
  importe_mayor: 'se pagó de más',
};
