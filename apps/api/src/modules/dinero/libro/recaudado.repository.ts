import type { Importe } from '@colega/domain/dinero';
import { sql } from 'kysely';
import type { Db } from '../../../db/conectar.ts';
import type { CuentaRecaudadora } from './asentar.repository.ts';

/** What each account that money comes in has, as the ledger says, and how much of it is of nobody that is known. */
export const findRecaudado = async (
  db: Db,
): Promise<{ cuentas: (CuentaRecaudadora & { saldo: Importe })[]; sin_identificar: Importe }> => {
  const { rows } = await sql<CuentaRecaudadora & { saldo: Importe }>`
    select medio, banco, sum(importe)::text as saldo from movimientos where cuenta = 'recaudado'
    group by medio, banco order by medio, banco nulls first`.execute(db);
  const { rows: deNadie } = await sql<{ saldo: Importe }>`
    select coalesce(-sum(importe), 0.00)::text as saldo from movimientos where cuenta = 'sin_identificar'`.execute(db);
  return { cuentas: rows, sin_identificar: deNadie[0]?.saldo ?? '0.00' };
};
