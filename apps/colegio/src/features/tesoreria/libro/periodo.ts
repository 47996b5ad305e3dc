import { texto } from '@colega/contract/mensajes';
import { type Fecha, mesDe, sumarDias } from '@colega/domain/fechas';
import { validarRangoDeFechas } from '@colega/domain/validacion';

export type Periodo = { desde: Fecha; hasta: Fecha };

/** What an accountant asks for: the last month that ended. */
export const mesAnterior = (hoy: Fecha): Periodo => {
  const hasta = sumarDias(mesDe(hoy), -1);
  return { desde: mesDe(hasta), hasta };
};

export const esteMes = (hoy: Fecha): Periodo => ({ desde: mesDe(hoy), hasta: hoy });

export const errorDePeriodo = (desde: Fecha | null, hasta: Fecha | null): string | null => {
  const rango = desde && hasta ? validarRangoDeFechas(desde, hasta) : undefined;
  return rango ? texto(rango) : null;
};
