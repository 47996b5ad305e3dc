import { type RawBuilder, sql } from 'kysely';
import { z } from 'zod';
import type { Db } from '../../../db/conectar.ts';
import { leerFilas } from '../../../db/leer-filas.ts';
import { AL_AZAR, mediodiaDe } from './valores-de-lo-importado.repository.ts';

export type AmpliacionAImportar = {
  legajo: number;
  /** Its place among those of its file, from 1. */
  numero: number;
  estado: 'visado' | 'anulado' | 'confirmado';
  fecha: string;
  visado_numero: string;
  visado_fecha: string;
  monto: string;
  tarea_id: number | null;
  destino_tarea: string;
  observaciones: string;
};

export type AmpliacionImportada = AmpliacionAImportar & { detalle_id: number };

const zNumeros = z.object({ detalle_id: z.number(), cvd_id: z.number() });
const tomarNumeros = (trx: Db, cuantos: number) =>
  leerFilas(
    trx,
    zNumeros,
    sql`select nextval(pg_get_serial_sequence('legajo_detalles', 'id'))::int as detalle_id,
      nextval(pg_get_serial_sequence('cvds', 'id'))::int as cvd_id
    from generate_series(1, ${cuantos})`,
  );

const PASOS: readonly ((filas: RawBuilder<unknown>, ahora: Date) => RawBuilder<unknown>)[] = [
  // one approval covers all that was agreed up to its day (S-1243)
  (filas, ahora) => sql`insert into cvds (id, legajo_id, numero, numero_control, hash, fecha, quien, creado_en)
    select distinct on (l.id, f.visado_numero) f.cvd_id, l.id, f.visado_numero, 'ANT-' || f.legajo || '-' || f.numero, ${AL_AZAR},
      f.visado_fecha, 'Sistema anterior', ${ahora}::timestamptz
    from ${filas} join legajos l on l.numero_legajo = f.legajo
    where f.estado = 'visado' and not exists (select from cvds c where c.numero = f.visado_numero and c.legajo_id = l.id)
    order by l.id, f.visado_numero, f.numero`,
  (
    filas,
  ) => sql`insert into legajo_detalles (id, legajo_id, tipo_contrato, tipo_calculo, estado_id, fecha, vencimiento, monto,
      confirmado_en, cvd_id, tribunal_actuante, forma_de_pago, clausula_condicion, destino_tarea, observaciones, numero_anterior)
    select f.detalle_id, l.id, 'ampliacion', 'manual', e.id, f.fecha, f.fecha + 365, f.monto,
      ${mediodiaDe(sql`f.fecha`)}, v.id,
      '', '', '', f.destino_tarea, f.observaciones, f.numero
    from ${filas} join legajos l on l.numero_legajo = f.legajo
    join estados_legajos e on e.clave = case f.estado when 'anulado' then 'anulado' else 'confirmado' end
    left join cvds v on v.numero = f.visado_numero and v.legajo_id = l.id and f.estado = 'visado'
    order by f.legajo, f.numero`,
  (filas) => sql`insert into detalle_tareas (detalle_id, orden, tarea_id, monto)
    select f.detalle_id, 0, f.tarea_id, f.monto from ${filas} where f.tarea_id is not null`,
];

/** Answers them with their numbers. Expansions of former files as they were left, in their order: nothing of them is calculated again. */
export const insertAmpliacionesImportadas = async (
  trx: Db,
  ampliaciones: readonly AmpliacionAImportar[],
  ahora: Date,
): Promise<AmpliacionImportada[]> => {
  const numeros = await tomarNumeros(trx, ampliaciones.length);
  const conIds = ampliaciones.map((una, i) => ({ ...una, ...(numeros[i] as (typeof numeros)[number]) }));
  const filas = sql`jsonb_to_recordset(${JSON.stringify(conIds)}::jsonb) as f(detalle_id int, cvd_id int, legajo int, numero int,
    estado text, fecha date, visado_numero text, visado_fecha date, monto numeric, tarea_id int, destino_tarea text,
    observaciones text)`;
  for (const paso of PASOS) await paso(filas, ahora).execute(trx);
  return conIds;
};

const zAmpliado = z.object({ id: z.number(), numero_legajo: z.number() });

/** Those of these files that came before this import are of another version. */
export const updateVersionDeAmpliados = (
  trx: Db,
  importacion_id: number,
  numeros: readonly number[],
): Promise<z.output<typeof zAmpliado>[]> =>
  leerFilas(
    trx,
    zAmpliado,
    sql`update legajos set version = version + 1
      where numero_legajo = any(${numeros}::int[]) and importacion_id <> ${importacion_id} returning id, numero_legajo`,
  );
