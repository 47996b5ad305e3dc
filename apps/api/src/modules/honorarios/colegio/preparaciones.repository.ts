import type { Fecha } from '@colega/domain/fechas';
import { sql } from 'kysely';
import { z } from 'zod';
import type { Db } from '../../../db/conectar.ts';
import { leerFilas, leida } from '../../../db/leer-filas.ts';

export type ArancelPorGuardar = {
  nombre: string;
  vigente_desde: Fecha;
  base_id: number | null;
  contenido: unknown;
  creado_por: number;
  creado_en: Date;
};

export const insertPreparacion = async (db: Db, { contenido, ...nueva }: ArancelPorGuardar): Promise<number> => {
  const { id } = await db
    .insertInto('aranceles_en_preparacion')
    .values({
      ...nueva,
      contenido: JSON.stringify(contenido),
      tocado_por: nueva.creado_por,
      tocado_en: nueva.creado_en,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
};

const nombreDe = (usuario: string) =>
  sql`(select trim(p.nombre || ' ' || p.apellido) from usuarios u join personas p on p.id = u.persona_id where u.id = ${sql.ref(usuario)})`;

const deLaLista = (db: Db) =>
  db
    .selectFrom('aranceles_en_preparacion as a')
    .leftJoin('resoluciones as b', 'b.id', 'a.base_id')
    .select(['a.id', 'a.version', 'a.nombre', 'a.vigente_desde', 'a.base_id', 'a.creado_por', 'a.creado_en'])
    .select(['a.tocado_por', 'a.tocado_en', 'a.escribieron', 'a.terminado_en', 'a.resolucion_id'])
    .select(['b.nombre as base_nombre', 'b.vigente_desde as base_desde'])
    .select(leida(z.string(), nombreDe('a.creado_por'), 'creado'))
    .select(leida(z.string(), nombreDe('a.tocado_por'), 'tocado'));

/** Those that go on, the last touched first. */
export const findEnPreparacion = (db: Db) =>
  deLaLista(db).where('a.terminado_en', 'is', null).orderBy('a.tocado_en', 'desc').orderBy('a.id').execute();

export const findPreparacion = (db: Db, id: number) =>
  deLaLista(db).select(['a.contenido', 'a.sin_leer', 'a.escritas']).where('a.id', '=', id).executeTakeFirst();
export type FilaDePreparacion = NonNullable<Awaited<ReturnType<typeof findPreparacion>>>;

/** Whoever changes it goes one at a time. */
export const lockPreparacion = (db: Db, id: number) =>
  db.selectFrom('aranceles_en_preparacion').select('id').where('id', '=', id).forUpdate().executeTakeFirst();

type CambioDePreparacion = {
  nombre?: string;
  vigente_desde?: Fecha;
  base_id?: number | null;
  contenido?: unknown;
  sin_leer?: Readonly<Record<string, string>>;
  /** Who wrote in each place last. */
  escritas?: Readonly<Record<string, number>>;
};

export const updatePreparacion = (
  db: Db,
  id: number,
  { contenido, sin_leer, escritas, ...cambio }: CambioDePreparacion,
  { tocado_por, tocado_en }: { tocado_por: number; tocado_en: Date },
) =>
  db
    .updateTable('aranceles_en_preparacion')
    .set({
      ...cambio,
      ...(contenido !== undefined && { contenido: JSON.stringify(contenido) }),
      ...(sin_leer !== undefined && { sin_leer: JSON.stringify(sin_leer) }),
      ...(escritas !== undefined && { escritas: JSON.stringify(escritas) }),
      ...{ tocado_por, tocado_en, version: sql`version + 1` },
    })
    .where('id', '=', id)
    .execute();

type Termino = { terminado_en: Date; publicado_por?: number; resolucion_id?: number };

export const updateTerminado = (db: Db, id: number, termino: Termino) =>
  db
    .updateTable('aranceles_en_preparacion')
    .set({ ...termino, version: sql`version + 1` })
    .where('id', '=', id)
    .execute();

/** All that was published, what was withdrawn too, in the order of their days. */
export const findPublicadas = (db: Db) =>
  db
    .selectFrom('resoluciones as r')
    .select(['r.id', 'r.nombre', 'r.vigente_desde', 'r.vigente_hasta', 'r.contenido', 'r.publicada_en'])
    .select(['r.retirada_en', 'r.motivo_de_retiro', 'r.del_programa'])
    .select(leida(z.string().nullable(), nombreDe('r.publicada_por'), 'publicada'))
    .select(leida(z.string().nullable(), nombreDe('r.retirada_por'), 'retirada'))
    .orderBy('r.vigente_desde')
    .orderBy('r.id')
    .execute();
export type FilaPublicada = Awaited<ReturnType<typeof findPublicadas>>[number];

const zHay = z.object({ hay: z.boolean() });

/** Whether anything was ever calculated, or dated, with a tariff. */
export const hayCalculos = async (db: Db): Promise<boolean> => {
  const [fila] = await leerFilas(
    db,
    zHay,
    sql`select exists (select from calculos_honorarios) or exists (select from legajo_detalles where resolucion_id is not null) as hay`,
  );
  return fila?.hay ?? true;
};

/** Those that stand: nobody calculates with any of them meanwhile. */
export const lockPublicadas = (db: Db) =>
  db
    .selectFrom('resoluciones')
    .select(['id', 'nombre', 'vigente_desde', 'del_programa'])
    .where('retirada_en', 'is', null)
    .orderBy('id')
    .forUpdate()
    .execute();

type Retiro = { retirada_en: Date; retirada_por: number; motivo_de_retiro: string };

export const updateQuitadas = (db: Db, ids: readonly number[], retiro: Retiro) =>
  db.updateTable('resoluciones').set(retiro).where('id', 'in', ids).execute();
