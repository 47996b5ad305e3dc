import type { CosaQueSeEnsaya } from '@colega/contract/honorarios';
import { type CuentaExplicada, type Honorario, NOMBRES_DE_TASAS } from '@colega/domain/honorarios';
import { sql } from 'kysely';
import { z } from 'zod';
import type { Db } from '../../../db/conectar.ts';
import { leerFilas } from '../../../db/leer-filas.ts';

const zCalculo = z.object({ detalle_id: z.number(), respuesta: z.custom<Honorario>() });

/** What each was calculated as, when it was. */
export const findCalculos = (db: Db, detalles: readonly number[]) =>
  leerFilas(
    db,
    zCalculo,
    sql`select d.id as detalle_id, c.respuesta from legajo_detalles d
    join calculos_honorarios c on c.id = d.calculo_honorario_id where d.id = any(${[...detalles]}::int[])`,
  );

export type Explicado = { detalle_id: number; antes: Cuenta; ahora: Cuenta };
type Cuenta = Honorario | CuentaExplicada;

export const insertExplicados = async (db: Db, ensayoId: number, explicados: readonly Explicado[]): Promise<void> => {
  await sql`insert into ensayo_explicados (ensayo_id, detalle_id, antes, ahora)
    select ${ensayoId}::int, f.detalle_id, f.antes, f.ahora
    from jsonb_to_recordset(${JSON.stringify(explicados)}::jsonb) as f(detalle_id int, antes jsonb, ahora jsonb)`.execute(
    db,
  );
};

export const findExplicado = (db: Db, ensayoId: number, detalleId: number) =>
  db
    .selectFrom('ensayo_explicados')
    .select(['antes', 'ahora'])
    .where('ensayo_id', '=', ensayoId)
    .where('detalle_id', '=', detalleId)
    .executeTakeFirst();

const zDato = z.object({
  detalle_id: z.number(),
  numero_legajo: z.number(),
  tipo_contrato: z.string(),
  fecha: z.string(),
  rubro: z.string(),
});

export const findDatosDeContratos = (db: Db, detalles: readonly number[]) =>
  leerFilas(
    db,
    zDato,
    sql`select d.id as detalle_id, l.numero_legajo, d.tipo_contrato, d.fecha, r.nombre as rubro
    from legajo_detalles d join legajos l on l.id = d.legajo_id join rubros r on r.id = l.rubro_id
    where d.id = any(${[...detalles]}::int[])`,
  );

const findNombresDeTareas = async (db: Db): Promise<Map<string, string>> => {
  const tareas = await db
    .selectFrom('segmento_tareas as st')
    .innerJoin('tareas as t', 't.id', 'st.tarea_id')
    .innerJoin('segmentos as s', 's.id', 'st.segmento_id')
    .select(['st.id', 't.nombre', 's.nombre as segmento'])
    .execute();
  return new Map(tareas.map(({ id, nombre, segmento }) => [String(id), `${nombre} (${segmento})`]));
};

/** Rubros, and the tasks of a segment, whatever many are offered today, or the rates. */
export const findNombresDePartes = async (db: Db, de: CosaQueSeEnsaya) => {
  const rubros = await db.selectFrom('rubros').select(['id', 'nombre']).execute();
  return {
    rubros: new Map(rubros.map(({ id, nombre }) => [String(id), nombre])),
    partes:
      de === 'arancel' ? await findNombresDeTareas(db) : new Map<string, string>(Object.entries(NOMBRES_DE_TASAS)),
  };
};
