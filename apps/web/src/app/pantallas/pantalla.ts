import type { Habilidad } from '@colega/domain/permisos';

/**
 * One screen of the portal, as its row says it. It is data: the router, the guard, the catalogue, the build, the journeys and
 * the measures import these tables as they are.
 */
export type PantallaDeTabla = {
  path: string;
  titulo: string;
  /** `publica` needs no session; `sesion` any technician; otherwise the ability it needs (SES-062). */
  acceso: 'publica' | 'sesion' | Habilidad;
  /** Its heading, where it is always the same: the page is drawn with it, at once (tema/tokens.css). */
  encabezado?: string;
  /** Over the heading there is a way back. */
  conVolver?: true;
  /** Where its component is, in apps/web/src: cargar-pantalla.ts brings it. */
  modulo: `${string}.tsx`;
  /** Served only where configuracion.demo is on. */
  soloDemo?: true;
};
