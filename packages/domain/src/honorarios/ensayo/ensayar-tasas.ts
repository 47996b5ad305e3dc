import { filasVigentes } from '../../colegio/listas/en-vigor.ts';
import type { FilaDeLista, VersionDeLista } from '../../colegio/listas/versiones.ts';
import type { Fecha } from '../../fechas/fecha.ts';
import { Decimal, type Importe } from '../../importes/decimal.ts';
import { correspondeCep, correspondeTimbrado } from '../../legajos/vida/cargos.ts';
import type { SituacionDelLegajo } from '../../legajos/vida/situacion.ts';
import type { CuentaExplicada } from '../comparar-honorarios.ts';
import { explicarTasasDe, TASAS_DE_CONTRATO, type TasaDeContrato } from '../explicar-tasas.ts';
import type { Ensayado } from './ensayar.ts';

/** A list of rates in preparation, and those that were published when it was asked for. */
export type TasasPorEnsayar = { filas: readonly FilaDeLista[]; publicadas: readonly VersionDeLista[] };

/** What says of a contract whether it pays, and of how much. `timbrado_externo`: its stamp was bought outside. */
export type ContratoConTasas = {
  monto: Importe;
  fecha: Fecha;
  modalidad: Pick<SituacionDelLegajo['modalidad'], 'cep_exento' | 'franquicia'>;
  comitentes: SituacionDelLegajo['comitentes'];
  timbrado_externo: boolean;
};

/** S-1177: what came from a former system is tried as if it had been made here. */
const paga = (contrato: ContratoConTasas, tasa: TasaDeContrato): boolean =>
  tasa === 'cep'
    ? correspondeCep(contrato, { estado: 'confirmado' })
    : !contrato.timbrado_externo && correspondeTimbrado(contrato, { estado: 'confirmado' });

const cuentaCon = (filas: readonly FilaDeLista[], contrato: ContratoConTasas): CuentaExplicada | null =>
  explicarTasasDe(
    filas,
    TASAS_DE_CONTRATO.filter((tasa) => paga(contrato, tasa)),
    contrato.monto,
  );

/** Both accounts, line by line: with the rates of its day, and with those in preparation. Null where some list does not say. */
export const explicarTasas = (
  contrato: ContratoConTasas,
  { filas, publicadas }: TasasPorEnsayar,
): { antes: CuentaExplicada; ahora: CuentaExplicada } | null => {
  const antes = cuentaCon(filasVigentes({ versiones: publicadas }, 'tasas', contrato.fecha), contrato);
  const ahora = cuentaCon(filas, contrato);
  return antes && ahora && { antes, ahora };
};

/** What a contract was charged by its CEP and its stamp, and what it would be. */
export const ensayarTasas = (contrato: ContratoConTasas, tasas: TasasPorEnsayar): Ensayado => {
  if (!TASAS_DE_CONTRATO.some((tasa) => paga(contrato, tasa))) return { clase: 'sin_ensayar', motivo: 'no_paga' };
  const cuentas = explicarTasas(contrato, tasas);
  if (!cuentas) return { clase: 'sin_ensayar', motivo: 'sin_tasa' };
  const { antes, ahora } = cuentas;
  const diferencia = new Decimal(ahora.importe).minus(antes.importe);
  return {
    clase: 'comparado',
    antes: antes.importe,
    ahora: ahora.importe,
    diferencia: diferencia.toFixed(2),
    porcentaje: porcentajeDe(diferencia, antes.importe),
    partes: antes.pasos.map(({ regla, importe }, i) => ({
      parte: regla,
      antes: importe,
      ahora: ahora.pasos[i]?.importe ?? '0.00',
    })),
  };
};

const porcentajeDe = (diferencia: Decimal, antes: Importe): string | null => {
  if (diferencia.isZero()) return '0.00';
  const base = new Decimal(antes);
  return base.isZero() ? null : diferencia.times(100).div(base).toFixed(2);
};
