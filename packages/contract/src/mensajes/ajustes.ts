import type { CodigoDeColegio } from '@colega/domain/colegio';

/** What the college says of itself at its desk. */
export const mensajesDeAjustes = {
  distrito_con_ese_nombre: 'Ya hay un distrito con ese nombre.',
  color_ilegible:
    'Ese color no se lee en el tema {tema}: su contraste con la página es {razon} a 1, y tiene que ser de 4,5 a 1.',
  color_mal_escrito: 'El color se escribe con numeral y seis cifras o letras de la A a la F, por ejemplo #1b5e2b.',
  plazo_en_el_pasado: 'Un plazo empieza hoy o más adelante: lo que ya se juzgó con otro queda así.',
  plazo_lejano: 'Un plazo se dice con un año de anticipación como máximo.',
  plazo_de_otro_largo: 'Tiene que ser un número de días entre {minimo} y {maximo}.',
  texto_con_otro_dato: 'Su carta no sabe qué poner en {dato}. Los datos que puede llevar: {hay}.',
  ajuste_cambiado: 'Esto lo cambió {quien} el {cuando}. Mirá cómo quedó antes de seguir: lo que escribiste sigue acá.',
  ajuste_guardado: 'Guardado. Ya vale.',
  plazo_guardado: 'Guardado: vale desde el {desde}.',
  marca_guardada: 'La marca quedó cargada.',
  ajustes_de_todo_el_colegio: 'Esto es de todo el Colegio: lo cambia quien lo administra entero, no un distrito.',
  error_cargar_ajustes: 'No pudimos cargar los datos del Colegio.',
} as const satisfies Partial<Record<CodigoDeColegio, string>> & Record<string, string>;
