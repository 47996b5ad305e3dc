import { importe as aImporte, Decimal } from '@colega/domain/importes';
import type { Db } from '../../../db/conectar.ts';
import type { BaseDeDatos } from '../../../db/tablas.generadas.ts';

type CuentaDelLibro = BaseDeDatos['movimientos']['cuenta'];

export type CuentaRecaudadora = { medio: string; banco: string | null };

export type LineasDelAsiento = Partial<Record<Exclude<CuentaDelLibro, 'recaudado'>, string>> & {
  recaudado?: readonly (CuentaRecaudadora & { importe: string })[];
};

export type Asiento = {
  cuando: Date;
  concepto: string;
  persona_id: number | null;
  orden_id?: number | null;
  operacion_id?: number | null;
  cobro_id?: number;
  deposito_id?: number;
  acreditacion_id?: number;
  cierre_id?: number;
  gasto_de_banco_id?: number;
  /** Debits are positive, credits negative; they add up to zero, which the database checks too. Zeros are left out. */
  lineas: LineasDelAsiento;
};

export const asentar = async (db: Db, { persona_id, lineas, ...asiento }: Asiento): Promise<void> => {
  const { recaudado = [], ...otras } = lineas;
  const conImporte = [
    ...recaudado.map((linea) => ({ cuenta: 'recaudado' as const, ...linea })),
    ...Object.entries(otras).map(([cuenta, importe]) => ({ cuenta: cuenta as CuentaDelLibro, importe })),
  ].filter(({ importe }) => !new Decimal(importe).isZero());
  if (conImporte.length === 0) return;
  const { id } = await db.insertInto('asientos').values(asiento).returning('id').executeTakeFirstOrThrow();
  const filas = conImporte.map((linea) => ({ medio: null, banco: null, ...linea, asiento_id: id, persona_id }));
  await db.insertInto('movimientos').values(filas).execute();
};

export const contrapartidaDe = (importe: string): string => aImporte(new Decimal(importe).negated());
