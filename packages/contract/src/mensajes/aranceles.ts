import type {
  CodigoDePorcentaje,
  CodigoDePreparacion,
  CodigoDeRenglon,
  CodigoDeVigencia,
} from '@colega/domain/honorarios';

/** What the desk says of the tariffs that it prepares. */
export const mensajesDeAranceles = {
  cifra_vacia: 'Falta la cifra.',
  cifra_invalida: 'No es un número: escribilo como 1.234,50.',
  cifra_negativa: 'Tiene que ser un número de cero para arriba.',
  cifra_en_ingles: 'Los miles van con punto y los decimales con coma: 1.234,50.',
  cifra_ambigua: 'Puede ser {una} o {otra}. Escribilo de una de esas dos formas.',
  cifra_con_mas_decimales: 'Lleva {maximo} decimales como máximo.',
  cifra_muy_larga: 'Lleva {maximo} cifras como máximo.',
  cifra_mayor_a_cero: 'Tiene que ser mayor a cero.',
  porcentaje_mayor_a_cien: 'Un porcentaje no pasa de 100.',
  reparto_desconocido: 'No hay un reparto con ese nombre. Los que hay: {hay}.',
  tramo_sin_fin: 'Solo el último tramo queda sin tope: decí hasta dónde llega este.',
  tramo_que_no_crece: 'Tiene que ser mayor que el tope del tramo anterior, {anterior}.',
  ultimo_tramo_con_fin: 'El último tramo no lleva tope: borralo, o agregá otro después.',
  incidencias_que_no_suman: 'Las incidencias suman {suma} y tienen que sumar 100.',
  categorias_que_no_cubren: 'Entre todas las categorías tienen que cubrir de 0 a 8 respuestas, sin repetir ninguna.',
  falta_la_norma: 'Cambiaste una cifra: decí de qué norma sale.',
  cifra_sin_norma: 'Decí de qué norma sale.',
  arancel_incompleto: 'Con esto no se puede calcular. {donde}: {motivo}.',
  arancel_sin_nombre: 'Ponele un nombre: el de la resolución.',
  arancel_con_nombre_repetido: 'Ya hay una resolución publicada con ese nombre.',
  arancel_en_el_pasado: 'Lo que ya rige no cambia: puede empezar desde el {desde}.',
  arancel_muy_anterior: 'La primera puede empezar desde el {desde}.',
  arancel_muy_lejano: 'Se publica con dos años de anticipación como máximo.',
  arancel_superpuesto: 'Tiene que empezar después que «{otra}», que empieza el {desde}.',
  porcentaje_de_aumento_invalido: 'Escribí cuánto suben o bajan, por ejemplo 12,5 o -3.',
  redondeo_a_cero: 'Con ese redondeo alguna cifra quedaría en cero: elegí uno más fino.',
  nada_que_aumentar: 'No hay cifras a las que aplicarlo.',
  renglon_inexistente: 'Ese tramo ya no está.',
  ultimo_renglon: 'Es el único tramo: no se puede quitar.',
  demasiados_renglones: 'Son demasiados tramos.',
  tramos_corridos: 'Los tramos cambiaron mientras tanto: mirá cómo quedaron y volvé a intentar.',
  arancel_cambiado:
    'Esta resolución en preparación la cambió {quien} el {cuando}. Acá ya está como quedó, y lo que escribiste sigue.',
  arancel_terminado: 'Esta resolución en preparación ya se publicó o se descartó.',
  arancel_publica_otra_persona:
    'La empezaste o la cambiaste vos: la publica otra persona con el permiso de publicar aranceles.',
  sin_permiso_de_publicar: 'La publica quien tiene el permiso de publicar aranceles.',
  arancel_sin_leer: 'Para publicarla hace falta decir qué versión se leyó. Mirá cómo está y volvé a intentar.',
  arancel_con_base_vieja: 'Después de empezarla se publicó «{otra}»: ponela al día o descartala antes de publicarla.',
  arancel_con_base_retirada:
    'Después de empezarla se retiró «{otra}», sobre la que está hecha: ponela al día antes de publicarla.',
  arancel_con_problemas: 'Todavía hay cosas por corregir.',
  arancel_publicado: 'Publicada: {nombre} rige desde el {desde}.',
  arancel_descartado: 'Quedó descartada.',
  resolucion_retirada:
    'Retirada: «{nombre}», que iba a regir desde el {dia}, no va a regir. Queda «{sigue}», con vigencia desde el {desde}.',
  resolucion_retirada_sola:
    'Retirada: «{nombre}», que iba a regir desde el {dia}, no va a regir. No queda ninguna antes: hasta que publiques otra no se calcula ningún honorario.',
  resolucion_ya_retirada: 'Esa resolución ya estaba retirada.',
  resolucion_ya_vigente: 'Ya rige desde el {desde}: lo que se calculó con ella queda. Se reemplaza con otra.',
  resolucion_con_otra_despues: 'Primero hay que retirar «{otra}», que sigue a esta.',
  sin_tarifas_del_programa: 'Tu Colegio ya tiene tarifas propias: no hay ninguna del programa para quitar.',
  tarifas_del_programa_con_calculos:
    'Ya se calculó algo con las tarifas que vinieron con el programa: quedan, y la tuya las sigue.',
  tarifas_del_programa_quitadas: 'Quitadas. Ahora prepará la primera tarifa de tu Colegio.',
  planilla_de_arancel_ilegible: 'No pudimos leer la planilla: tiene que ser XLSX o CSV, y sin contraseña.',
  planilla_de_arancel_grande: 'La planilla pesa más de 5 MB.',
  planilla_de_otros_tramos:
    'La planilla tiene {en_la_planilla} tramos donde ahora hay {ahora}: cada uno iría a otro. Exportala de nuevo y trabajá sobre esa.',
  planilla_sin_la_tabla: 'La planilla no tiene las columnas de esta tabla: {columnas}. Exportala y trabajá sobre esa.',
  lo_que_no_se_agrega:
    'Acá se cambian las cifras. Una tarea, un coeficiente, una categoría o un rubro que no están cambian la cuenta: se los piden a quien mantiene el programa, y llegan con una versión nueva.',
  error_cargar_aranceles: 'No pudimos cargar los aranceles.',
  error_cargar_arancel: 'No pudimos cargar esta resolución.',
  error_guardar_arancel: 'No pudimos guardar lo que escribiste: sigue acá, y lo vamos a volver a intentar.',
} as const satisfies Record<CodigoDePreparacion | CodigoDeRenglon | CodigoDeVigencia | CodigoDePorcentaje, string> &
  Record<string, string>;
