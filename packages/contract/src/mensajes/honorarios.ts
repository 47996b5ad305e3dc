import type { CodigoDeHonorarios } from '@colega/domain/honorarios';

export const mensajesDeHonorarios = {
  colegio_sin_tarifa: 'Tu Colegio todavía no publicó su tarifa de honorarios. Cuando la publique, se calcula acá.',
  fecha_sin_tarifa: 'No hay una resolución de honorarios vigente para el {fecha}. Revisá la fecha del contrato.',
  antes_de_la_primera_tarifa:
    'La primera tarifa del Colegio rige desde el {desde}. Lo que tiene fecha anterior se carga con cálculo manual.',
  tarifa_sin_obra:
    '«{tarifa}», la tarifa del {fecha}, no tiene las cifras de las obras, y la categoría de una vivienda sale de ellas. Cargalo con cálculo manual, o consultá en tu Colegio.',
  segmento_desconocido: 'El segmento no existe. Elegí de nuevo el rubro.',
  categoria_requerida: 'Elegí una categoría.',
  categoria_desconocida: 'La categoría no corresponde al rubro elegido. Elegí otra.',
  coeficiente_invalido: 'El coeficiente debe ser 1,2, 1,3 o 1,45.',
  tarea_desconocida: 'La tarea no existe. Elegí otra de la lista.',
  tarea_de_otro_segmento: 'La tarea {tarea} no corresponde al rubro elegido.',
  tarea_inhabilitada: 'La tarea {tarea} ya no está disponible.',
  tarea_repetida: 'La tarea ya ha sido agregada.',
  tarea_requiere: 'La tarea {tarea} requiere agregar también {otra}.',
  tarea_bloquea: 'La tarea {tarea} no puede agregarse junto con {otra}.',
  tareas_vacias: 'Debe agregar al menos una tarea',
  tarea_sin_datos: 'Debe cargar al menos un campo de la tarea {nombre}',
  actas_distintas:
    'El estado de la obra, y quién completa lo que falta, son los mismos en todas las tareas: cargá una sola acta.',
  honorario_convenido_menor: 'El valor del H. convenido debe ser igual o mayor al H. mínimo.',
} as const satisfies Record<CodigoDeHonorarios, string>;
