import type { Habilidad } from '@colega/domain/permisos';
import type { ComponentType } from 'react';
import type { Antes } from '../../lib/consultas/adelanto.ts';

/** One screen of the portal. The router, the guard, the catalogue and the browser tests all read this table. */
export type Pantalla = {
  path: string;
  titulo: string;
  /** `publica` needs no session; `sesion` any technician; otherwise the ability it needs (SES-062). */
  acceso: 'publica' | 'sesion' | Habilidad;
  /** Its heading, where it is always the same: the page is drawn with it, at once (tema/tokens.css). */
  encabezado?: string;
  /** Over the heading there is a way back. */
  conVolver?: true;
  cargar: () => Promise<{ default: ComponentType; antes?: Antes }>;
  /** Served only where configuracion.demo is on. */
  soloDemo?: true;
};
