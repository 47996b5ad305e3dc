import type { CodigoDeValidacion } from '../validacion/reglas.ts';

export type CodigoDeFalta = 'requerido' | 'seleccion_requerida' | 'opcion_requerida' | 'foto_requerida';

export type CodigoDeFormulario =
  | 'valor_invalido'
  | 'campo_desconocido'
  | 'campo_menor_o_igual'
  | 'campo_mayor_o_igual'
  | 'sin_superficies'
  | 'superficie_requerida'
  | 'unidad_invalida'
  | 'categoria_de_obra_invalida'
  | 'subcategoria_requerida'
  | 'estado_obra_invalido'
  | 'estado_obra_requerido'
  | 'responsable_faltante_requerido'
  | 'tarea_faltante_requerida'
  | 'valor_hasta'
  | 'nueve_decimales'
  | Exclude<CodigoDeFalta, 'requerido'>;

export type CodigoDeCampo = CodigoDeValidacion | CodigoDeFormulario;
