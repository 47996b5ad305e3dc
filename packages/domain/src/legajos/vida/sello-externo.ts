import { type Fecha, formatFecha } from '../../fechas/fecha.ts';
import { Decimal, type Importe } from '../../importes/decimal.ts';
import { formatImporte } from '../../importes/formato.ts';
import type { Problema } from '../../resultado/problema.ts';
import type { CodigoDeSello } from './codigos.ts';

export type SelloExterno = { numero: string; fecha: Fecha; importe: Importe; lugar: string };

export type ContratoDelSello = {
  fecha: Fecha;
  hoy: Fecha;
  debido: Importe;
  usado_en: number | null;
};

/** S-382: a smaller share of what is owed is a mistake of who typed it. */
export const PARTE_MINIMA_DEL_SELLO = '0.01';

export const validarSelloExterno = (
  { numero, fecha, importe }: SelloExterno,
  { fecha: delContrato, hoy, debido, usado_en }: ContratoDelSello,
): Problema<CodigoDeSello>[] => {
  const problemas: Problema<CodigoDeSello>[] = [];
  if (usado_en !== null)
    problemas.push({ codigo: 'sello_repetido', campo: 'numero', datos: { numero, legajo: usado_en } });
  if (fecha > hoy) problemas.push({ codigo: 'sello_a_futuro', campo: 'fecha' });
  if (fecha < delContrato)
    problemas.push({
      codigo: 'sello_anterior_al_contrato',
      campo: 'fecha',
      datos: { fecha: formatFecha(delContrato) },
    });
  const minimo = Decimal.max(new Decimal(debido).times(PARTE_MINIMA_DEL_SELLO), '0.01');
  if (new Decimal(importe).lt(minimo))
    problemas.push({ codigo: 'sello_inverosimil', campo: 'importe', datos: { debido: formatImporte(debido) } });
  return problemas;
};
