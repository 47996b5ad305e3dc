import { sumar } from '@colega/domain/importes';

/** `mes` is YYYY-MM. */
export type Mes = { mes: string; pagado: string; adeudado: string };

export const totalesDe = (meses: readonly Mes[]): { pagado: string; adeudado: string } => ({
  pagado: sumar(meses.map(({ pagado }) => pagado)),
  adeudado: sumar(meses.map(({ adeudado }) => adeudado)),
});

export const tieneImportes = ({ pagado, adeudado }: Mes): boolean => Number(pagado) > 0 || Number(adeudado) > 0;

export const textoDeMes = (mes: string, largo: 'long' | 'short'): string => {
  const [anio = '', numero = ''] = mes.split('-');
  const nombre = new Intl.DateTimeFormat('es-AR', { month: largo, timeZone: 'UTC' })
    .format(new Date(Date.UTC(Number(anio), Number(numero) - 1, 1)))
    .replace('.', '');
  return `${nombre} ${largo === 'short' ? anio.slice(2) : anio}`;
};
