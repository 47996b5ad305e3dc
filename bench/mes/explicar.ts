/** Why each thing of the month does not match, and what the system has to say of it. */
const PORQUES: Readonly<Record<string, string>> = {
  renglon_que_falta: 'se cobró y su archivo no lo tiene: está anotado y no lo rindió',
  renglon_repetido: 'su archivo lo tiene dos veces: dos veces en el archivo',
  otro_importe: 'su archivo dice un centavo más: otro importe',
  otra_fecha: 'su archivo dice el día anterior: otra fecha',
  cupon_desconocido:
    'un cupón que nadie tiene: lo rindió y no está anotado; por SIRO entra y queda sin identificar, a Link se le reclama',
  otro_numero: 'otro número: si nombra su cupón coincide; del banco es un pago parecido, y alguien lo reconoce',
  otro_cupon: 'su número es el de un pago y su cupón es otro: otro cupón',
  reversa_desconocida: 'el cobrador lo deshizo y acá seguía: lo deshizo el cobrador, y se deshace',
  contracargo: 'su titular lo desconoció: acá se deshizo',
  reembolso: 'su proveedor lo devolvió: acá se deshizo',
  la_lista_no_lo_trajo:
    'el archivo llegó antes que la lista: no está anotado, entra, y cuando la lista lo trae cuenta una vez',
  transferencia_de_nadie: 'no dice de quién es: no está anotada, y entra sin identificar',
  pago_a_proveedores: 'salió del banco y no es de un pago: no está anotado, y se resuelve con su motivo',
  gasto_del_banco: 'lo que el banco cobró por la cuenta: no está en el libro, y se anota desde su renglón',
  deposito_sin_anotar: 'la caja lo llevó y nadie lo anotó: se anota cuando el banco lo dice',
  deposito_de_otro_importe: 'el banco contó un centavo más que lo que la caja llevó: otro importe',
  deposito_sin_cobros: 'nombra a un cobrador y no es de nada que haya cobrado: no es nuestro, y se resuelve',
  no_salio: 'se devolvió y el banco no la tiene entre sus salidas: está anotada y no la rindió',
  salio_otro_importe: 'salió un centavo más que lo que se devolvió: otro importe',
  renglon_ilegible: 'una línea que no se lee: se rechaza el archivo entero y se dice cuál',
  leido_dos_veces: 'el mismo archivo: se rechaza y se dice quién lo leyó',
  bajado_otra_vez: 'los mismos renglones en otro archivo: ninguno cuenta de nuevo',
  de_otro: 'de otro Colegio: nada está acá, se anula y no cuenta',
  en_otro_origen: 'ofrecido como de otro: se rechaza',
  otra_comision: 'se quedó con más que lo acordado: de más',
  cajon_con_diferencia:
    'se contó y faltaba o sobraba: el cierre lo dice con su motivo, y es un asiento contra faltantes y sobrantes',
  cajon_que_coincide: 'se contó y era lo que tenía que haber',
  no_llega: 'el banco ya informó los días en que tenía que llegar: no llegó',
  esperado: 'el banco todavía no informó el día en que tiene que llegar',
  aviso_doble: 'su proveedor avisó dos veces: cuenta una',
  aviso_perdido: 'su proveedor no avisó: se le pregunta, y cuenta',
  aviso_desordenado: 'después de avisar que se pagó avisó que no: cuenta una vez',
  aviso_falso: 'avisó de un pago que no se hizo: no cuenta',
  rechazado_antes: 'se rechazó y se pagó en la misma página: cuenta una vez',
  cobrado_de_menos: 'su página cobró de menos: el cupón queda con su resto',
  cobrado_de_mas: 'su página cobró de más: lo que sobra queda a favor',
  pagado_dos_veces: 'se pagó por dos páginas: la segunda queda a favor',
};

export const explicar = (que: string): string => {
  const porque = PORQUES[que];
  return porque === undefined ? '' : ` (${porque})`;
};
