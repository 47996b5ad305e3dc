import { importe as aImporte, Decimal } from '@colega/domain/dinero';
import type { Db } from '../../../db/conectar.ts';
import type { BaseDeDatos } from '../../../db/tablas.generadas.ts';

export type Asiento = {
  cuando: Date;
  concepto: string;
  persona_id: number;
  orden_id: number | null;
  operacion_id: number | null;
  /** Debits are positive, credits negative; they add up to zero, which the database checks too. Zeros are left out. */
  lineas: Partial<Record<BaseDeDatos['movimientos']['cuenta'], string>>;
};

/** One entry of the ledger, which only grows. */
export const asentar = async (db: Db, { persona_id, lineas, ...asiento }: Asiento): Promise<void> => {
  const conImporte = Object.entries(lineas).filter(([, importe]) => !new Decimal(importe).isZero());
  if (conImporte.length === 0) return;
  const { id } = await db.insertInto('asientos').values(asiento).returning('id').executeTakeFirstOrThrow();
  const filas = conImporte.map(([cuenta, importe]) => ({
    asiento_id: id,
    cuenta: cuenta as BaseDeDatos['movimientos']['cuenta'],
    persona_id,
    importe,
  }));
  await db.insertInto('movimientos').values(filas).execute();
};

/** The same amount on the other side. */
export const contra = (importe: string): string => aImporte(new Decimal(importe).negated());
