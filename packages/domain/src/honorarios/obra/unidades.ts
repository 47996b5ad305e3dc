export const NOMBRE_DE_UNIDAD: Record<string, string> = {
  cubierta_m2: 'm² cubiertos',
  semicubierta_m2: 'm² semicubiertos',
  cambio_techo_m2: 'm² de cambio de techo',
  modificacion_interna_m2: 'm² de modificación interna',
  m3: 'm³',
  descubierta_m2: 'm² descubiertos',
  espejo_agua_m2: 'm² de espejo de agua',
};
