import { sumar } from '@colega/domain/importes';
import { crearFormatoDeFecha } from '@colega/web-kit/lib/fechas/formato-de-fecha.ts';

/** `mes` is YYYY-MM. */
export type Mes = { mes: string; pagado: string; adeudado: string };

export const totalesDe = (meses: readonly Mes[]): { pagado: string; adeudado: string } => ({
  pagado: sumar(meses.map(({ pagado }) => pagado)),
  adeudado: sumar(meses.map(({ adeudado }) => adeudado)),
});

export const tieneImportes = ({ pagado, adeudado }: Mes): boolean => Number(pagado) > 0 || Number(adeudado) > 0;

const ESCRIBIR_MES = {
  long: crearFormatoDeFecha('es-AR', { month: 'long', timeZone: 'UTC' }),
  short: crearFormatoDeFecha('es-AR', { month: 'short', timeZone: 'UTC' }),
};

export const textoDeMes = (mes: string, largo: 'long' | 'short'): string => {
  const [anio = '', numero = ''] = mes.split('-');
  const nombre = ESCRIBIR_MES[largo](Date.UTC(Number(anio), Number(numero) - 1, 1)).replace('.', '');
  return `${nombre} ${largo === 'short' ? anio.slice(2) : anio}`;
};
