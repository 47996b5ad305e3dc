import { CANALES, type CanalDeAviso, EVENTOS, type Evento, type ModoDelCanal } from '@colega/domain/avisos';
import type { Rol } from '@colega/domain/permisos';
import { type RawBuilder, sql } from 'kysely';
import { z } from 'zod';
import type { Db } from '../../db/conectar.ts';
import { leerFilas } from '../../db/leer-filas.ts';
import type { BaseDeDatos } from '../../db/tablas.generadas.ts';
import { esTomable } from '../../jobs/entregas.repository.ts';
import type { DatosDeHecho } from './evento.ts';

/** Rows of one column, `persona_id`. */
export type DestinoDeAvisos = RawBuilder<unknown>;

export const personaDestino = (persona_id: number): DestinoDeAvisos => sql`select ${persona_id}::int as persona_id`;

type Operadores = { roles: readonly Rol[]; distrito_id: number | null; menos: readonly number[] };

export const operadoresDestino = ({ roles, distrito_id, menos }: Operadores): DestinoDeAvisos => sql`
  select u.persona_id from operadores o join usuarios u on u.id = o.usuario_id and u.activo
  where (o.distrito_id is null or o.distrito_id = ${distrito_id}::int) and o.usuario_id <> all(${[...menos]}::int[])
    and exists (select from roles_de_operador r where r.usuario_id = o.usuario_id and r.rol = any(${[...roles]}::text[]))`;

type AvisoNuevo = {
  evento: Evento;
  cosa: string;
  cosa_id: string;
  creado_en: Date;
  titulo: string;
  detalle: string | null;
  enlace: string | null;
  datos: DatosDeHecho | null;
  distrito_id: number | null;
  grupo: string | null;
  canales: readonly { canal: Exclude<CanalDeAviso, 'dispositivo'>; de_entrada: ModoDelCanal }[];
};

const zHecho = z.object({ id: z.number(), canal: z.enum(CANALES), en_resumen: z.boolean() });

const elegido = sql`select case when not p.activo then 'nunca' when p.por_dia then 'por_dia' else 'al_momento' end
  from preferencias_de_avisos p where p.persona_id = d.persona_id`;

/** One for each person and channel that they did not turn off, and none that is there already. Answers the letters to be sent now. */
export const insertAvisos = async (db: Db, a: AvisoNuevo, destino: DestinoDeAvisos): Promise<number[]> => {
  const hechos = await leerFilas(
    db,
    zHecho,
    sql`
    insert into avisos (evento, cosa, cosa_id, persona_id, canal, creado_en, titulo, detalle, enlace, distrito_id, grupo,
      en_resumen, datos, resultado, enviado_en)
    select ${a.evento}, ${a.cosa}, ${a.cosa_id}, d.persona_id, c.canal, ${a.creado_en}::timestamptz, ${a.titulo},
      ${a.detalle}, ${a.enlace}, ${a.distrito_id}::int, ${a.grupo}, m.modo = 'por_dia',
      case when c.canal = 'correo' then ${a.datos && JSON.stringify(a.datos)}::jsonb end,
      case when c.canal = 'portal' then 'enviado' end,
      case when c.canal = 'portal' then ${a.creado_en}::timestamptz end
    from (${destino}) d
    cross join json_to_recordset(${JSON.stringify(a.canales)}) as c (canal text, de_entrada text)
    cross join lateral (select coalesce((${elegido} and p.evento = ${a.evento} and p.canal = c.canal), c.de_entrada) as modo) m
    where m.modo <> 'nunca'
    order by d.persona_id, c.canal desc
    on conflict do nothing
    returning id, canal, en_resumen`,
  );
  return hechos.flatMap(({ id, canal, en_resumen }) => (canal === 'correo' && !en_resumen ? id : []));
};

export const zAviso = z.object({
  id: z.number(),
  evento: z.enum(EVENTOS),
  cosa: z.string(),
  cosa_id: z.string(),
  distrito_id: z.number().nullable(),
  persona_id: z.number(),
  canal: z.literal('correo'),
  intentos: z.number(),
  creado_en: z.date(),
  datos: z.record(z.string(), z.string()).nullable(),
  detalle: z.string().nullable(),
  enlace: z.string().nullable(),
  email: z.string(),
  nombre: z.string(),
});
export type Aviso = z.output<typeof zAviso>;

/** The first caller gets it. Undefined if it is settled, or another has it. */
export const tomarAviso = async (db: Db, id: number): Promise<Aviso | undefined> => {
  const rows = await leerFilas(
    db,
    zAviso,
    sql`
    update avisos a set tomado_en = now() from personas p
    where a.id = ${id} and p.id = a.persona_id and ${esTomable('a')}
    returning a.id, a.evento, a.cosa, a.cosa_id, a.distrito_id, a.persona_id, a.canal, a.intentos, a.creado_en, a.datos, a.detalle, a.enlace,
      trim(p.email) as email, p.nombre`,
  );
  return rows[0];
};

export const resolverAviso = (
  db: Db,
  id: number,
  resultado: NonNullable<BaseDeDatos['avisos']['resultado']>,
  { enviado_en = null, falla = null }: { enviado_en?: Date | null; falla?: string | null } = {},
) =>
  // With those of a digest, what became of them is what became of it.
  db
    .updateTable('avisos')
    .set({ resultado, enviado_en, falla, tomado_en: null, datos: null })
    .where(({ eb, or, and }) => or([eb('id', '=', id), and([eb('resumen_id', '=', id), eb('resultado', 'is', null)])]))
    .execute();
