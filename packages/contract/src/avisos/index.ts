export { rutasDeAvisos } from './avisos.routes.ts';
export type { AvisoDelPortal, Preferencia } from './avisos.schemas.ts';
export { zAvisos, zElegirCanal, zLeerAviso, zPreferencias, zQueryAvisos } from './avisos.schemas.ts';
