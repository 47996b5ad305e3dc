import { type MesDeInforme, sumarMeses, ultimosDoceMeses } from '@colega/domain/informes';

const NOMBRES = ['ene', 'feb', 'mar', 'abr', 'may', 'jun', 'jul', 'ago', 'sep', 'oct', 'nov', 'dic'];

export const nombreDeMes = (mes: MesDeInforme): string => `${NOMBRES[Number(mes.slice(5)) - 1]} ${mes.slice(0, 4)}`;

const CUANTOS = 132;

/** The last eleven years, and one that an address asks for beyond them. */
export const opcionesDeMeses = (hoy: string, elegido: string) => {
  const { hasta } = ultimosDoceMeses(hoy);
  const meses = Array.from({ length: CUANTOS }, (_, i) => sumarMeses(hasta, -i));
  return [...meses, ...(elegido === '' || meses.includes(elegido) ? [] : [elegido])].map((mes) => ({
    valor: mes,
    etiqueta: nombreDeMes(mes),
  }));
};

type Periodo = { desde: MesDeInforme; hasta: MesDeInforme };

export const PERIODOS: readonly { nombre: string; de: (hoy: string) => Periodo }[] = [
  {
    nombre: 'Este mes',
    de: (hoy) => {
      const { hasta } = ultimosDoceMeses(hoy);
      return { desde: hasta, hasta };
    },
  },
  { nombre: 'Este año', de: (hoy) => ({ desde: `${hoy.slice(0, 4)}-01`, hasta: ultimosDoceMeses(hoy).hasta }) },
  { nombre: 'Doce meses', de: ultimosDoceMeses },
  {
    nombre: 'El año pasado',
    de: (hoy) => {
      const anio = Number(hoy.slice(0, 4)) - 1;
      return { desde: `${anio}-01`, hasta: `${anio}-12` };
    },
  },
];
