import type { Habilidad } from '@colega/domain/permisos';

export type PantallaDeTabla = {
  path: string;
  titulo: string;
  /** `publica` needs no session, `sesion` any technician, and the rest that ability (SES-062). */
  acceso: 'publica' | 'sesion' | Habilidad;
  encabezado?: string;
  conVolver?: true;
  /** The path is relative to apps/web/src. */
  modulo: `${string}.tsx`;
  soloDemo?: true;
};
