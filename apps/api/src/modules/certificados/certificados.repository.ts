import {
  ESTADOS_DE_CERTIFICADO,
  type EstadoDeCertificado,
  TIPOS_DE_CERTIFICADO,
  type TipoDeCertificado,
} from '@colega/domain/certificados';
import { sql } from 'kysely';
import { z } from 'zod';
import type { Db } from '../../db/conectar.ts';
import { leerFilas } from '../../db/leer-filas.ts';

export const zFilaDeCertificado = z.object({
  id: z.number(),
  legajo: z.object({ id: z.number(), numero_legajo: z.number() }),
  type: z.enum(TIPOS_DE_CERTIFICADO),
  numero_certificado: z.string(),
  codigo: z.string(),
  fecha_creacion: z.string(),
  creado_en: z.string(),
  estado: z.object({ id: z.number(), clave: z.enum(ESTADOS_DE_CERTIFICADO), nombre: z.string() }),
  inmueble: z.object({ id: z.number(), texto: z.string() }).nullable(),
  referencia: z.object({ id: z.number(), numero_certificado: z.string() }).nullable(),
  anexo_id: z.number().nullable(),
  version: z.object({ numero: z.number(), fecha: z.string() }),
  anulacion: z.object({ fecha: z.string(), motivo: z.string().nullable() }).nullable(),
  datos: z.record(z.string(), z.unknown()),
  impreso: z.record(z.string(), z.unknown()),
});
export type FilaDeCertificado = z.output<typeof zFilaDeCertificado>;

export type VersionDeCertificado = { numero: number; fecha: string };

export const findVersionesAnteriores = (db: Db, certificado_id: number): Promise<VersionDeCertificado[]> =>
  db
    .selectFrom('versiones_de_certificados')
    .select(['numero', 'fecha'])
    .where('certificado_id', '=', certificado_id)
    .orderBy('numero')
    .execute();

type Condiciones = {
  persona_id: number;
  id?: number;
  legajo_id?: number;
  types?: readonly TipoDeCertificado[];
  sin_anexo?: boolean;
  /** How many of those in force, the latest first. */
  ultimos?: number;
};

const anexoVigente = sql`(select x.id from certificados x where x.referencia_id = c.id and x.estado = 'confirmado')`;

/** One row of `certificados c`, joined with what it names. */
export const certificadoJson = sql`json_build_object('id', c.id, 'type', c.type, 'numero_certificado', c.numero_certificado,
  'codigo', c.codigo, 'fecha_creacion', c.fecha_creacion, 'creado_en', c.creado_en,
  'legajo', json_build_object('id', l.id, 'numero_legajo', l.numero_legajo),
  'estado', json_build_object('id', e.id, 'clave', e.clave, 'nombre', e.nombre),
  'inmueble', case when i.id is null then null else json_build_object('id', i.id, 'texto',
    concat_ws(' · ', trim(i.calle || ' ' || i.numero), nullif(concat_ws(' - ', 'Piso ' || nullif(i.piso, ''),
      'Dpto ' || nullif(i.depto, '')), ''))) end,
  'referencia', case when r.id is null then null else json_build_object('id', r.id,
    'numero_certificado', r.numero_certificado) end,
  'anexo_id', ${anexoVigente},
  'version', json_build_object('numero', c.version, 'fecha', coalesce(c.version_fecha, c.fecha_creacion)),
  'anulacion', case when c.anulado_en is null then null else json_build_object('motivo', c.motivo_anulacion,
    'fecha', (c.anulado_en at time zone 'America/Argentina/Buenos_Aires')::date) end, 'datos', c.datos, 'impreso', c.impreso)`;
export const UNIONES = sql`
  join legajos l on l.id = c.legajo_id
  join estados_legajos e on e.clave = c.estado
  left join legajo_inmuebles i on i.id = c.inmueble_id
  left join certificados r on r.id = c.referencia_id`;

const zConCertificado = z.object({ certificado: zFilaDeCertificado });

export const findCertificados = async (db: Db, pedido: Condiciones): Promise<FilaDeCertificado[]> => {
  const { persona_id, id, legajo_id, types, sin_anexo, ultimos } = pedido;
  const condiciones = [
    sql`l.persona_id = ${persona_id}`,
    ...(id === undefined ? [] : [sql`c.id = ${id}`]),
    ...(legajo_id === undefined ? [] : [sql`c.legajo_id = ${legajo_id}`]),
    ...(types === undefined ? [] : [sql`c.type = any(${[...types]})`]),
    ...(ultimos === undefined ? [] : [sql`c.estado = 'confirmado'`]),
    ...(sin_anexo ? [sql`c.estado = 'confirmado' and ${anexoVigente} is null`] : []),
  ];
  const rows = await leerFilas(
    db,
    zConCertificado,
    sql`
    select ${certificadoJson} as certificado from certificados c ${UNIONES}
    where ${sql.join(condiciones, sql` and `)}
    ${ultimos === undefined ? sql`order by c.id` : sql`order by c.id desc limit ${ultimos}`}`,
  );
  return rows.map(({ certificado }) => certificado);
};

/** Holds its file until the transaction ends: whoever issues on it, or annuls, waits. */
export const lockLegajoDeCertificado = async (db: Db, id: number): Promise<void> => {
  await sql`select l.id from legajos l join certificados c on c.legajo_id = l.id where c.id = ${id} for update of l`.execute(
    db,
  );
};

/** Takes the next number of a type in a year. Its row stays locked until the transaction ends: no gaps. */
export const nextSecuencia = async (db: Db, type: TipoDeCertificado, anio: number): Promise<number> => {
  const { ultimo } = await db
    .insertInto('numeradores_de_certificados')
    .values({ type, anio, ultimo: 1 })
    .onConflict((conflicto) =>
      conflicto
        .columns(['type', 'anio'])
        .doUpdateSet((eb) => ({ ultimo: eb('numeradores_de_certificados.ultimo', '+', 1) })),
    )
    .returning('ultimo')
    .executeTakeFirstOrThrow();
  return ultimo;
};

export type CertificadoNuevo = {
  legajo_id: number;
  inmueble_id: number | null;
  referencia_id: number | null;
  type: TipoDeCertificado;
  numero_certificado: string;
  codigo: string;
  fecha_creacion: string;
  datos: Record<string, unknown>;
  impreso: Record<string, unknown>;
  creado_en: Date;
};

export const insertCertificado = async (db: Db, nuevo: CertificadoNuevo): Promise<number> => {
  const { id } = await db
    .insertInto('certificados')
    .values({
      ...nuevo,
      estado: 'confirmado',
      datos: JSON.stringify(nuevo.datos),
      impreso: JSON.stringify(nuevo.impreso),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
};

export type CorreccionDeAnexo = {
  referencia_id: number;
  inmueble_id: number | null;
  datos: Record<string, unknown>;
  /** The QR of the new version: a printed one stays with what it was printed on. */
  codigo: string;
  version_fecha: string;
  editado_en: Date;
};

export const insertVersion = async (db: Db, id: number, correccion: CorreccionDeAnexo): Promise<void> => {
  await sql`insert into versiones_de_certificados
      (certificado_id, numero, fecha, codigo, datos, referencia_id, inmueble_id, creado_en)
    select id, version, coalesce(version_fecha, fecha_creacion), codigo, datos, referencia_id, inmueble_id,
      coalesce(editado_en, creado_en) from certificados where id = ${id}`.execute(db);
  await db
    .updateTable('certificados')
    .set((eb) => ({ ...correccion, datos: JSON.stringify(correccion.datos), version: eb('version', '+', 1) }))
    .where('id', '=', id)
    .execute();
};

/** False when it was annulled already. */
export const anularCertificadoConfirmado = async (
  db: Db,
  id: number,
  anulado_en: Date,
  motivo_anulacion: string | null,
): Promise<boolean> => {
  const { numUpdatedRows } = await db
    .updateTable('certificados')
    .set({ estado: 'anulado', anulado_en, motivo_anulacion })
    .where('id', '=', id)
    .where('estado', '=', 'confirmado')
    .executeTakeFirst();
  return numUpdatedRows > 0n;
};

export const findEstadoId = async (db: Db, clave: EstadoDeCertificado): Promise<number> => {
  const { id } = await db
    .selectFrom('estados_legajos')
    .select('id')
    .where('clave', '=', clave)
    .executeTakeFirstOrThrow();
  return id;
};
