import type { UnidadDeSuperficie } from '@colega/domain/formularios';

export const NOMBRE_DE_UNIDAD = {
  cubierta_m2: 'Cubierta (m²)',
  semicubierta_m2: 'Semicubierta (m²)',
  cambio_techo_m2: 'Cambio de techo (m²)',
  modificacion_interna_m2: 'Modificación interna (m²)',
  m3: 'Volumen (m³)',
  descubierta_m2: 'Descubierta (m²)',
  espejo_agua_m2: 'Espejo de agua (m²)',
} as const satisfies Record<UnidadDeSuperficie, string>;
