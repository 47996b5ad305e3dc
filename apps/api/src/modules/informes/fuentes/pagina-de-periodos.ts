import type { PeriodoDeInforme } from '@colega/domain/informes';
import { z } from 'zod';
import type { PaginaDeDetalle } from './fuente.ts';

/** A month or a day, and how much of the detail is of it by the kept sums. */
export const zPeriodoConDetalle = z.object({ periodo: z.string(), cuantos: z.number() });
export type PeriodoConDetalle = z.output<typeof zPeriodoConDetalle>;

/**
 * The periods that a page is of, the first ones first, and from where in the first of them: what comes before, and what there is nothing in, is
 * not read. None beyond the last page.
 */
export const buscarPeriodosDePagina = (
  conDetalle: readonly PeriodoConDetalle[],
  { limit, offset }: PaginaDeDetalle,
): { periodos: string[]; pagina: PaginaDeDetalle } => {
  const periodos: string[] = [];
  let antes = 0;
  let anteriores = 0;
  for (const { periodo, cuantos } of conDetalle) {
    if (antes + cuantos > offset) periodos.push(periodo);
    else anteriores = antes + cuantos;
    antes += cuantos;
    if (antes >= offset + limit) break;
  }
  return { periodos, pagina: { limit, offset: offset - anteriores } };
};

/** The same, of months: they are read from the first to the last. */
export const buscarMesesDePagina = (
  conDetalle: readonly PeriodoConDetalle[],
  pedida: PaginaDeDetalle,
): { de: PeriodoDeInforme | null; pagina: PaginaDeDetalle } => {
  const { periodos, pagina } = buscarPeriodosDePagina(conDetalle, pedida);
  const [desde] = periodos;
  const hasta = periodos.at(-1);
  return { de: desde === undefined || hasta === undefined ? null : { desde, hasta }, pagina };
};

export const sumarConDetalle = (conDetalle: readonly PeriodoConDetalle[]): number =>
  conDetalle.reduce((total, { cuantos }) => total + cuantos, 0);
