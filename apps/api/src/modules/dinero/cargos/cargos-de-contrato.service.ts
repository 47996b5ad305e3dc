import type { ListasEnVigor } from '@colega/domain/colegio';
import type { Circuito } from '@colega/domain/dinero';
import { Decimal, type Importe, importe } from '@colega/domain/importes';
import { correspondeCep, correspondeTimbrado, type SituacionDelLegajo } from '@colega/domain/legajos';
import type { Db } from '../../../db/conectar.ts';
import { errorNoEncontrado } from '../../../http/error-http.ts';
import { leerListasEnVigor } from '../../colegio/leer-colegio.service.ts';
import { situacionDelLegajo } from '../../legajos/colegio/colegio.service.ts';
import { importeDelCargo } from '../../legajos/vida/importe-del-cargo.ts';
import {
  type CircuitoDeLegajo,
  type ContratoPorCobrar,
  findContratosPorCobrar,
  findSaldos,
  upsertCargos,
} from './cargos-de-contrato.repository.ts';

export type { CircuitoDeLegajo, ContratoPorCobrar } from './cargos-de-contrato.repository.ts';

const CERO: Importe = '0.00';

const cargosDe = (listas: ListasEnVigor, situacion: SituacionDelLegajo, contrato: ContratoPorCobrar) => {
  const detalle = situacion.detalles.find(({ id }) => id === contrato.id);
  const corresponde: Readonly<Record<CircuitoDeLegajo, boolean>> = {
    cep: detalle !== undefined && correspondeCep(situacion, detalle),
    timbrados: detalle !== undefined && detalle.timbrado !== 'externo' && correspondeTimbrado(situacion, detalle),
  };
  return (['cep', 'timbrados'] as const).map((circuito) => ({
    detalle_id: contrato.id,
    circuito,
    importe: corresponde[circuito] ? importeDelCargo(listas, circuito, contrato) : CERO,
  }));
};

export type SaldoDeCargo = {
  detalle_id: number;
  circuito: CircuitoDeLegajo;
  importe: Importe;
  pagado: Importe;
  saldo: Decimal;
};

/** Writes down what each contract of a file owes now, and answers it with what was paid. The caller holds the file's lock. */
export const fijarCargos = async (trx: Db, legajoId: number, ahora: Date): Promise<SaldoDeCargo[]> => {
  const situacion = await situacionDelLegajo(trx, legajoId);
  const contratos = await findContratosPorCobrar(trx, legajoId);
  const confirmados = contratos.filter(({ id }) =>
    situacion.detalles.some((detalle) => detalle.id === id && detalle.estado !== 'borrador'),
  );
  const listas = await leerListasEnVigor(trx);
  await upsertCargos(
    trx,
    confirmados.flatMap((contrato) => cargosDe(listas, situacion, contrato)),
    ahora,
  );
  const saldos = await findSaldos(trx, legajoId);
  return saldos.map((cargo) => ({ ...cargo, saldo: new Decimal(cargo.importe).minus(cargo.pagado) }));
};

export const restaDelCargo = async (
  trx: Db,
  { legajo_id, detalle_id, circuito }: { legajo_id: number; detalle_id: number; circuito: Circuito },
): Promise<Importe | null> => {
  const saldos = await findSaldos(trx, legajo_id);
  const cargo = saldos.find((otro) => otro.detalle_id === detalle_id && otro.circuito === circuito);
  const resta = new Decimal(cargo?.importe ?? 0).minus(cargo?.pagado ?? 0);
  return resta.gt(0) ? importe(resta) : null;
};

export const contratoDe = async (db: Db, legajoId: number, detalleId: number): Promise<ContratoPorCobrar> => {
  const contrato = (await findContratosPorCobrar(db, legajoId)).find(({ id }) => id === detalleId);
  if (!contrato) throw errorNoEncontrado();
  return contrato;
};
