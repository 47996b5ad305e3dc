export { rutasDeAvisos } from './avisos.routes.ts';
export type { Aviso, Preferencia } from './avisos.schemas.ts';
export { zElegirCanal, zPreferencias, zQueryAvisos } from './avisos.schemas.ts';
