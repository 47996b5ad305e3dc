import type { FormatoDeArchivo } from '@colega/contract/primitives';
import { sql } from 'kysely';
import { z } from 'zod';
import type { Db } from '../../../db/conectar.ts';
import { leerFilas } from '../../../db/leer-filas.ts';

type Cual = { ensayo_id: number; formato: FormatoDeArchivo };

export const findArchivos = (db: Db, ensayoId: number) =>
  db
    .selectFrom('ensayo_archivos')
    .select(['formato', 'estado'])
    .where('ensayo_id', '=', ensayoId)
    .orderBy('formato')
    .execute();

/** False when it is there, or being made. One that failed is made again. */
export const insertArchivo = async (db: Db, cual: Cual, creado_en: Date): Promise<boolean> => {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('ensayo_archivos')
    .values({ ...cual, creado_en })
    .onConflict((otro) =>
      otro
        .columns(['ensayo_id', 'formato'])
        .doUpdateSet({ estado: 'en_cola', creado_en })
        .where('ensayo_archivos.estado', '=', 'fallido'),
    )
    .executeTakeFirstOrThrow();
  return (numInsertedOrUpdatedRows ?? 0n) > 0n;
};

export const findArchivo = (db: Db, { ensayo_id, formato }: Cual) =>
  db
    .selectFrom('ensayo_archivos')
    .select(['estado', 'contenido'])
    .where('ensayo_id', '=', ensayo_id)
    .where('formato', '=', formato)
    .executeTakeFirst();

export const updateArchivo = (
  db: Db,
  { ensayo_id, formato }: Cual,
  cambio: { estado: 'listo'; contenido: Buffer } | { estado: 'fallido' },
) =>
  db
    .updateTable('ensayo_archivos')
    .set(cambio)
    .where('ensayo_id', '=', ensayo_id)
    .where('formato', '=', formato)
    .where('estado', '=', 'en_cola')
    .execute();

const zLineaDeArchivo = z.object({
  detalle_id: z.number(),
  numero_legajo: z.number(),
  tipo_contrato: z.string(),
  fecha: z.string(),
  rubro: z.string(),
  clase: z.enum(['comparado', 'alcanza', 'sin_ensayar']),
  motivo: z.string().nullable(),
  antes: z.string().nullable(),
  ahora: z.string().nullable(),
  diferencia: z.string().nullable(),
  porcentaje: z.string().nullable(),
});
export type LineaDeArchivo = z.output<typeof zLineaDeArchivo>;

export const findLineasDespuesDe = (db: Db, ensayoId: number, detalleId: number, cuantas: number) =>
  leerFilas(
    db,
    zLineaDeArchivo,
    sql`select e.detalle_id, l.numero_legajo, d.tipo_contrato, d.fecha, r.nombre as rubro, e.clase, e.motivo, e.antes, e.ahora,
      e.ahora - e.antes as diferencia, e.porcentaje
    from ensayo_lineas e join legajo_detalles d on d.id = e.detalle_id join legajos l on l.id = d.legajo_id
    join rubros r on r.id = l.rubro_id
    where e.ensayo_id = ${ensayoId} and e.detalle_id > ${detalleId} order by e.detalle_id limit ${cuantas}`,
  );
