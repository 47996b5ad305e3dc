/** What Tesorería says of files of collectors, closings of the day and the ledger. */
export const mensajesDelLibro = {
  error_cargar_rendiciones: 'No pudimos cargar las rendiciones.',
  error_cargar_cierres: 'No pudimos cargar los cierres.',
  error_cargar_libro: 'No pudimos cargar el libro.',
  archivo_grande: 'El archivo es muy grande: de hasta 12 MB. Pedilo por menos días.',
  rendicion_es_un_libro:
    'Es un libro de Excel, y el de este cobrador es de texto: elegí el archivo como te lo da, sin abrirlo antes.',
  rendicion_ilegible: 'El archivo no es de texto: no se puede leer.',
  rendicion_mal_citada: 'Línea {linea}: hay unas comillas sin cerrar o de más.',
  rendicion_vacia: 'El archivo no tiene ningún movimiento.',
  rendicion_cortada: 'El archivo está cortado: le falta el renglón final, con los totales. Pedilo otra vez.',
  rendicion_sin_encabezado: 'El archivo no empieza con su encabezado: no es de este cobrador, o le falta el comienzo.',
  rendicion_sin_columna:
    'No encontramos la columna «{columna}» entre los títulos de sus primeras líneas. Mirá que el archivo sea de este banco.',
  rendicion_pie_distinto:
    'Los totales de su último renglón no son los de los demás: el archivo está incompleto o cambiado.',
  rendicion_mas_errores: 'Y {resto} líneas más con problemas.',
  rendicion_ya_leida: 'Ese archivo ya se leyó: es «{archivo}», lo leyó {quien} el {cuando}.',
  rendicion_leida: 'Leímos {renglones} renglones y los comparamos con lo que está anotado.',
  rendicion_leida_salteando:
    'Leímos {renglones} renglones y los comparamos con lo que está anotado. Salteamos {sin_importe} sin importe.',
  rendicion_anulada: 'Esta rendición se anuló: ya no cuenta.',
  rendicion_con_entrada: 'Ya se dio entrada a renglones de esta rendición: no se puede anular.',
  rendicion_repetida: 'Otra rendición leída después repite renglones de esta: anulá antes la otra.',
  rendicion_ya_anulada: 'La rendición quedó anulada: sus renglones no cuentan, y su archivo se puede leer otra vez.',
  rendicion_de_a_uno:
    'En el archivo de un banco está también lo que el Colegio depositó: elegí de a uno los renglones a los que das entrada.',
  rendicion_sin_entrada:
    'Lo que rinde {nombre} lo lista también otro cobrador, y entra por ese: así no se anota dos veces.',
  renglon_de_otro_largo: 'Línea {linea}: tiene {largo} caracteres y tendría que tener {esperado}. Puede estar cortada.',
  renglon_sin_dia: 'Línea {linea}: no tiene una fecha que exista.',
  renglon_sin_importe: 'Línea {linea}: no tiene un importe que se pueda leer.',
  renglon_sin_numero: 'Línea {linea}: no tiene el número de la operación.',
  renglon_sin_cupon: 'Línea {linea}: no tiene el número del cupón.',
  renglon_desconocido: 'Línea {linea}: no es de ninguna clase conocida.',
  renglon_con_dos_importes: 'Línea {linea}: dice un importe que entró y otro que salió.',
  renglones_emparejados: 'Renglones que encontraron su pago: {emparejados}.',
  entrada_dada: 'Renglones a los que se dio entrada: {hechos}.',
  entrada_dada_en_parte: 'Se dio entrada a {hechos}. A {fallas} no: {porque}',
  renglon_con_parecido:
    'ya hay un pago del mismo banco, importe y días, con el número {externo}. Mirá si es ese antes de anotarlo de nuevo.',
  renglon_de_otro_pago: 'su número ya es de otro pago: mirá en Pagos por revisar.',
  pareja_confirmada: 'El renglón quedó con ese pago.',
  pareja_que_ya_no_es: 'Ese pago o ese renglón ya tiene su par, o dejó de parecerse. Mirá cómo quedó.',
  renglon_que_es_un_cobro: 'El renglón quedó como un cobro: si su pago está anotado, ya lo tiene; si no, dale entrada.',
  renglon_que_no_es_deposito: 'Ese renglón no es un depósito, o ya se aceptó o se resolvió. Mirá cómo quedó.',
  reversa_anotada: 'El pago {pago} quedó deshecho, como lo dice su cobrador: {efecto}.',
  reversa_sin_pago:
    'No se sabe qué pago en pie es el que el cobrador deshizo. Mirá en Pagos qué se anotó, o dale por vista la diferencia con su motivo.',
  reversa_de_otro_pago: 'El pago que se desharía ya no es ese. Mirá cómo quedó y pedilo otra vez.',
  reversa_que_ya_no_es: 'Ese renglón ya tiene su par, o ya se resolvió. Mirá cómo quedó.',
  rendicion_con_acreditacion: 'Ya se aceptó un depósito de esta rendición: deshacé antes esa acreditación.',
  rendicion_con_deshechos: 'Por renglones de esta rendición ya se deshicieron pagos: no se puede anular.',
  rendicion_con_gastos: 'Hay renglones de esta rendición en el libro como gastos del banco: deshacelos antes.',
  gasto_de_otro_origen: 'Solo en el archivo de un banco hay gastos e intereses suyos.',
  gasto_que_ya_no_es:
    'Línea {linea}: mientras mirabas encontró su par, se resolvió o ya está en el libro. No se anotó ninguno: mirá cómo quedó.',
  gasto_de_otra_clase: 'Línea {linea}: ese dinero salió del banco. Un interés a favor entra.',
  gastos_anotados: 'En el libro, como gastos de «{banco}»: {cuantos}, por {importe}.',
  intereses_anotados: 'En el libro, como intereses de «{banco}»: {cuantos}, por {importe}.',
  gasto_ya_deshecho: 'Ya lo deshizo {quien}, el {cuando}.',
  gasto_deshecho: 'Otro asiento lo volvió atrás: el renglón queda otra vez por decidir.',
  error_cargar_acreditaciones: 'No pudimos cargar los depósitos de los cobradores.',
  acreditacion_periodo_largo: 'Elegí un período de hasta {dias} días.',
  acreditacion_cambiada:
    '{nombre}, {dia}: mientras mirabas cambió lo cobrado o lo que llegó. No se aceptó ninguno: mirá cómo quedó.',
  acreditacion_repetida: '{nombre}, {dia}: está dos veces en el pedido.',
  acreditacion_con_renglones_sin_anotar:
    '{nombre}, {dia}: hay renglones de su archivo que no están anotados ({cuantos}). Dales entrada, o resolvelos, y después aceptá lo que depositó.',
  acreditacion_de_mas:
    '{nombre}, {dia}: llegaron {depositado} y se habían cobrado {cobrado}. Mirá si alguno de esos depósitos es un cobro.',
  depositos_aceptados: 'Días aceptados: {dias}. Entró al banco {depositado}; los cobradores se quedaron {comision}.',
  acreditacion_ya_deshecha: 'Esta acreditación ya la deshizo {quien}, el {cuando}.',
  acreditacion_deshecha: '{nombre}, {dia}: quedó deshecha. Se puede aceptar de nuevo.',
  diferencia_resuelta: 'Quedó resuelta, con su motivo.',
  diferencia_ya_resuelta: 'Ya la resolvió {quien}, el {cuando}.',
  diferencia_que_ya_no_es: 'Mientras tanto dejó de ser una diferencia: ahora coincide.',
  cierre_futuro: 'Ese día todavía no llegó.',
  cierre_de_dia_cerrado:
    'El {dia} ya está cerrado, con el cierre N.º {numero} de {quien}: el que sigue es de ese día o de uno posterior.',
  cierre_sin_nada_nuevo: 'Ese día ya lo cerró {quien}, con el N.º {numero}, y después no entró nada.',
  cierre_cambiado:
    'Mientras mirabas entró o salió algo: ahora son {asientos} asientos. Mirá cómo quedó y cerralo de nuevo.',
  apertura_despues_del_primero: 'Con cuánto se abre se dice en el primer cierre: los demás siguen del anterior.',
  apertura_repetida: 'Esa cuenta está dos veces.',
  apertura_de_otra_cuenta: 'Elegí el banco de las transferencias; las otras cuentas no llevan banco.',
  arqueo_repetido: 'Eso está contado dos veces.',
  arqueo_incompleto: '{nombre}: tendría que haber {hay}. Contalo, aunque no haya nada.',
  arqueo_sin_motivo: 'Hay una diferencia de {diferencia}: decí por qué.',
  arqueo_cambiado:
    '{nombre}: mientras contabas entró o salió algo, y ahora tendría que haber {hay}. Mirá cómo quedó y cerralo de nuevo.',
  caja_cambiada:
    '{nombre}: mientras contabas entró o salió algo, y ahora tendría que haber {hay}. Mirá cómo quedó y entregala de nuevo.',
  entregas_cambiadas:
    'Mientras mirabas alguien entregó su caja, o la reunió otro cierre. Mirá cómo quedó y cerralo de nuevo.',
  dia_cerrado: 'El {dia} quedó cerrado, con el N.º {numero}.',
  error_comparar_con_libro: 'No pudimos comparar los cierres con el libro.',
  error_cargar_depositos: 'No pudimos cargar los depósitos.',
  deposito_anotado: 'Depósito anotado: {importe}, con el comprobante {comprobante} de «{banco}».',
  deposito_anotado_con_comision:
    'Depósito anotado: llegaron {importe}, con el comprobante {comprobante} de «{banco}», y se quedaron {comision}.',
  deposito_y_comision_de_mas: '{medio}: hay {hay}. Lo que llegó y lo que se quedaron no pueden sumar más.',
  deposito_sin_comision: 'Solo de las tarjetas se queda alguien con una parte.',
  deposito_de_nada: 'Escribí cuánto se depositó.',
  deposito_futuro: 'El depósito no puede ser de un día que no llegó.',
  deposito_de_mas: '{medio}: hay {hay}. No se puede haber llevado más.',
  deposito_repetido:
    'Ese comprobante de «{banco}» ya está anotado: {importe}, del {dia}, por {quien}. Si es otro depósito, mirá su número.',
  deposito_en_rendicion: 'El banco dijo que este depósito llegó: no se deshace. Está en la rendición {rendicion}.',
  deposito_ya_deshecho: 'Este depósito ya lo deshizo {quien}, el {cuando}.',
  deposito_deshecho: 'El depósito quedó deshecho. {medio}: volvieron {importe}.',
  codigo_de_cuenta_guardado: '{nombre} lleva el código {codigo} desde el {desde}.',
  codigo_de_cuenta_cambiado:
    'El código de esta cuenta lo cambió {quien} el {cuando}. Mirá cómo quedó antes de seguir: lo que escribiste sigue acá.',
  codigo_de_cuenta_en_lo_cerrado:
    'Desde el {desde} hay movimientos suyos en {cerrado}, hasta el {hasta}. {que}, también si vuelve a exportarse. Si es lo que querés, guardalo igual; si no, cambiá el día.',
  codigo_de_cuenta_antiguo: 'La fecha no puede ser anterior al 01/01/2015.',
  error_cargar_conciliaciones: 'No pudimos cargar las conciliaciones.',
  exportaciones_en_curso: 'Ya hay dos archivos del libro armándose. Esperá a que termine uno.',
  exportacion_sin_terminar: 'El archivo todavía no está listo.',
  libro_muy_largo: 'Son más líneas de las que entran en una hoja de Excel. Pedilo en CSV, o por menos días.',
} as const;
