import { diasEntre, type Fecha, sumarDias } from './fecha.ts';

const esFinDeSemana = (fecha: Fecha): boolean => {
  const dia = new Date(`${fecha}T00:00:00Z`).getUTCDay();
  return dia === 0 || dia === 6;
};

export const esDiaHabil = (fecha: Fecha, feriados: ReadonlySet<Fecha>): boolean =>
  !esFinDeSemana(fecha) && !feriados.has(fecha);

const DIAS_DE_SEMANA = 7;
const HABILES_DE_SEMANA = 5;

/** Business days after `desde`, `hasta` included; none when it is earlier. */
export const diasHabilesEntre = (desde: Fecha, hasta: Fecha, feriados: ReadonlySet<Fecha>): number => {
  const dias = Math.max(0, diasEntre(desde, hasta));
  const semanas = Math.floor(dias / DIAS_DE_SEMANA);
  let habiles = semanas * HABILES_DE_SEMANA;
  for (let dia = semanas * DIAS_DE_SEMANA + 1; dia <= dias; dia += 1)
    if (!esFinDeSemana(sumarDias(desde, dia))) habiles += 1;
  for (const feriado of feriados) if (feriado > desde && feriado <= hasta && !esFinDeSemana(feriado)) habiles -= 1;
  return habiles;
};

/** `fecha` itself does not count. */
export const sumarDiasHabiles = (fecha: Fecha, dias: number, feriados: ReadonlySet<Fecha>): Fecha => {
  let dia = fecha;
  for (let faltan = dias; faltan > 0; ) {
    dia = sumarDias(dia, 1);
    if (esDiaHabil(dia, feriados)) faltan -= 1;
  }
  return dia;
};
