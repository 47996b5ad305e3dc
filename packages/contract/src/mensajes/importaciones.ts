import type { CodigoDeImportacion } from '@colega/domain/importaciones';

/** What is wrong with a row that a college brings, said to whoever mends it in a spreadsheet. */
const DE_FILAS = {
  fila_sin_dato: 'Falta el dato.',
  fila_cuit_invalido: '«{valor}» no es un CUIT: revisá sus 11 dígitos.',
  fila_dni_invalido: '«{valor}» no es un DNI: son 7 u 8 cifras.',
  fila_dni_de_otro: 'El DNI {valor} no es el que está en su CUIT.',
  fila_fecha_invalida: '«{valor}» no es una fecha: se escribe dd/mm/aaaa.',
  fila_fecha_futura: '«{valor}» todavía no llegó.',
  fila_importe_invalido: '«{valor}» no es un importe: se escribe 1234,50, sin signo menos.',
  fila_importe_cero: 'El importe es cero.',
  fila_entero_invalido: '«{valor}» no es un número entero mayor a cero, de hasta 8 cifras.',
  fila_correo_invalido: '«{valor}» no es un correo.',
  fila_matricula_invalida:
    '«{valor}» no es una matrícula: es T o R y hasta cinco cifras (T-12.345 o R-01.234). La que tiene otro prefijo o más cifras va con el número nuevo que le des.',
  fila_matricula_sin_letra:
    'El número {valor} no dice si es T (matrícula) o R (registro), ni hay una sola con él: escribila T-12.345 o R-12.345, o agregá la columna Letra en Matrículas.',
  fila_texto_largo: 'Es más largo que los {maximo} caracteres que entran.',
  fila_texto_ilegible: 'Tiene un carácter invisible o que no se puede guardar.',
  fila_telefono_invalido: '«{valor}» no es un teléfono: lleva código de área sin 0 y número sin 15.',
  fila_usuario_invalido: '«{valor}» no es un usuario: lleva entre 3 y 60 minúsculas, números, puntos o guiones.',
  fila_valor_desconocido: '«{valor}» no está en la lista del Colegio.',
  fila_repetida: 'Está repetida: es la misma que la fila {fila}.',
  fila_persona_falta: 'No hay ninguna persona con el CUIT {valor}, ni acá ni en el Colegio.',
  fila_persona_rechazada: 'La persona de CUIT {valor} se rechazó: corregí su fila.',
  fila_matricula_falta: 'No hay ninguna matrícula {valor}, ni acá ni en el Colegio.',
  fila_matricula_rechazada: 'La matrícula {valor} se rechazó: corregí su fila.',
  fila_matricula_de_otro: 'La matrícula {valor} ya es de otra persona.',
  fila_estado_de_otra_matricula: 'Ese estado no es de {valor}: una T no es registro, y una R no está activa.',
  fila_legajo_falta: 'No hay ningún legajo {valor}, ni acá ni entre los anteriores.',
  fila_legajo_rechazado: 'El legajo {valor} se rechazó: corregí su fila.',
  fila_legajo_de_otro: 'El legajo {valor} no vino del sistema anterior, o ya tiene ese pago: se carga en Tesorería.',
  fila_legajo_de_otra_matricula: 'El legajo {valor} no es de la persona de esa matrícula.',
  fila_ampliacion_falta: 'El legajo {valor} no viene en la planilla ni está en el Colegio.',
  fila_ampliacion_rechazada: 'El legajo {valor} se rechazó: corregí su fila.',
  fila_ampliacion_salteada: 'Falta la ampliación {anterior} de ese legajo: van desde la 1 y sin saltos.',
  fila_ampliacion_de_otro: 'El legajo {valor} no vino del sistema anterior: lo amplía su matriculado.',
  fila_ampliacion_despues:
    'El legajo {valor} ya tiene una ampliación hecha acá, y las del sistema anterior van antes: decila en sus observaciones.',
  fila_ampliacion_de_anulado: 'El legajo {valor} está anulado: sus ampliaciones van anuladas, o sin estado.',
  fila_ampliacion_sin_visar:
    'El legajo {valor} tiene algo en trámite, y lo que sigue no puede estar visado: poné que está en trámite.',
  fila_ampliacion_sin_cuit: 'Del comitente del legajo {valor} falta el CUIT: sin él no se visa una ampliación.',
  fila_ampliacion_antes: 'Es anterior a su legajo, que es del {fecha}.',
  fila_ampliacion_sin_legajo: 'Una ampliación es de un legajo: lo de una matrícula va sin ella.',
  fila_comitente_de_otro: '{valor} no es el comitente del legajo {legajo}.',
  fila_numero_tomado: 'El número {valor} ya es de un legajo que se hizo en el portal.',
  fila_visado_tomado: 'El visado {valor} ya es de otro legajo.',
  fila_visado_de_otro_dia:
    'El visado {valor} de ese legajo es del {fecha}, y aprueba lo convenido hasta su día: dejá vacíos el número y la fecha, o poné los de esta ampliación.',
  fila_usuario_tomado: 'El usuario {valor} ya es de otra persona.',
  fila_domicilio_incompleto: 'El domicilio va entero (calle, altura y localidad) o no va.',
  fila_localidad_desconocida: 'No hay ninguna localidad «{valor}».',
  fila_localidad_ambigua: 'Hay más de una localidad «{valor}»: agregá el partido o el código postal.',
  fila_ya_importada_distinta: 'Ya entró con otros datos, y lo que pasó en el sistema anterior no cambia.',
  fila_cargo_distinto: 'Ese cargo ya está por $ {importe}, y se deben $ {saldo}: un cargo no cambia de importe.',
  fila_cargo_no_alcanza: 'Es más que lo que se debe de ese cargo, $ {saldo}.',
  fila_cargo_en_cupon: 'Ese cargo está en un cupón sin pagar: se cobra en Tesorería.',
  fila_cargo_partido:
    'Otra fila del mismo cargo se rechazó, y el saldo y los pagos de un cargo entran juntos: corregila y entran todas.',
  fila_cargo_con_saldo:
    'De ese cargo ya está el saldo, que es lo que se debe después de lo pagado: no se descuenta otra vez.',
  fila_comprobante_distinto:
    'No es como la fila {fila}, del mismo comprobante: lo que pagó uno es de un solo día y por un solo medio. Si son dos comprobantes, dales números distintos.',
  fila_comprobante_partido:
    'Otra fila del mismo comprobante se rechazó, y entra todo o nada: corregila y entran todas.',
  fila_comprobante_ya_importado:
    'El comprobante {valor} ya entró, y esto no estaba en él: si falta, traelo con otro número ({valor}-2).',
  fila_pago_sin_anio: 'Falta el año de lo que se paga.',
  fila_pago_sin_destino: 'Falta de qué es: la matrícula de un arancel o cuota, o el legajo de un CEP o timbrado.',
  fila_pago_de_mas: 'Lo pagado de ese legajo pasa de su monto, $ {monto}.',
  fila_pago_de_anulado: 'El legajo {valor} está anulado y no tiene pagos.',
  fila_saldo_de_anulado: 'El legajo {valor} está anulado: no se debe nada de él.',
  fila_saldo_de_mas: 'Es más que el monto de su legajo, $ {monto}.',
  fila_saldo_exento: 'La modalidad del legajo {valor} no lo paga.',
  fila_en_tramite_sin_cuit: 'Un legajo en trámite necesita el CUIT del comitente: sin él no se amplía ni se certifica.',
  fila_en_tramite_con_visado:
    'Lo que está en trámite no tiene visado: dejá vacíos su número y su fecha, o poné que está visado.',
  fila_propia: 'Es de tu propia persona: lo tiene que traer otro operador.',
  fila_correo_de_operador: 'Trabaja en el Colegio: su correo lo cambia quien administra operadores.',
  fila_sin_permiso_de_operadores: 'Los operadores los trae quien puede administrarlos.',
  fila_roles_desconocidos:
    '«{valor}» no son roles: mesa, visado, tesorería, matrículas, aranceles, auditoría o administración.',
  fila_ya_es_operador: 'Ya es operador con otros roles o distrito: se cambian en Usuarios y roles.',
  fila_hasta_anterior: 'Termina antes de empezar.',
  fila_bloqueo_vigente: 'Ya tiene un bloqueo vigente de ese tipo.',
} as const satisfies Record<CodigoDeImportacion, string>;

export const mensajesDeImportaciones = {
  ...DE_FILAS,
  planilla_ilegible: 'No pudimos leer el archivo: tiene que ser una planilla XLSX o un CSV.',
  planilla_con_clave: 'La planilla tiene clave. Guardala sin clave y volvé a subirla.',
  planilla_antigua: 'Es una planilla de Excel 97. Guardala como XLSX y volvé a subirla.',
  planilla_muy_grande: 'El archivo es demasiado grande: hasta 40 MB y 200.000 filas por hoja. Partilo en varios.',
  planilla_vacia: 'El archivo no tiene ninguna fila.',
  importacion_archivo_repetido: 'Ese archivo ya está en esta importación.',
  importacion_con_muchas_hojas: 'Una importación lleva hasta 60 hojas.',
  importacion_sin_hojas: 'Ninguna hoja dice de qué es: elegí qué trae cada una.',
  importacion_sin_columnas: 'A la hoja {hoja} le faltan columnas: {faltan}.',
  importacion_columna_desconocida: 'Esa columna no es de la hoja.',
  importacion_en_curso: 'Se está trabajando con esta importación. Esperá a que termine.',
  importacion_terminada: 'Esta importación ya terminó: empezá otra.',
  importacion_sin_ensayar: 'Antes de aceptarla hay que ensayarla.',
  importacion_con_rechazadas: 'Tiene filas rechazadas: corregilas, o aceptala sin ellas.',
  importacion_sin_nada: 'No hay nada para escribir: todo está igual o se rechazó.',
  importacion_no_cierra: 'Los totales no son los de control: {que} da {difiere} de diferencia.',
  importacion_otra_escribe: 'Otra importación se está escribiendo. Esperá a que termine.',
  importacion_base_cambiada:
    'Desde el ensayo cambió algo de lo que trae: {cuantas} filas quedarían distintas. No se escribió nada: ensayala de nuevo.',
  importacion_sancion_de_otro_estado:
    'Mientras se escribía, otra persona cambió el estado de una matrícula que se iba a suspender. Ensayala de nuevo.',
  importacion_interrumpida: 'Se interrumpió mientras se escribía y no quedó nada escrito. Podés aceptarla otra vez.',
  importacion_no_entra: 'No quedó nada escrito. En el paso «{paso}» se rechazó: {motivo}',
  importacion_fallida_en:
    'No se pudo terminar el paso «{paso}», y no quedó nada escrito. Probá de nuevo; si vuelve a pasar, avisá.',
  importacion_ensayada_por_otro:
    'La ensayó {quien}, y con tu usuario o con lo que hay ahora no da lo mismo. No se escribió nada: ensayala y aceptala vos.',
  importacion_fallida: 'No se pudo terminar, y no quedó nada escrito. Probá de nuevo; si vuelve a pasar, avisá.',
  importacion_sin_informe: 'Todavía no hay un informe para bajar.',
  importacion_cambiada: 'Esta importación la cambió otra persona. Mirá cómo quedó antes de seguir.',
  importacion_invitaciones:
    'Salen {cuantas} cartas. Quedan {quedan} personas por invitar; de ellas, {sin_correo} sin correo.',
  importacion_invitar_sin_correo: 'A quienes quedan por invitar les falta el correo: se carga en Personas.',
  importacion_nadie_por_invitar: 'No queda nadie por invitar.',
  error_cargar_importaciones: 'No pudimos cargar las importaciones.',
  error_cargar_importacion: 'No pudimos cargar esta importación.',
} as const;
