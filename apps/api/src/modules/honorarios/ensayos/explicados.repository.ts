import type { Honorario, PedidoDeCalculo } from '@colega/domain/honorarios';
import { sql } from 'kysely';
import { z } from 'zod';
import type { Db } from '../../../db/conectar.ts';
import { leerFilas } from '../../../db/leer-filas.ts';

export const findPedidos = (
  db: Db,
  detalles: readonly number[],
): Promise<{ detalle_id: number; pedido: PedidoDeCalculo }[]> =>
  db
    .selectFrom('legajo_detalles as d')
    .innerJoin('calculos_honorarios as c', 'c.id', 'd.calculo_honorario_id')
    .select(['d.id as detalle_id', 'c.pedido'])
    .where('d.id', 'in', [...detalles])
    .$castTo<{ detalle_id: number; pedido: PedidoDeCalculo }>()
    .execute();

/** What it was is what its file has; what it would be, what was worked out. */
export const insertExplicados = async (
  db: Db,
  ensayoId: number,
  ahora: readonly { detalle_id: number; honorario: Honorario }[],
): Promise<void> => {
  await sql`insert into ensayo_explicados (ensayo_id, detalle_id, antes, ahora)
    select ${ensayoId}::int, f.detalle_id, c.respuesta, f.honorario
    from jsonb_to_recordset(${JSON.stringify(ahora)}::jsonb) as f(detalle_id int, honorario jsonb)
    join legajo_detalles d on d.id = f.detalle_id join calculos_honorarios c on c.id = d.calculo_honorario_id`.execute(
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

/** Rubros and tasks of a segment, whatever many are offered today. */
export const findNombresDePartes = async (db: Db) => {
  const rubros = await db.selectFrom('rubros').select(['id', 'nombre']).execute();
  const tareas = await db
    .selectFrom('segmento_tareas as st')
    .innerJoin('tareas as t', 't.id', 'st.tarea_id')
    .innerJoin('segmentos as s', 's.id', 'st.segmento_id')
    .select(['st.id', 't.nombre', 's.nombre as segmento'])
    .execute();
  return {
    rubros: new Map(rubros.map(({ id, nombre }) => [String(id), nombre])),
    tareas: new Map(tareas.map(({ id, nombre, segmento }) => [String(id), `${nombre} (${segmento})`])),
  };
};
