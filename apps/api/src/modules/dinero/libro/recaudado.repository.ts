import type { Importe } from '@colega/domain/dinero';
import { sql } from 'kysely';
import type { Db } from '../../../db/conectar.ts';
import type { CuentaRecaudadora } from './asentar.repository.ts';

export const findCuentasRecaudadoras = async (db: Db): Promise<(CuentaRecaudadora & { saldo: Importe })[]> =>
  (
    await sql<CuentaRecaudadora & { saldo: Importe }>`
      select medio, banco, sum(importe)::text as saldo from movimientos where cuenta = 'recaudado'
      group by medio, banco order by medio, banco nulls first`.execute(db)
  ).rows;

export const findSaldoSinIdentificar = async (db: Db): Promise<Importe> => {
  const { rows } = await sql<{ saldo: Importe }>`
    select coalesce(-sum(importe), 0.00)::text as saldo from movimientos where cuenta = 'sin_identificar'`.execute(db);
  return rows[0]?.saldo ?? '0.00';
};
