import { tasaDe } from '@colega/domain/colegio';
import { aplicarRecargo, type Deuda } from '@colega/domain/dinero';
import type { Fecha } from '@colega/domain/fechas';
import { Decimal, type Importe, importe } from '@colega/domain/importes';
import type { Db } from '../../../db/conectar.ts';
import { leerListasEnVigor } from '../../colegio/leer-colegio.service.ts';
import { type DeudaDeItem, findDeudas } from './deudas.repository.ts';

export type DeudaDelDia = Deuda & { item_id: number; corresponde: boolean };

const CERO: Importe = '0.00';

/** While a coupon can be paid each charge costs its share of what the coupon still owes; after that, what the charge itself costs by then. */
export const leerDeudas = async (
  db: Db,
  ordenId: number,
  { dia, segunCupon }: { dia: Fecha; segunCupon: boolean },
): Promise<DeudaDelDia[]> => {
  const tasa = tasaDe(await leerListasEnVigor(db), 'recargo_mensual', dia);
  return (await findDeudas(db, ordenId)).map((deuda) => ({
    item_id: deuda.item_id,
    corresponde: new Decimal(deuda.cargo).gt(0),
    capital: new Decimal(deuda.saldo).gt(0) ? deuda.saldo : CERO,
    debido: new Decimal(deuda.saldo).lte(0) ? CERO : segunCupon ? enElCupon(deuda) : porSuCuenta(deuda, dia, tasa),
  }));
};

const enElCupon = ({ importe: cobrado, capital, saldo }: DeudaDeItem): Importe =>
  saldo === capital ? cobrado : importe(new Decimal(saldo).times(cobrado).div(capital));

const porSuCuenta = ({ saldo, vencimiento }: DeudaDeItem, dia: Fecha, tasa: string): Importe =>
  vencimiento === null ? saldo : aplicarRecargo(saldo, vencimiento, dia, tasa);
