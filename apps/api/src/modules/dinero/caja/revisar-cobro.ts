import type { zCobroEnCaja } from '@colega/contract/dinero';
import { textoDelColegio } from '@colega/contract/mensajes';
import { PIDE_EL_MEDIO } from '@colega/domain/dinero';
import { type Fecha, sumarDias } from '@colega/domain/fechas';
import type { z } from 'zod';
import { type ErrorDeCampo, erroresDeCampo } from '../../../http/error-http.ts';
import type { Bancos } from '../../colegio/armar-bancos.ts';
import { LISTA_DE_CAJA } from '../../referencias/datos/medios-de-caja.ts';

export type CobroPedido = z.output<typeof zCobroEnCaja>;
export type PagoPedido = CobroPedido['pagos'][number];

/** No coupon is open for longer (S-368). */
const DIAS_DE_UN_PAGO = 366;

export const errorEn = (campo: string, problema: Parameters<typeof textoDelColegio>[0]): ErrorDeCampo => ({
  campo,
  mensaje: textoDelColegio(problema),
});

/** Throws 422. */
export const exigirSinErrores = (errores: ErrorDeCampo[]): void => {
  if (errores.length > 0) throw erroresDeCampo(errores);
};

const revisarFecha = ({ fecha, pagos }: CobroPedido, hoy: Fecha): ErrorDeCampo[] => {
  if (fecha === undefined || fecha === hoy) return [];
  if (fecha > hoy) return [errorEn('fecha', { codigo: 'caja_fecha_futura' })];
  if (fecha < sumarDias(hoy, -DIAS_DE_UN_PAGO))
    return [errorEn('fecha', { codigo: 'caja_fecha_lejana', datos: { dias: DIAS_DE_UN_PAGO } })];
  return pagos.some(({ medio }) => medio === 'caja') ? [errorEn('fecha', { codigo: 'caja_efectivo_de_hoy' })] : [];
};

/** `dia` of the money. */
type QueBancos = { dia: Fecha; bancos: Bancos };

const revisarPago = (pago: PagoPedido, i: number, { dia, bancos }: QueBancos): ErrorDeCampo[] => {
  const { medio, banco } = pago;
  const faltan = PIDE_EL_MEDIO[medio].filter((dato) => !pago[dato]);
  const deOtroBanco = medio === 'transferencia' && banco ? bancos.validar(banco, dia) : [];
  const noSeToma = !LISTA_DE_CAJA.some(({ key }) => key === medio);
  return [
    ...(noSeToma ? [errorEn(`pagos.${i}.medio`, { codigo: 'caja_medio_de_menos' })] : []),
    ...faltan.map((dato) => errorEn(`pagos.${i}.${dato}`, { codigo: 'requerido' })),
    ...deOtroBanco.map((problema) => errorEn(`pagos.${i}.banco`, problema)),
  ];
};

/** What is wrong with it before anything is read. */
export const revisarCobro = (cobro: CobroPedido, { hoy, bancos }: { hoy: Fecha; bancos: Bancos }): ErrorDeCampo[] => [
  ...revisarFecha(cobro, hoy),
  ...cobro.pagos.flatMap((pago, i) => revisarPago(pago, i, { dia: cobro.fecha ?? hoy, bancos })),
];
