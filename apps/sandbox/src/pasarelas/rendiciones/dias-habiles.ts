import { leerDatos } from '../../leer-datos.ts';

type Anio = { feriados: { fecha: string }[] };
const FERIADOS = new Set(
  leerDatos<Anio[]>('feriados.json').flatMap(({ feriados }) => feriados.map((uno) => uno.fecha)),
);

export const sumarDias = (dia: string, dias: number): string =>
  new Date(Date.parse(dia) + dias * 86_400_000).toISOString().slice(0, 10);

const esHabil = (dia: string): boolean => ![0, 6].includes(new Date(dia).getUTCDay()) && !FERIADOS.has(dia);

/** On which collectors put in the bank what they took on a day. */
export const siguienteHabil = (dia: string): string => {
  const otro = sumarDias(dia, 1);
  return esHabil(otro) ? otro : siguienteHabil(otro);
};
