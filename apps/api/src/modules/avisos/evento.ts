import type { Evento } from '@colega/domain/avisos';

export type DatosDeHecho = Readonly<Record<string, string>>;

/** What the portal shows of it: what fills the title, a line below it, and the screen where it is. */
export type EnElPortal = { datos?: DatosDeHecho; detalle?: string; enlace?: string };

export type Hecho = {
  evento: Evento;
  /** The subject of the event: each one is told once to each person. */
  cosa: string;
  cosa_id: number | string;
  persona_id: number;
  datos?: DatosDeHecho;
  portal?: EnElPortal;
};
