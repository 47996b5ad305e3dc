import { diasHabilesEntre, esDiaHabil, sumarDiasHabiles } from '../../fechas/dias-habiles.ts';
import { type Fecha, sumarDias } from '../../fechas/fecha.ts';

export const ESTADOS_DE_PLAZO = ['en_termino', 'vence_hoy', 'vencido'] as const;
export type EstadoDePlazo = (typeof ESTADOS_DE_PLAZO)[number];

export type PlazoDeCola = { estado: EstadoDePlazo; edad: number; vence: Fecha; texto: string };

const enDias = (dias: number): string => (dias === 1 ? '1 día hábil' : `${dias} días hábiles`);

/** Of what waits since `desde` and has `dias` business days: the day it came does not count (S-569). */
export const plazoDeCola = (desde: Fecha, dias: number, hoy: Fecha, feriados: ReadonlySet<Fecha>): PlazoDeCola => {
  const edad = diasHabilesEntre(desde, hoy, feriados);
  const vence = sumarDiasHabiles(desde, dias, feriados);
  if (edad > dias) return { estado: 'vencido', edad, vence, texto: `Vencido hace ${enDias(edad - dias)}` };
  if (edad === dias) return { estado: 'vence_hoy', edad, vence, texto: 'Vence hoy' };
  return { estado: 'en_termino', edad, vence, texto: `Vence en ${enDias(dias - edad)}` };
};

/** What came before this day is late. */
export const primerDiaEnTermino = (dias: number, hoy: Fecha, feriados: ReadonlySet<Fecha>): Fecha => {
  let dia = hoy;
  for (let edad = 0; ; dia = sumarDias(dia, -1)) {
    if (esDiaHabil(dia, feriados)) edad += 1;
    if (edad > dias) return dia;
  }
};
