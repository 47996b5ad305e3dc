import type { Importe } from '@colega/domain/importes';
import { sql } from 'kysely';
import { z } from 'zod';
import type { Db } from '../../../db/conectar.ts';
import { leerFilas } from '../../../db/leer-filas.ts';
import type { CuentaRecaudadora } from './asentar.repository.ts';

const zCuentaConSaldo = z.object({ medio: z.string(), banco: z.string().nullable(), saldo: z.string() });

export const findCuentasRecaudadoras = (db: Db): Promise<(CuentaRecaudadora & { saldo: Importe })[]> =>
  leerFilas(
    db,
    zCuentaConSaldo,
    sql`
      select medio, banco, sum(debe - haber)::text as saldo from sumas_del_libro where cuenta = 'recaudado'
      group by medio, banco order by medio, banco nulls first`,
  );

const zConSaldo = z.object({ saldo: z.string() });

export const findSaldoSinIdentificar = async (db: Db): Promise<Importe> => {
  const rows = await leerFilas(
    db,
    zConSaldo,
    sql`
    select coalesce(sum(haber - debe), 0.00)::text as saldo from sumas_del_libro where cuenta = 'sin_identificar'`,
  );
  return rows[0]?.saldo ?? '0.00';
};
