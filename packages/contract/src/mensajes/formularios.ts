import type { CodigoDeFormulario } from '@colega/domain/formularios';

export const mensajesDeFormularios = {
  valor_invalido: 'El valor no es del tipo que corresponde a este campo. Revisalo.',
  campo_desconocido: 'Este dato no se usa acá: revisá su nombre o sacalo.',
  campo_menor_o_igual: 'El valor de {campo} no puede ser mayor que el de {otro}.',
  campo_mayor_o_igual: 'El valor de {campo} no puede ser menor que el de {otro}.',
  sin_superficies: 'Cargá al menos una superficie.',
  superficie_requerida: 'Ingresá una cantidad mayor a 0.',
  unidad_invalida: 'Elegí una unidad de superficie de la lista.',
  categoria_de_obra_invalida: 'Elegí un tipo de obra de la lista.',
  subcategoria_requerida: 'Elegí una subcategoría.',
  estado_obra_invalido: 'No ha sido posible guardar, verifique los datos ingresados.',
  estado_obra_requerido: 'Cargá el estado de la obra.',
  responsable_faltante_requerido: 'Indicá si te hacés responsable de completar la obra faltante.',
  tarea_faltante_requerida: 'Elegí la tarea para la obra faltante.',
  seleccion_requerida: 'Es necesario seleccionar esta opción',
  opcion_requerida: 'Es necesario seleccionar una opción',
  valor_hasta: 'El valor debe ser menor o igual a {target}.',
  nueve_decimales: 'Ingresá un número de hasta 6 dígitos y 9 decimales.',
  foto_requerida: 'Falta esta foto.',
} as const satisfies Record<CodigoDeFormulario, string>;
