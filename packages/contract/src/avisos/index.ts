export { rutasDeAvisos } from './avisos.routes.ts';
export type { AvisoDelPortal, Preferencia } from './avisos.schemas.ts';
export { zAvisos, zElegirCanal, zLeerAviso, zPreferencias, zQueryAvisos } from './avisos.schemas.ts';
export { rutasDeDispositivos } from './dispositivos.routes.ts';
export type { DispositivoConAvisos, PruebaDeDispositivo } from './dispositivos.schemas.ts';
export { zActivarDispositivo, zDispositivosConAvisos } from './dispositivos.schemas.ts';
