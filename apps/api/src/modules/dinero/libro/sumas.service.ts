import type { CuentaConSaldo, SumaDeCuenta, SumasYSaldos } from '@colega/contract/dinero';
import type { Fecha } from '@colega/domain/fechas';
import { Decimal, type Importe, importe, sumar } from '@colega/domain/importes';
import { validarRangoDeFechas } from '@colega/domain/validacion';
import type { Db } from '../../../db/conectar.ts';
import { enUnMomento } from '../../../db/transaccion.ts';
import { invalido } from '../../../http/error-http.ts';
import { leerPlan } from './codigos.service.ts';
import { claveDeCuenta } from './plan-de-cuentas.ts';
import { sumarCuentas, sumarLoSinCerrar, sumarPorDia } from './sumas.repository.ts';

type PorCodigo = { codigo: string; clave: string };
const enSuOrden = (una: PorCodigo, otra: PorCodigo): number =>
  una.codigo.localeCompare(otra.codigo, 'es', { numeric: true }) || una.clave.localeCompare(otra.clave);

const saldoDe = ({ inicial, debe, haber }: Record<'inicial' | 'debe' | 'haber', Importe>): Importe =>
  importe(new Decimal(inicial).plus(debe).minus(haber));

export const exigirPeriodo = (desde: Fecha, hasta: Fecha): void => {
  const rango = validarRangoDeFechas(desde, hasta);
  if (rango) throw invalido([{ ...rango, campo: 'hasta' }]);
};

const leerSumas = async (db: Db, periodo: { desde: Fecha; hasta: Fecha }): Promise<SumaDeCuenta[]> => {
  const plan = await leerPlan(db);
  const sumas = await sumarCuentas(db, periodo, plan.porCircuito);
  return sumas
    .map(({ cuenta, medio, banco, circuito, ...suma }) => ({
      ...plan.de(circuito === null ? claveDeCuenta({ cuenta, medio, banco }) : `${cuenta}.${circuito}`, periodo.hasta),
      ...suma,
      final: saldoDe(suma),
    }))
    .sort(enSuOrden);
};

/** The trial balance. What was debited was credited: its columns add up to the same, and the balances to nothing. Throws 422. */
export const leerSumasYSaldos = async (db: Db, periodo: { desde: Fecha; hasta: Fecha }): Promise<SumasYSaldos> => {
  exigirPeriodo(periodo.desde, periodo.hasta);
  const cuentas = await enUnMomento(db, (trx) => leerSumas(trx, periodo));
  const suma = (de: keyof SumasYSaldos['total']): Importe => sumar(cuentas.map((cuenta) => cuenta[de]));
  return {
    ...periodo,
    cuentas,
    total: { inicial: suma('inicial'), debe: suma('debe'), haber: suma('haber'), final: suma('final') },
  };
};

export const leerSaldos = async (db: Db, hasta: Fecha): Promise<{ cuentas: CuentaConSaldo[]; total: Importe }> => {
  const sumas = await enUnMomento(db, (trx) => leerSumas(trx, { desde: '0001-01-01', hasta }));
  const cuentas = sumas.map(({ clave, codigo, nombre, final: saldo }) => ({ clave, codigo, nombre, saldo }));
  return { cuentas, total: sumar(cuentas.map(({ saldo }) => saldo)) };
};

const POR_VEZ = 5_000;

/** Until none waits. Who reads the ledger adds what waits: the sooner it is in the sums, the less that is. */
export const sumarElLibro = async (db: Db): Promise<number> => {
  for (let total = 0; ; ) {
    const hechos = (await sumarPorDia(db, POR_VEZ)) + (await sumarLoSinCerrar(db, POR_VEZ));
    if (hechos === 0) return total;
    total += hechos;
  }
};
