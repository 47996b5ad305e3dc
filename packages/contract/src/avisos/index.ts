export { rutasDeAvisos } from './avisos.routes.ts';
export type { AvisoDelPortal, Preferencia } from './avisos.schemas.ts';
export { zAvisos, zElegirCanal, zPreferencias, zQueryAvisos } from './avisos.schemas.ts';
