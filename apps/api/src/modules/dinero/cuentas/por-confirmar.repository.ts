import { sql } from 'kysely';
import { z } from 'zod';
import type { Db } from '../../../db/conectar.ts';
import { leerFilas } from '../../../db/leer-filas.ts';
import { tramo } from '../../../db/tramo.ts';

type DeQuien = { distrito_id: number | null };

const zFila = z.object({
  tipo: z.enum(['bonificacion', 'anulacion']),
  id: z.number(),
  persona: z.object({ id: z.number(), nombre: z.string() }).nullable(),
  que: z.string().nullable(),
  importe: z.string().nullable(),
  anio: z.number().nullable(),
  motivo: z.string(),
  pidio: z.string(),
  pidio_id: z.number(),
  pedida_en: z.date(),
});

const bonificaciones = ({ distrito_id }: DeQuien) => sql`
  select 'bonificacion' as tipo, b.id, json_build_object('id', p.id, 'nombre', p.apellido || ', ' || p.nombre) as persona,
    b.que, b.importe::text, null::int as anio, b.motivo, b.pidio, b.pidio_id, b.pedida_en
  from bonificaciones b join personas p on p.id = b.persona_id
  where b.estado = 'pedida' and (${distrito_id}::int is null or p.distrito_id = ${distrito_id}::int)`;

/** Those of a year's charges are of the whole college: who works for a district has none. */
const anulaciones = ({ distrito_id }: DeQuien) => sql`
  select 'anulacion', a.id, null::json, null::text, null::text, g.anio, a.motivo, a.pidio, a.pidio_id, a.pedida_en
  from anulaciones_de_cargos a join generaciones_de_cargos g on g.id = a.generacion_id
  where a.estado = 'pedida' and ${distrito_id}::int is null`;

const esperan = (quien: DeQuien) => sql`(${bonificaciones(quien)} union all ${anulaciones(quien)}) x`;

/** What waits longest on top. */
export const findPorConfirmar = (db: Db, quien: DeQuien, pagina: { limit: number; offset: number }) =>
  leerFilas(db, zFila, sql`select * from ${esperan(quien)} order by pedida_en, tipo, id ${tramo(pagina)}`);

export const countPorConfirmar = async (db: Db, quien: DeQuien): Promise<number> => {
  const [fila] = await leerFilas(
    db,
    z.object({ cuantos: z.number() }),
    sql`select count(*)::int as cuantos from ${esperan(quien)}`,
  );
  return fila?.cuantos ?? 0;
};
