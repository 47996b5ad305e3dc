/** FRM-014: 1 to 21, with 8, 10 and 16 in parts. */
export const CLAVES_DE_ESTADO_DE_OBRA = [
  '1',
  '2',
  '3',
  '4',
  '5',
  '6',
  '7',
  '8.1',
  '8.2',
  '8.3',
  '9',
  '10.1',
  '10.2',
  '11',
  '12',
  '13',
  '14',
  '15',
  '16.1',
  '16.2',
  '17',
  '18',
  '19',
  '20',
  '21',
] as const;

/** FRM-022: the tasks for the missing work, exactly these. */
export const TAREAS_DE_OBRA_FALTANTE = [
  { clave: 'proyecto', nombre: 'Proyecto' },
  { clave: 'proyecto_direccion', nombre: 'Proyecto y Dirección' },
  { clave: 'proyecto_direccion_ejecutiva_60_40_80', nombre: 'Proyecto, Dirección y Dir. Ejecutiva 60-40-80%' },
  { clave: 'proyecto_direccion_ejecutiva_50_30_60', nombre: 'Proyecto, Dirección y Dir. Ejecutiva 50-30-60%' },
  { clave: 'proyecto_direccion_contrato_separado', nombre: 'Proyecto, Dirección por contrato separado' },
  { clave: 'interpretacion_proyecto_direccion', nombre: 'Interpretación de Proyecto y Dirección' },
] as const;
