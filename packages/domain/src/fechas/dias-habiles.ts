import { type Fecha, sumarDias } from './fecha.ts';

const esFinDeSemana = (fecha: Fecha): boolean => {
  const dia = new Date(`${fecha}T00:00:00Z`).getUTCDay();
  return dia === 0 || dia === 6;
};

export const esDiaHabil = (fecha: Fecha, feriados: ReadonlySet<Fecha>): boolean =>
  !esFinDeSemana(fecha) && !feriados.has(fecha);

/** `fecha` itself does not count. */
export const sumarDiasHabiles = (fecha: Fecha, dias: number, feriados: ReadonlySet<Fecha>): Fecha => {
  let dia = fecha;
  for (let faltan = dias; faltan > 0; ) {
    dia = sumarDias(dia, 1);
    if (esDiaHabil(dia, feriados)) faltan -= 1;
  }
  return dia;
};
