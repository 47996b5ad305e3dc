import { diasEntre, type Fecha } from './fecha.ts';

type Periodo = { desde: Fecha; hasta: Fecha };

/** Those that are not more than `cerca` days from one another are one, the first one first: no day is of two. */
export const juntarPeriodos = (periodos: readonly Periodo[], cerca: number): Periodo[] => {
  const juntos: Periodo[] = [];
  for (const { desde, hasta } of periodos.toSorted((uno, otro) => uno.desde.localeCompare(otro.desde))) {
    const previo = juntos.at(-1);
    if (previo && diasEntre(previo.hasta, desde) <= cerca)
      juntos.splice(-1, 1, { desde: previo.desde, hasta: hasta > previo.hasta ? hasta : previo.hasta });
    else juntos.push({ desde, hasta });
  }
  return juntos;
};
