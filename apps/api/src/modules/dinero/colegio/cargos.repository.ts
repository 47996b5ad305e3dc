import type { ConceptoDeMatricula } from '@colega/domain/dinero';
import { sql } from 'kysely';
import { z } from 'zod';
import type { Db } from '../../../db/conectar.ts';
import { leerFilas } from '../../../db/leer-filas.ts';

export type CargoNuevo = {
  concepto: ConceptoDeMatricula;
  anio: number;
  descripcion: string;
  importe: string;
  vencimiento: string;
};

const zConPersona = z.object({ persona_id: z.number() });

export const insertCargos = async (
  db: Db,
  { concepto, anio, descripcion, importe, vencimiento }: CargoNuevo,
  ahora: Date,
): Promise<{ persona_id: number }[]> => {
  const rows = await leerFilas(
    db,
    zConPersona,
    sql`
    with nuevos as (
      insert into cargos (matricula_id, concepto, anio, descripcion, importe, vencimiento, creado_en)
      select m.id, ${concepto}, ${anio}, ${descripcion}, ${importe}, ${vencimiento}, ${ahora}
      from matriculas m join estados_matriculas e on e.id = m.estado_id
      where e.clave in ('activo', 'suspendido') order by m.id
      on conflict (matricula_id, concepto, anio) do nothing
      returning matricula_id)
    select m.persona_id from nuevos n join matriculas m on m.id = n.matricula_id`,
  );
  return rows;
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
