import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../../db/conectar.ts';

export type ContratoPorCobrar = {
  numero_legajo: number;
  monto: string;
  tipo_contrato: 'original' | 'ampliacion';
  vencimiento_timbrado: string | null;
};

const contrato = (condicion: RawBuilder<unknown>) => sql<ContratoPorCobrar>`
  select l.numero_legajo, d.monto::text as monto, d.tipo_contrato, d.vencimiento_timbrado
  from legajo_detalles d join legajos l on l.id = d.legajo_id where ${condicion}`;

/** What the charge of a contract is computed from. */
export const findContratoPorCobrar = async (db: Db, detalleId: number): Promise<ContratoPorCobrar | undefined> =>
  (await contrato(sql`d.id = ${detalleId}`).execute(db)).rows[0];
