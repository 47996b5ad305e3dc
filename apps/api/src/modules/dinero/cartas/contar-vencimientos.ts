import { type Fecha, formatFecha } from '@colega/domain/fechas';
import { LISTA_DE_CIRCUITOS } from '../../referencias/datos/medios-de-pago.ts';
import type { CuponPorVencer } from './vencimientos.repository.ts';

/** What is due, or was, as a line of the notice and a point of the letter. */
export type Contado = { dia: Fecha; titulo: string; texto: string };

export const MI_CUENTA = '/app/cuenta/debo';

export const ordenar = (contados: readonly Contado[]): Contado[] =>
  [...contados].sort((a, b) => a.dia.localeCompare(b.dia));

const circuitoDe = ({ circuito, numero_legajo }: CuponPorVencer): string => {
  const nombre = LISTA_DE_CIRCUITOS.find(({ key }) => key === circuito)?.nombre ?? 'Cupón';
  return numero_legajo === null ? nombre : `${nombre}, legajo N.º ${numero_legajo}`;
};

export const nombrarCupon = (cupon: CuponPorVencer): string =>
  `Cupón N.º ${cupon.numero_boleta} (${circuitoDe(cupon)})`;

/** A charge of a licence without a coupon. */
export const nombrarCuota = ({ descripcion, matricula }: { descripcion: string; matricula: string }): string =>
  `${descripcion}, matrícula ${matricula}`;

export const venceEl = (verbo: string, { dia, titulo, texto }: Contado) => ({
  titulo,
  texto: `${verbo} el ${formatFecha(dia)}: ${texto}`,
});
