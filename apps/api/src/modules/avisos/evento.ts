import type { Evento, Lado } from '@colega/domain/avisos';

export type DatosDeHecho = Readonly<Record<string, string>>;

/** What the portal shows of it: what fills the title, a line below it, and the screen where it is. */
export type EnElPortal = { datos?: DatosDeHecho; detalle?: string; enlace?: string };

/** Where notices are read and chosen. */
export const PANTALLA_DE_AVISOS: Readonly<Record<Lado, string>> = {
  matriculado: '/app/sesion/avisos',
  colegio: '/colegio/avisos',
};

export const grupoDelLegajo = (id: number): string => `legajo ${id}`;
export const grupoDeLaPersona = (id: number): string => `persona ${id}`;

export type Hecho = {
  evento: Evento;
  /** The subject of the event: each one is told once to each person. */
  cosa: string;
  cosa_id: number | string;
  persona_id: number;
  /** Of what it is, where there may be several of one thing: they are read as one. */
  grupo?: string;
  /** Whose district it is of, of what the college is told. */
  distrito_id?: number | null;
  datos?: DatosDeHecho;
  portal?: EnElPortal;
};
