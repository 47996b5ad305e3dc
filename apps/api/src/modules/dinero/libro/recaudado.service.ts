import type { Importe } from '@colega/domain/importes';
import type { Db } from '../../../db/conectar.ts';
import type { CuentaRecaudadora } from './asentar.repository.ts';
import { findCuentasRecaudadoras, findSaldoSinIdentificar } from './recaudado.repository.ts';

export type Recaudado = { cuentas: (CuentaRecaudadora & { saldo: Importe })[]; sin_identificar: Importe };

export const leerRecaudado = async (db: Db): Promise<Recaudado> => ({
  cuentas: await findCuentasRecaudadoras(db),
  sin_identificar: await findSaldoSinIdentificar(db),
});
