import type { Fecha } from '@colega/domain/fechas';
import { sql } from 'kysely';
import { z } from 'zod';
import type { Db } from '../../../db/conectar.ts';
import { leerFilas } from '../../../db/leer-filas.ts';

const POR_VEZ = 200;

const zDeudora = z.object({ persona_id: z.number() });

/** Those after that one who owe something of a licence that is overdue on that day. */
export const findConDeudaVencida = (
  db: Db,
  { despues, al_dia }: { despues: number; al_dia: Fecha },
): Promise<z.output<typeof zDeudora>[]> =>
  leerFilas(
    db,
    zDeudora,
    sql`select p.id as persona_id from personas p
      where p.id > ${despues} and exists (
        select from matriculas m join cargos c on c.matricula_id = m.id
        where m.persona_id = p.id and c.vencimiento < ${al_dia} and c.importe > (
          select coalesce(sum(im.capital), 0) from orden_items i join imputaciones im on im.item_id = i.id where i.cargo_id = c.id))
      order by p.id limit ${POR_VEZ}`,
  );

const zBloqueada = z.object({ persona_id: z.number(), bloqueos: z.array(z.string()) });

/** Those after that one with a live block of one of those kinds, and which. */
export const findConBloqueo = (
  db: Db,
  { despues, claves }: { despues: number; claves: readonly string[] },
): Promise<z.output<typeof zBloqueada>[]> =>
  leerFilas(
    db,
    zBloqueada,
    sql`select b.persona_id, array_agg(distinct t.clave order by t.clave) as bloqueos
      from bloqueos b join tipos_bloqueo t on t.id = b.tipo_bloqueo_id
      where b.vigente and b.persona_id > ${despues} and t.clave = any(${[...claves]}::text[])
      group by b.persona_id order by b.persona_id limit ${POR_VEZ}`,
  );
