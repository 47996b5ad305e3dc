import type { EstadoDeDevolucion } from '@colega/domain/dinero';
import { type Insertable, sql } from 'kysely';
import { z } from 'zod';
import type { Db } from '../../../db/conectar.ts';
import { leerFilas } from '../../../db/leer-filas.ts';
import { operacionDecidida } from '../../../db/pagos-en-pie.ts';
import type { BaseDeDatos } from '../../../db/tablas.generadas.ts';
import { disponible } from '../cobros/deshacer.repository.ts';

const COLUMNAS = [
  ...(['id', 'operacion_id', 'por', 'estado', 'importe', 'motivo', 'pidio_id', 'pidio', 'pedida_en'] as const),
  ...(['proxima_consulta', 'enviada_en'] as const),
] as const;

export type DevolucionNueva = Pick<
  Insertable<BaseDeDatos['devoluciones_de_pagos']>,
  'operacion_id' | 'por' | 'estado' | 'importe' | 'motivo' | 'pidio_id' | 'pidio' | 'pedida_en' | 'proxima_consulta'
>;

export const insertDevolucionDePago = async (db: Db, devolucion: DevolucionNueva): Promise<number> =>
  (await db.insertInto('devoluciones_de_pagos').values(devolucion).returning('id').executeTakeFirstOrThrow()).id;

const deDevoluciones = (db: Db) =>
  db
    .selectFrom('devoluciones_de_pagos')
    .select(COLUMNAS)
    .where('operacion_id', 'is not', null)
    .$narrowType<{ operacion_id: number }>();
export type DevolucionLeida = Awaited<ReturnType<ReturnType<typeof deDevoluciones>['executeTakeFirstOrThrow']>>;

export const findDevolucionDePago = (db: Db, id: number) => deDevoluciones(db).where('id', '=', id).executeTakeFirst();

export const findEnCursoDe = (db: Db, operacionId: number) =>
  deDevoluciones(db)
    .where('operacion_id', '=', operacionId)
    .where('estado', 'in', ['pedida', 'en_proceso'])
    .executeTakeFirst();

export const findEnCursoDelCupon = (db: Db, ordenId: number) =>
  deDevoluciones(db)
    .where('operacion_id', 'in', db.selectFrom('operaciones_pago').select('id').where('orden_id', '=', ordenId))
    .where('estado', 'in', ['pedida', 'en_proceso'])
    .executeTakeFirst();

export type DecisionDeDevolucion = {
  estado: Extract<EstadoDeDevolucion, 'confirmada' | 'rechazada'>;
  decidio_id: number | null;
  decidio: string;
  decidida_en: Date;
  respuesta?: string | null;
  banco?: string;
  comprobante?: string;
  fecha?: string;
};

/** Only of what waits: undefined when somebody else decided first. */
export const decidirDevolucion = (db: Db, id: number, desde: 'pedida' | 'en_proceso', decision: DecisionDeDevolucion) =>
  db
    .updateTable('devoluciones_de_pagos')
    .set({ ...decision, proxima_consulta: null })
    .where('id', '=', id)
    .where('estado', '=', desde)
    .returning(COLUMNAS)
    .executeTakeFirst();

/** Its provider is asked once: false for whoever comes after the first, and for what was decided meanwhile. */
export const anotarEnviada = async (db: Db, id: number, enviada_en: Date): Promise<boolean> =>
  (await db
    .updateTable('devoluciones_de_pagos')
    .set({ enviada_en })
    .where('id', '=', id)
    .where('estado', '=', 'en_proceso')
    .where('enviada_en', 'is', null)
    .returning('id')
    .executeTakeFirst()) !== undefined;

export const lockDevolucionDePago = (db: Db, id: number) =>
  deDevoluciones(db).where('id', '=', id).forUpdate().executeTakeFirst();

const zConId = z.object({ id: z.number() });

/** No other sweep takes them: until `hasta` if this process dies. */
export const tomarDevoluciones = async (db: Db, ahora: Date, hasta: Date, limite: number): Promise<number[]> => {
  const rows = await leerFilas(
    db,
    zConId,
    sql`
    update devoluciones_de_pagos set proxima_consulta = ${hasta}
    where id in (select id from devoluciones_de_pagos where proxima_consulta <= ${ahora}
      order by proxima_consulta limit ${limite} for update skip locked)
    returning id`,
  );
  return rows.map(({ id }) => id);
};

export const preguntarDespues = async (
  db: Db,
  id: number,
  proxima_consulta: Date,
  respuesta: string,
): Promise<void> => {
  await db
    .updateTable('devoluciones_de_pagos')
    .set({ proxima_consulta, respuesta })
    .where('id', '=', id)
    .where('estado', '=', 'en_proceso')
    .execute();
};

const zPorDevolver = z.object({
  orden_id: z.number(),
  persona_id: z.number(),
  distrito_id: z.number().nullable(),
  numero_boleta: z.number(),
  medio: z.string(),
  banco: z.string().nullable(),
  importe: z.string(),
  a_credito: z.string(),
  revertido: z.boolean(),
  decidido: z.boolean(),
  en_curso: z.boolean(),
  devuelto_en_parte: z.boolean(),
  disponible: z.string(),
  intencion_id: z.number().nullable(),
  aprobada: z.boolean(),
});
export type PagoLeidoPorDevolver = z.output<typeof zPorDevolver>;

export const findPagoPorDevolver = async (db: Db, operacionId: number): Promise<PagoLeidoPorDevolver | undefined> =>
  (
    await leerFilas(
      db,
      zPorDevolver,
      sql`
      select p.orden_id, o.persona_id, pe.distrito_id, o.numero_boleta, p.medio, p.banco, p.importe::text, p.a_credito::text,
        coalesce((select ${disponible} from creditos c where c.id = p.credito_id), '0.00') as disponible, p.intencion_id, coalesce(n.estado = 'aprobada' and n.externo is not null, false) as aprobada,
        exists (select from reversiones r where r.operacion_id = p.id) as revertido,
        ${operacionDecidida} as decidido,
        exists (select from devoluciones_de_pagos d where d.operacion_id = p.id and d.estado <> 'rechazada') as en_curso,
        coalesce(n.devuelto > 0, false) as devuelto_en_parte
      from operaciones_pago p join ordenes_pago o on o.id = p.orden_id join personas pe on pe.id = o.persona_id
      left join intenciones_pago n on n.id = p.intencion_id
      where p.id = ${operacionId}`,
    )
  )[0];
