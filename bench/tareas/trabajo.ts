import type { Page } from '@playwright/test';
import type { Meta } from './cuentas.ts';
import type { Manos } from './manos.ts';

/** A job of a technician's day: what it starts from is made first, by the API, and its hands begin on Inicio. */
export type Trabajo = {
  clave: string;
  nombre: string;
  usuario: string;
  /** Presses and keys on the code of 27/11/2026, counted by these same hands. */
  antes?: { toques: number; teclas: number };
  meta?: Meta;
  /** Makes what is worked on, and answers what the hands do with it. */
  preparar(page: Page): Promise<(manos: Manos) => Promise<void>>;
};
