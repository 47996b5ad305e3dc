import { CLAVES_DE_LISTA } from '@colega/domain/colegio';
import { sql } from 'kysely';
import { z } from 'zod';
import type { Db } from '../../db/conectar.ts';
import { leerFilas } from '../../db/leer-filas.ts';

export const findLectura = async (db: Db): Promise<string> =>
  (await db.selectFrom('colegio').select('lectura').executeTakeFirstOrThrow()).lectura;

const zContactoLeido = z.object({ domicilio: z.string(), telefono: z.string(), correo: z.string() });
const zLeido = z.object({
  lectura: z.string(),
  nombre: z.string(),
  cuit: z.string(),
  contacto: zContactoLeido,
  color: z.string().nullable(),
  color_oscuro: z.string().nullable(),
  marca: z.string().nullable(),
  distritos: z.array(z.object({ clave: z.string(), contacto: zContactoLeido.nullable() })),
  listas: z.array(
    z.object({
      lista: z.enum(CLAVES_DE_LISTA),
      vigente_desde: z.string(),
      filas: z.array(z.record(z.string(), z.string())),
    }),
  ),
  textos: z.record(z.string(), z.string()),
});
export type ColegioLeido = z.output<typeof zLeido>;

const CONTACTO = sql`json_build_object('domicilio', domicilio, 'telefono', telefono, 'correo', correo)`;

/** All of it in one statement: of one moment. */
export const findColegio = async (db: Db): Promise<ColegioLeido> => {
  const [leido] = await leerFilas(
    db,
    zLeido,
    sql`
    select lectura::text as lectura, nombre, cuit, ${CONTACTO} as contacto, color, color_oscuro, marca,
      (select coalesce(json_agg(json_build_object('clave', clave,
          'contacto', case when domicilio is not null then ${CONTACTO} end) order by id), '[]') from distritos) as distritos,
      (select coalesce(json_agg(json_build_object('lista', lista, 'vigente_desde', vigente_desde, 'filas', contenido)
          order by vigente_desde, id), '[]') from listas_del_colegio where estado = 'publicada') as listas,
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
