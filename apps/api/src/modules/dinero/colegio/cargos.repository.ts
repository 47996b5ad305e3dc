import type { ConceptoDeMatricula } from '@colega/domain/dinero';
import type { Db } from '../../../db/conectar.ts';

export type CargoNuevo = {
  concepto: ConceptoDeMatricula;
  anio: number;
  descripcion: string;
  importe: string;
  vencimiento: string;
};

export const insertCargo = async (db: Db, matricula_id: number, cargo: CargoNuevo, ahora: Date): Promise<boolean> => {
  const nuevo = await db
    .insertInto('cargos')
    .values({ ...cargo, matricula_id, creado_en: ahora })
    .onConflict((repetido) => repetido.columns(['matricula_id', 'concepto', 'anio']).doNothing())
    .returning('id')
    .executeTakeFirst();
  return nuevo !== undefined;
};

export const insertBonificacion = async (
  db: Db,
  bonificacion: { persona_id: number; descripcion: string; importe: string; creado_en: Date },
): Promise<number> =>
  (
    await db
      .insertInto('creditos')
      .values({ ...bonificacion, origen: 'bonificacion' })
      .returning('id')
      .executeTakeFirstOrThrow()
  ).id;
