import type { Habilidad } from '@colega/domain/permisos';

/** The router, the guard, the catalogue, the build, the journeys and the measures import these tables. */
export type PantallaDeTabla = {
  path: string;
  titulo: string;
  /** `publica` needs no session, `sesion` any technician, and the rest that ability (SES-062). */
  acceso: 'publica' | 'sesion' | Habilidad;
  /** A heading that is always the same is drawn with the page, at once (tema/tokens.css). */
  encabezado?: string;
  conVolver?: true;
  /** The path is relative to apps/web/src. */
  modulo: `${string}.tsx`;
  soloDemo?: true;
};
