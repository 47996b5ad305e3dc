import { setTimeout as esperar } from 'node:timers/promises';
import type { Db } from '../db/conectar.ts';
import { tomarTurno } from './cuentas.repository.ts';

type Ritmo = { cadaMs: number; esperaMs: number };

/** S-921: what a service asks of all of the portal, and how long somebody waits for it. */
const RITMOS = { arba: { cadaMs: 1_000, esperaMs: 2_000 } } as const satisfies Record<string, Ritmo>;

/** Comes back at one's turn; false when there are too many before it. */
export type EsperarTurno = () => Promise<boolean>;

export const crearRitmo =
  (db: Db, nombre: keyof typeof RITMOS): EsperarTurno =>
  async () => {
    const espera = await tomarTurno(db, { clave: `ritmo ${nombre}`, ...RITMOS[nombre] });
    if (espera === null) return false;
    await esperar(espera);
    return true;
  };
