/** Refusals of the fee engine; texts in contract/mensajes/honorarios.ts. */
export type CodigoDeHonorarios =
  | 'fecha_sin_tarifa'
  | 'segmento_desconocido'
  | 'categoria_requerida'
  | 'categoria_desconocida'
  | 'coeficiente_invalido'
  | 'tarea_desconocida'
  | 'tarea_de_otro_segmento'
  | 'tarea_inhabilitada'
  | 'tarea_repetida'
  | 'tarea_requiere'
  | 'tarea_bloquea'
  | 'tareas_vacias'
  | 'tarea_sin_datos'
  | 'actas_distintas'
  | 'honorario_convenido_menor';
