import type { MotivoSinEnsayar } from '@colega/domain/honorarios';

export const MOTIVOS_DE_ENSAYO_EN_PALABRAS: Readonly<Record<MotivoSinEnsayar, string>> = {
  importado: 'Vinieron del sistema anterior, sin las cantidades de sus tareas',
  manual: 'Sus importes se cargaron a mano',
  tarea_inexistente: 'Tiene una tarea que ya no existe',
  tarea_retirada: 'Tiene una tarea que ya no se ofrece',
  otras_reglas: 'Sus tareas o su categoría ya no se pueden pedir así',
  datos_de_otro_formulario: 'Le faltan datos que hoy se piden, o los tiene de otro modo',
  sin_minimo: 'No tenía un mínimo con el cual comparar',
  no_paga: 'No pagan CEP ni timbrado',
  sin_tasa: 'Ninguna lista dice qué se cobraba ese día',
  ilegible: 'Su cálculo guardado no se puede leer',
};
