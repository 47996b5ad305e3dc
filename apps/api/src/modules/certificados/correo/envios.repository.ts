import type { RESULTADOS_DE_ENVIO } from '@colega/contract/certificados';
import { sql } from 'kysely';
import { z } from 'zod';
import type { Db } from '../../../db/conectar.ts';
import { leerFilas } from '../../../db/leer-filas.ts';
import { esTomable } from '../../../jobs/entregas.repository.ts';

type Resultado = (typeof RESULTADOS_DE_ENVIO)[number];

/** What its owner used last for that client. */
export const findCorreoDe = async (db: Db, persona_id: number, cuit: string): Promise<string | null> => {
  const suyo = db.selectFrom('correos_de_comitentes').select('correo').where('persona_id', '=', persona_id);
  return (await suyo.where('cuit', '=', cuit).executeTakeFirst())?.correo ?? null;
};

export const upsertCorreoDe = async (
  db: Db,
  fila: { persona_id: number; cuit: string; correo: string; usado_en: Date },
): Promise<void> => {
  const { correo, usado_en } = fila;
  await db
    .insertInto('correos_de_comitentes')
    .values(fila)
    .onConflict((conflicto) => conflicto.columns(['persona_id', 'cuit']).doUpdateSet({ correo, usado_en }))
    .execute();
};

/** Whoever else sends in this person's name waits until the transaction ends. Answers their address. */
export const lockRemitente = async (db: Db, persona_id: number): Promise<string> => {
  const suya = db.selectFrom('personas').select('email').where('id', '=', persona_id);
  return (await suya.forNoKeyUpdate().executeTakeFirstOrThrow()).email.trim();
};

export const findCorreoPropio = async (db: Db, persona_id: number): Promise<string> =>
  (await db.selectFrom('personas').select('email').where('id', '=', persona_id).executeTakeFirstOrThrow()).email.trim();

export const findUltimoEnvio = (db: Db, certificado_id: number) =>
  db
    .selectFrom('envios_de_certificados')
    .select(['correo', 'version', 'pedido_en', 'enviado_en', 'resultado'])
    .where('certificado_id', '=', certificado_id)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();

export const countPedidosDesde = async (db: Db, persona_id: number, desde: Date): Promise<number> => {
  const { cuantos } = await db
    .selectFrom('envios_de_certificados')
    .select(({ fn }) => fn.countAll<string>().as('cuantos'))
    .where('persona_id', '=', persona_id)
    .where('pedido_en', '>', desde)
    .executeTakeFirstOrThrow();
  return Number(cuantos);
};

type EnvioNuevo = { certificado_id: number; persona_id: number; version: number; correo: string; pedido_en: Date };

/** Answers the one that is being sent there already, if there is one. */
export const insertEnvioDeCertificado = async (db: Db, nuevo: EnvioNuevo): Promise<number> => {
  const hecho = db
    .insertInto('envios_de_certificados')
    .values(nuevo)
    .onConflict((conflicto) => conflicto.doNothing());
  const id = (await hecho.returning('id').executeTakeFirst())?.id;
  if (id !== undefined) return id;
  const enCurso = db.selectFrom('envios_de_certificados').select('id').where('resultado', 'is', null);
  const suyo = enCurso.where('certificado_id', '=', nuevo.certificado_id).where('correo', '=', nuevo.correo);
  return (await suyo.executeTakeFirstOrThrow()).id;
};

const zEnvio = z.object({
  id: z.number(),
  certificado_id: z.number(),
  persona_id: z.number(),
  correo: z.string(),
  intentos: z.number(),
  responde_a: z.string(),
});
export type EnvioDeCertificado = z.output<typeof zEnvio>;

/** The first caller gets it. Undefined if it is settled, or another has it. */
export const tomarEnvioDeCertificado = async (db: Db, id: number): Promise<EnvioDeCertificado | undefined> => {
  const filas = await leerFilas(
    db,
    zEnvio,
    sql`
    update envios_de_certificados e set tomado_en = now() from personas p
    where e.id = ${id} and p.id = e.persona_id and ${esTomable('e')}
    returning e.id, e.certificado_id, e.persona_id, e.correo, e.intentos, trim(p.email) as responde_a`,
  );
  return filas[0];
};

export const resolverEnvioDeCertificado = (
  db: Db,
  id: number,
  resultado: Resultado,
  {
    enviado_en = null,
    falla = null,
    ...lo
  }: { enviado_en?: Date | null; falla?: string | null; version?: number } = {},
) =>
  db
    .updateTable('envios_de_certificados')
    .set({ resultado, enviado_en, falla, ...lo, tomado_en: null })
    .where('id', '=', id)
    .execute();

export const deleteCorreosSinUso = async (db: Db, antes: Date): Promise<void> => {
  await db.deleteFrom('correos_de_comitentes').where('usado_en', '<', antes).execute();
  await db.deleteFrom('envios_de_certificados').where('pedido_en', '<', antes).execute();
};
