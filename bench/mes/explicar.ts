/** Why each thing of the month does not match, and what the system has to say of it. */
const PORQUES: Readonly<Record<string, string>> = {
  renglon_que_falta: 'se cobró y su archivo no lo tiene: está anotado y no lo rindió',
  renglon_repetido: 'su archivo lo tiene dos veces: dos veces en el archivo',
  otro_importe: 'su archivo dice un centavo más: otro importe',
  otra_fecha: 'su archivo dice el día anterior: otra fecha',
  cupon_desconocido: 'un cupón que nadie tiene: lo rindió y no está anotado; por SIRO entra y queda sin identificar',
  otro_numero: 'otro número: si nombra su cupón coincide; del banco es un pago parecido, y alguien lo reconoce',
  reversa_desconocida: 'el cobrador lo deshizo y acá sigue: lo deshizo el cobrador',
  contracargo: 'su titular lo desconoció: acá se deshizo',
  la_lista_no_lo_trajo:
    'el archivo llegó antes que la lista: no está anotado, entra, y cuando la lista lo trae cuenta una vez',
  transferencia_de_nadie: 'no dice de quién es: no está anotada, y entra sin identificar',
  pago_a_proveedores: 'salió del banco y no es de un pago: no está anotado, y se resuelve con su motivo',
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
};

export const explicar = (que: string): string => {
  const porque = PORQUES[que];
  return porque === undefined ? '' : ` (${porque})`;
};
