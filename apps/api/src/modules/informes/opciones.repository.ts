import { type RawBuilder, sql } from 'kysely';
import { z } from 'zod';
import type { Db } from '../../db/conectar.ts';
import { leerFilas } from '../../db/leer-filas.ts';

const zOpcion = z.object({ valor: z.string(), nombre: z.string() });
const zDeLaBase = z.object({
  distrito_id: z.array(zOpcion),
  rubro_id: z.array(zOpcion),
  modalidad_id: z.array(zOpcion),
  estado: z.array(zOpcion),
  especialidad: z.array(zOpcion),
});

const listaDe = (valor: string, nombre: string, origen: RawBuilder<unknown>) => sql`(
  select coalesce(json_agg(json_build_object('valor', ${sql.ref(valor)}::text, 'nombre', ${sql.ref(nombre)}) order by ${sql.ref(nombre)}), '[]')
  from ${origen})`;

/** Those of an operator's district, or of all of them. */
export const findOpcionesDeInformes = async (
  db: Db,
  distrito_id: number | null,
): Promise<z.output<typeof zDeLaBase>> => {
  const rows = await leerFilas(
    db,
    zDeLaBase,
    sql`select ${listaDe('id', 'nombre', sql`distritos where ${distrito_id === null ? sql`true` : sql`id = ${distrito_id}`}`)} as distrito_id,
      ${listaDe('id', 'nombre', sql`rubros`)} as rubro_id, ${listaDe('id', 'nombre', sql`modalidades`)} as modalidad_id,
      ${listaDe('clave', 'nombre', sql`estados_matriculas`)} as estado,
      ${listaDe('descripcion', 'descripcion', sql`(select distinct descripcion from matriculas where descripcion <> '') m`)} as especialidad`,
  );
  return rows[0] ?? { distrito_id: [], rubro_id: [], modalidad_id: [], estado: [], especialidad: [] };
};
