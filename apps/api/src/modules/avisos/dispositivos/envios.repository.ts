import type { Evento } from '@colega/domain/avisos';
import { type RawBuilder, sql } from 'kysely';
import { z } from 'zod';
import type { Db } from '../../../db/conectar.ts';
import { leerFilas } from '../../../db/leer-filas.ts';
import type { BaseDeDatos } from '../../../db/tablas.generadas.ts';
import { esTomable } from '../../../jobs/entregas.repository.ts';

type EnvioNuevo = {
  evento: Evento;
  cosa: string;
  cosa_id: string;
  titulo: string;
  enlace: string | null;
  creado_en: Date;
  /** Whether it is sent to whoever chose nothing. */
  de_entrada: boolean;
};

const zConId = z.object({ id: z.number() });

/**
 * One for each device of each person that chose it; none of what they were told before, by any way, though it was to a device
 * that they took away since: a device turned on later is not told what is old. It goes before the notices of the same thing
 * are written.
 */
export const insertEnvios = async (db: Db, e: EnvioNuevo, destino: RawBuilder<unknown>): Promise<number[]> => {
  const hechos = await leerFilas(
    db,
    zConId,
    sql`
    with suyos as (
      select s.id, d.persona_id
      from (${destino}) d
      join usuarios u on u.persona_id = d.persona_id and u.activo
      join dispositivos_con_avisos s on s.usuario_id = u.id
      left join preferencias_de_avisos p
        on p.persona_id = d.persona_id and p.evento = ${e.evento} and p.canal = 'dispositivo'
      where coalesce(p.activo, ${e.de_entrada}::boolean)
        and not exists (select from avisos a
          where a.evento = ${e.evento} and a.cosa = ${e.cosa} and a.cosa_id = ${e.cosa_id} and a.persona_id = d.persona_id)),
    avisados as (
      insert into avisados_por_dispositivo (evento, cosa, cosa_id, persona_id, creado_en)
      select distinct ${e.evento}, ${e.cosa}, ${e.cosa_id}, persona_id, ${e.creado_en}::timestamptz from suyos
      order by persona_id
      on conflict do nothing
      returning persona_id)
    insert into avisos_en_dispositivos (evento, cosa, cosa_id, dispositivo_id, titulo, enlace, creado_en)
    select ${e.evento}, ${e.cosa}, ${e.cosa_id}, s.id, ${e.titulo}, ${e.enlace}, ${e.creado_en}::timestamptz
    from suyos s join avisados using (persona_id)
    order by s.id
    on conflict do nothing
    returning id`,
  );
  return hechos.map(({ id }) => id);
};

const zEnvio = z.object({
  id: z.number(),
  evento: z.string(),
  titulo: z.string(),
  enlace: z.string().nullable(),
  creado_en: z.date(),
  intentos: z.number(),
  dispositivo_id: z.number(),
  usuario_id: z.number(),
  direccion: z.string(),
  p256dh: z.string(),
  auth: z.string(),
  clave: z.string(),
});
export type AvisoAlDispositivo = z.output<typeof zEnvio>;

/** The first caller gets it. Undefined if it is settled, its device is gone, or another has it. */
export const tomarEnvio = async (db: Db, id: number): Promise<AvisoAlDispositivo | undefined> => {
  const filas = await leerFilas(
    db,
    zEnvio,
    sql`
    update avisos_en_dispositivos e set tomado_en = now() from dispositivos_con_avisos s
    where e.id = ${id} and s.id = e.dispositivo_id and ${esTomable('e')}
    returning e.id, e.evento, e.titulo, e.enlace, e.creado_en, e.intentos, e.dispositivo_id, s.usuario_id, s.direccion, s.p256dh,
      s.auth, s.clave`,
  );
  return filas[0];
};

export const resolverEnvio = async (
  db: Db,
  { id, dispositivo_id }: Pick<AvisoAlDispositivo, 'id' | 'dispositivo_id'>,
  resultado: NonNullable<BaseDeDatos['avisos_en_dispositivos']['resultado']>,
  { enviado_en = null, falla = null }: { enviado_en?: Date | null; falla?: string | null } = {},
): Promise<void> => {
  await db
    .with('usado', (cte) =>
      cte
        .updateTable('dispositivos_con_avisos')
        .set({ avisado_en: enviado_en })
        .where('id', '=', enviado_en === null ? 0 : dispositivo_id),
    )
    .updateTable('avisos_en_dispositivos')
    .set({ resultado, enviado_en, falla, tomado_en: null })
    .where('id', '=', id)
    .execute();
};

export const deleteEnvios = async (db: Db, antes: Date): Promise<void> => {
  await db.deleteFrom('avisos_en_dispositivos').where('creado_en', '<', antes).execute();
  await db.deleteFrom('avisados_por_dispositivo').where('creado_en', '<', antes).execute();
};
