import type { CodigoDeColegio } from '@colega/domain/colegio';

/** What the college says of itself at its desk. */
export const mensajesDeAjustes = {
  distrito_con_ese_nombre: 'Ya hay un distrito con ese nombre.',
  oficina_con_ese_nombre: 'Ya hay una oficina con ese nombre.',
  telefono_de_oficina_invalido:
    '«{telefono}» no es un teléfono: escribilo con sus números. Entre uno y otro va una coma.',
  demasiados_telefonos: 'Son hasta {maximo} teléfonos por oficina.',
  distrito_que_no_esta: 'Ese distrito no está, o está cerrado.',
  distrito_de_persona_cerrado: 'Su distrito, {distrito}, está cerrado: pasá antes a la persona a uno abierto.',
  tu_distrito_cerrado: 'Tu distrito, {distrito}, está cerrado: pedile al Colegio que te pase a otro.',
  distrito_con_cosas:
    'No se puede cerrar {distrito}: tiene {que}. Pasalos antes a otro distrito, o esperá a que terminen.',
  distrito_unico: 'Es el único distrito abierto: el Colegio necesita al menos uno.',
  distrito_cerrado: 'Cerrado. Nadie más se registra en él; lo que ya se hizo queda como estaba.',
  distrito_reabierto: 'El distrito quedó abierto.',
  distrito_agregado: 'El distrito quedó agregado.',
  banco_con_ese_nombre: 'Ya hay un banco con ese nombre.',
  cbu_equivocado: 'Ese CBU no es: son 22 números, y sus dígitos de control no coinciden.',
  columna_larga: 'Son hasta {maximo} nombres por columna, de hasta {letras} letras cada uno.',
  columna_sin_letras: '«{nombre}» no nombra ninguna columna: escribilo como lo dice el extracto.',
  columna_de_dos: '«{nombre}» está dicho dos veces: cada columna tiene su nombre.',
  importe_en_dos_formas:
    'El importe va en una columna con su signo, o en una de créditos y otra de débitos: decí una de las dos formas.',
  banco_agregado: 'El banco quedó agregado: se ofrece desde el {desde}.',
  banco_dejado: '«{banco}» deja de ofrecerse el {desde}. Lo suyo queda como está.',
  banco_retomado: '{banco} se ofrece otra vez.',
  banco_unico: 'Es el único banco en uso: agregá antes el que lo reemplaza.',
  banco_dejado_antes: 'No se puede dejar de usar antes del {desde}, que es cuando se empezó.',
  banco_con_dinero_antes: 'Ya tiene dinero del {dia}: se usa desde ese día, o desde antes.',
  banco_con_dinero_despues: 'Tiene dinero hasta el {dia}: se deja de usar desde el día siguiente, o después.',
  banco_lejano: 'Se dice con un año de anticipación como máximo.',
  rubro_que_no_esta: 'Uno de esos rubros no está.',
  sin_ningun_rubro: 'Elegí al menos un rubro.',
  oficinas_en_su_lista:
    'Se cambian en Listas: una persona las prepara y otra las publica. Pueden regir desde ese mismo día.',
  oficinas_que_se_publican: 'Las oficinas ya se publican en Listas: una persona las prepara y otra las publica.',
  oficinas_de_arranque:
    'Mientras ponés en marcha el Colegio las decís vos y valen en el acto. Después se cambian en Listas: una persona las prepara y otra las publica.',
  oficina_que_queda: 'Es la única: cambiala, o agregá antes la que la reemplaza.',
  partido_que_no_esta: 'Uno de esos partidos no está.',
  partidos_movidos: '{cuantos} pasaron a {distrito}.',
  listas_de_fabrica:
    'Estas listas siguen como vinieron con el programa, con cifras y textos de referencia: {listas}. Con ellas se cobra y se cuenta hasta que el Colegio publique las suyas.',
  error_cargar_primeros_pasos: 'No pudimos cargar los primeros pasos.',
  color_ilegible:
    'Ese color no se lee en el tema {tema}: su contraste con la página es {razon} a 1, y tiene que ser de 4,5 a 1.',
  color_mal_escrito: 'El color se escribe con numeral y seis cifras o letras de la A a la F, por ejemplo #1b5e2b.',
  plazo_en_el_pasado: 'Un plazo empieza hoy o más adelante: lo que ya se juzgó con otro queda así.',
  plazo_lejano: 'Un plazo se dice con un año de anticipación como máximo.',
  plazo_de_otro_largo: 'Tiene que ser un número de días entre {minimo} y {maximo}.',
  texto_con_otro_dato: 'Su carta no sabe qué poner en {dato}. Los datos que puede llevar: {hay}.',
  texto_con_llave_suelta:
    'Las llaves son para los datos, cada uno con las dos y sin espacios. Los datos que puede llevar: {hay}.',
  texto_de_muchos_renglones: 'Hasta {maximo} renglones.',
  texto_sin_su_dato: 'Le falta {faltan}: sin eso, quien recibe la carta no sabe de qué se trata.',
  error_mostrar_carta: 'No pudimos armar la carta de muestra.',
  ajuste_cambiado: 'Esto lo cambió {quien} el {cuando}. Mirá cómo quedó antes de seguir: lo que escribiste sigue acá.',
  ajuste_guardado: 'Guardado. Ya vale.',
  plazo_guardado: 'Guardado: vale desde el {desde}.',
  marca_guardada: 'La marca quedó cargada.',
  ajustes_de_todo_el_colegio: 'Esto es de todo el Colegio: lo cambia quien lo administra entero, no un distrito.',
  error_cargar_ajustes: 'No pudimos cargar los datos del Colegio.',
} as const satisfies Partial<Record<CodigoDeColegio, string>> & Record<string, string>;
