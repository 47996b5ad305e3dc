import type { Fecha } from '../../fechas/fecha.ts';

/** How many days away the money of that day may be told: banks do not work every day. */
export type Tolerancia = (dia: Fecha) => number;
