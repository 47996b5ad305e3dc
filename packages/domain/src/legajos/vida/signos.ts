/** The history draws each line with one. */
export const SIGNOS = [
  'alta',
  'edicion',
  'baja',
  'hecho',
  'aviso',
  'anulacion',
  'dinero',
  'sello',
  'visado',
  'papel',
] as const;
export type Signo = (typeof SIGNOS)[number];

export const QUIENES = ['vos', 'colegio', 'pagos', 'padron'] as const;
export type QuienDelHecho = (typeof QUIENES)[number];
