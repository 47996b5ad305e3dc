import type { CodigoDeColegio } from '@colega/domain/colegio';

/** The college's dated lists: how they are prepared, published and withdrawn. */
export const mensajesDeListas = {
  celda_mal_escrita: 'No se entiende. Se escribe así: {como}.',
  celda_larga: 'Hasta {maximo} letras.',
  celda_sin_importe: 'El importe tiene que ser mayor que cero. Lo que no se cobra se quita de la lista.',
  celda_fuera_de_rango: 'Tiene que estar entre {minimo} y {maximo}.',
  fila_repetida: 'Ya está en otra fila.',
  fila_que_falta: 'Falta la fila de «{cual}».',
  lista_sin_filas: 'La lista no tiene ninguna fila.',
  lista_larga: 'Una lista tiene hasta {maximo} filas.',
  lista_igual: 'No cambia nada: dice lo mismo que la que rige ese día.',
  lista_desde_el_pasado: 'Una lista empieza a regir mañana o más adelante: lo de antes queda como se hizo.',
  lista_lejana: 'Una lista se publica con tres años de anticipación como máximo.',
  feriado_antes_de_regir: 'Es anterior al día en que la lista empieza a regir: lo ya contado queda así.',
  anio_salteado: 'Falta {anio}: sin sus feriados, ese año se contaría como si no tuviera ninguno.',
  vencimientos_al_reves: 'El último vencimiento no puede ser antes que el primero.',
  tasa_en_cero:
    'Tiene que ser mayor que cero: todo contrato lleva su CEP y su timbrado, salvo los de una modalidad que los exime. Solo el recargo puede no cobrarse.',
  recargo_de_mas: 'El recargo de un mes no pasa del 10 %.',
  rubro_sin_control: 'Nada se miraría de un legajo de {rubro}: poné su rubro en alguna fila.',
  bloqueo_en_uso: 'Hay personas con «{nombre}»: no se quita. Decí que ya no se puede poner, y se levanta de a uno.',
  lista_ya_en_preparacion:
    'Ya hay una en preparación, de {quien}: corregila, publicala o descartala antes de empezar otra.',
  lista_ya_con_ese_dia: 'Ya hay una publicada que empieza el {desde}. Retirala o elegí otro día.',
  lista_que_no_se_toca: 'Esta versión ya no está en preparación: {como}.',
  lista_de_la_misma_persona: 'La preparaste vos, entera o en parte: la publica otra persona.',
  lista_que_ya_rige: 'Rige desde el {desde}: ya no se retira. Para cambiar algo se publica otra.',
  lista_cambiada: 'Esto lo cambió {quien} el {cuando}. Mirá cómo quedó antes de seguir: lo que escribiste sigue acá.',
  plazo_que_se_publica:
    'Con el Colegio en marcha los plazos se cambian en Listas: una persona los prepara y otra los publica.',
  anio_que_no_cobra: 'La lista de cargos de {anio} no cobra arancel ni cuotas: no hay nada que generar.',
  cargo_que_no_se_cobra: 'La lista de cargos que rige no cobra {cargo}.',
  lista_preparada: 'Preparada. Falta que otra persona la publique.',
  lista_corregida: 'Guardado. Falta que otra persona la publique.',
  lista_publicada: 'Publicada: rige desde el {desde}.',
  lista_retirada: 'Retirada: sigue rigiendo la anterior.',
  lista_descartada: 'Descartada.',
  listas_de_todo_el_colegio:
    'Las listas son de todo el Colegio: las cambia quien trabaja para todo él, no para un distrito.',
  planilla_de_lista_ilegible: 'No pudimos leer la planilla: tiene que ser XLSX o CSV, y sin contraseña.',
  planilla_de_lista_grande: 'La planilla pesa más de 2 MB.',
  planilla_sin_la_lista: 'La planilla no tiene las columnas de esta lista: {columnas}. Exportala y trabajá sobre esa.',
  error_cargar_listas: 'No pudimos cargar las listas.',
  error_cargar_la_lista: 'No pudimos cargar esta lista.',
} as const satisfies Partial<Record<CodigoDeColegio, string>> & Record<string, string>;
