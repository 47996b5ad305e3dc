/** What Tesorería says of files of collectors, closings of the day and the ledger. */
export const mensajesDelLibro = {
  error_cargar_rendiciones: 'No pudimos cargar las rendiciones.',
  error_cargar_cierres: 'No pudimos cargar los cierres.',
  error_cargar_libro: 'No pudimos cargar el libro.',
  archivo_grande: 'El archivo es muy grande: de hasta 12 MB. Pedilo por menos días.',
  rendicion_es_un_libro: 'Es un libro de Excel. Abrilo, guardalo como CSV y elegí ese archivo.',
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
  dia_cerrado: 'El {dia} quedó cerrado, con el N.º {numero}.',
  codigo_de_cuenta_guardado: '{nombre} lleva el código {codigo} desde el {desde}.',
  codigo_de_cuenta_cambiado:
    'El código de esta cuenta lo cambió {quien} el {cuando}. Mirá cómo quedó antes de seguir: lo que escribiste sigue acá.',
  codigo_de_cuenta_antiguo: 'La fecha no puede ser anterior al 01/01/2015.',
  exportaciones_en_curso: 'Ya hay dos archivos del libro armándose. Esperá a que termine uno.',
  exportacion_sin_terminar: 'El archivo todavía no está listo.',
  libro_muy_largo: 'Son más líneas de las que entran en una hoja de Excel. Pedilo en CSV, o por menos días.',
} as const;
