import { numeroDeControl, numeroDeVisado } from '@colega/domain/legajos';
import { sql } from 'kysely';
import { z } from 'zod';
import type { Db } from '../../../db/conectar.ts';
import { leerFilas } from '../../../db/leer-filas.ts';
import type { ObservacionPedida, PedidoDelColegio } from './pedido-del-colegio.ts';

export const insertObservaciones = async (
  db: Db,
  { legajo_id, autor, ahora, observaciones }: PedidoDelColegio & { observaciones: readonly ObservacionPedida[] },
): Promise<number[]> => {
  const deQuien = { legajo_id, usuario_id: autor.user_id, quien: autor.username };
  const filas = await db
    .insertInto('legajo_observaciones')
    .values(
      observaciones.map(({ texto, campo }) => ({ ...deQuien, texto, campo, creada_en: ahora, respondida_en: null })),
    )
    .returning('id')
    .execute();
  return filas.map(({ id }) => id);
};

const zConOrden = z.object({ orden: z.number() });

export const insertCvd = async (
  db: Db,
  { legajo_id, autor, ahora, hoy, codigo }: PedidoDelColegio & { codigo: string },
): Promise<{ cvd_id: number; numero: string; numero_control: string }> => {
  const rows = await leerFilas(db, zConOrden, sql`select nextval('numeros_de_visado')::int as orden`);
  const anio = Number(hoy.slice(0, 4));
  const orden = rows[0]?.orden ?? 0;
  const numero = numeroDeVisado(anio, orden);
  const numero_control = numeroDeControl(anio, orden);
  const { id } = await db
    .insertInto('cvds')
    .values({
      legajo_id,
      numero,
      numero_control,
      hash: codigo,
      fecha: hoy,
      usuario_id: autor.user_id,
      quien: autor.username,
      creado_en: ahora,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return { cvd_id: id, numero, numero_control };
};

export const visarDetalles = (db: Db, cvd_id: number, detalleIds: readonly number[]) =>
  db
    .updateTable('legajo_detalles')
    .set({ cvd_id })
    .where('id', 'in', [...detalleIds])
    .execute();
