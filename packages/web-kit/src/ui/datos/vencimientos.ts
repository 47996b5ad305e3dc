import { diasDeAtraso, type Fecha, formatFecha } from '@colega/domain/fechas';
import { formatImporte } from '@colega/domain/importes';

export const haceCuanto = (vencimiento: Fecha, hoy: Fecha): string => {
  const dias = diasDeAtraso(vencimiento, hoy);
  return dias === 0 ? '' : ` (hace ${dias === 1 ? '1 día' : `${dias} días`})`;
};

/** "Vence el 30/11/2026", "Vence hoy, 22/11/2026" or "Venció el 30/06/2026 (hace 145 días)". */
export const textoDeVencimiento = (vencimiento: Fecha, hoy: Fecha): string => {
  const dia = formatFecha(vencimiento);
  if (vencimiento < hoy) return `Venció el ${dia}${haceCuanto(vencimiento, hoy)}`;
  return vencimiento === hoy ? `Vence hoy, ${dia}` : `Vence el ${dia}`;
};

export type PlazoDePago = {
  vencimiento: Fecha;
  ultimo_vencimiento: Fecha;
  vencimientos: readonly { fecha: Fecha; importe: string }[];
};

export const PRIMER_VENCIMIENTO = '1er vencimiento';
export const ULTIMO_DIA = 'Último día para pagar';

export const diasDePago = (
  { vencimiento, ultimo_vencimiento, vencimientos }: PlazoDePago,
  formato: (dia: Fecha) => string = formatFecha,
): readonly (readonly [etiqueta: string, dia: string])[] => {
  const [primero, ultimo] = vencimientos.map(({ importe }) => importe);
  const con = (dia: Fecha, importe: string | undefined) =>
    ultimo && importe ? `${formato(dia)}: ${formatImporte(importe)}` : formato(dia);
  if (vencimiento === ultimo_vencimiento) return [['Vencimiento', formato(vencimiento)]];
  return [
    [PRIMER_VENCIMIENTO, con(vencimiento, primero)],
    [ULTIMO_DIA, con(ultimo_vencimiento, ultimo)],
  ];
};
