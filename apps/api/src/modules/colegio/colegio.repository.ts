import { CLAVES_DE_LISTA } from '@colega/domain/colegio';
import { COLUMNAS_DE_BANCO } from '@colega/domain/dinero';
import { sql } from 'kysely';
import { z } from 'zod';
import type { Db } from '../../db/conectar.ts';
import { leerFilas } from '../../db/leer-filas.ts';

export const findLectura = async (db: Db): Promise<string> =>
  (await db.selectFrom('colegio').select('lectura').executeTakeFirstOrThrow()).lectura;

const zLeido = z.object({
  lectura: z.string(),
  nombre: z.string(),
  cuit: z.string(),
  ...{ domicilio: z.string(), localidad: z.string(), telefono: z.string(), correo: z.string() },
  color: z.string().nullable(),
  color_oscuro: z.string().nullable(),
  marca: z.string().nullable(),
  distritos: z.array(z.object({ clave: z.string(), nombre: z.string() })),
  listas: z.array(
    z.object({
      lista: z.enum(CLAVES_DE_LISTA),
      vigente_desde: z.string(),
      filas: z.array(z.record(z.string(), z.string())),
    }),
  ),
  bancos: z.array(
    z.object({
      ...{ clave: z.string(), nombre: z.string(), cbu: z.string().nullable() },
      columnas: z.partialRecord(z.enum(COLUMNAS_DE_BANCO), z.array(z.string())),
      ...{ desde: z.string(), dejado_desde: z.string().nullable() },
    }),
  ),
  textos: z.record(z.string(), z.string()),
});
export type ColegioLeido = z.output<typeof zLeido>;

/** All of it in one statement: of one moment. */
export const findColegio = async (db: Db): Promise<ColegioLeido> => {
  const [leido] = await leerFilas(
    db,
    zLeido,
    sql`
    select lectura::text as lectura, nombre, cuit, domicilio, localidad, telefono, correo, color, color_oscuro, marca,
      (select coalesce(json_agg(json_build_object('clave', clave, 'nombre', nombre) order by id), '[]') from distritos) as distritos,
      (select coalesce(json_agg(json_build_object('lista', lista, 'vigente_desde', vigente_desde, 'filas', contenido)
          order by vigente_desde, id), '[]') from listas_del_colegio where estado = 'publicada') as listas,
      (select coalesce(json_agg(json_build_object('clave', clave, 'nombre', nombre, 'cbu', cbu, 'columnas', columnas, 'desde', desde,
          'dejado_desde', dejado_desde) order by id), '[]') from bancos) as bancos,
      (select coalesce(json_object_agg(clave, texto), '{}') from textos_del_colegio) as textos
    from colegio`,
  );
  if (!leido) throw new Error('El Colegio no tiene datos: falta la primera carga');
  return leido;
};

export const findClaveDeDistrito = async (db: Db, personaId: number): Promise<string> => {
  const { clave } = await db
    .selectFrom('personas as p')
    .innerJoin('distritos as d', 'd.id', 'p.distrito_id')
    .select('d.clave')
    .where('p.id', '=', personaId)
    .executeTakeFirstOrThrow();
  return clave;
};
