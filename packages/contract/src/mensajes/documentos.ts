import type { CodigoDePresupuesto } from '@colega/domain/honorarios';

export const mensajesDeDocumentos = {
  lote_no_armado: 'No pudimos preparar el archivo. Probá de nuevo en unos minutos.',
  presupuesto_vencido: 'El presupuesto tiene que valer hasta hoy o hasta después.',
  presupuesto_largo: 'Un presupuesto vale {dias} días como mucho: elegí una fecha anterior.',
} as const satisfies Record<CodigoDePresupuesto | 'lote_no_armado', string>;
