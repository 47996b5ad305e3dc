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

/** What to do besides deciding, or before. */
export const COMO_SIGUE_EN_LA_MESA: Readonly<Record<string, string>> = {
  devuelto_en_parte:
    'Lo que falta se devuelve desde el panel de su proveedor: cuando él lo diga, el pago se deshace solo. Si no se le devuelve más, no hay nada que hacer.',
  devuelto_ya_decidido:
    'Si lo que se decidió antes quedó a favor, ese saldo se devuelve con el número de esa devolución. Después, no hay nada que hacer.',
  devuelto_dos_veces: 'El dinero salió dos veces: reclamale una a quien pagó. Acá no hay nada más que hacer.',
  cobrado_ya_decidido:
    'Si se decidió hoy, volvé a abrir esa cobranza. Si fue antes y quedó a favor, ese saldo se devuelve. Después, no hay nada que hacer.',
  credito_usado: 'Lo que se usó sin estar pago queda por reclamar a su persona. Acá no hay nada más que hacer.',
  numero_repetido: 'Preguntale a su proveedor de cuál de los dos cupones es el pago.',
  sin_respuesta:
    'Buscalo en el panel de su proveedor. Si se pagó, entra solo cuando él lo diga; si no se pagó, no hay nada que hacer.',
};
