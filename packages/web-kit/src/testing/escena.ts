import type { RespuestaDeHandler, Ruta } from '@colega/contract/route';

/** The five faces come from the design of the portal. */
export const CARAS = ['cargando', 'vacia', 'con-datos', 'falla', 'sin-permiso'] as const;
export type Cara = (typeof CARAS)[number];

export type RespuestaDeMuestra = { ruta: Ruta; valor: unknown | 'nunca' | { falla: number; detalle: string } };

/** A face has an address, the server's answers, and a text that proves it. */
export type Escena =
  | {
      muestra: string | RegExp;
      respuestas: readonly RespuestaDeMuestra[];
      direccion?: string;
      estado?: unknown;
      existe?: (path: string) => boolean;
      antes?: () => void;
    }
  | { noAplica: string };
export type Escenas = Record<Cara, Escena>;

export const responde = <const R extends Ruta>(ruta: R, valor: RespuestaDeHandler<R>): RespuestaDeMuestra => ({
  ruta,
  valor,
});
export const noResponde = (ruta: Ruta): RespuestaDeMuestra => ({ ruta, valor: 'nunca' });
export const rechaza = (ruta: Ruta, falla: number, detalle: string): RespuestaDeMuestra => ({
  ruta,
  valor: { falla, detalle },
});
