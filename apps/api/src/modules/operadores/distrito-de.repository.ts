import { type RawBuilder, sql } from 'kysely';
import { z } from 'zod';
import type { Db } from '../../db/conectar.ts';
import { leerFilas } from '../../db/leer-filas.ts';

type Cosa = Readonly<
  Partial<Record<'legajo' | 'usuario' | 'cuit' | 'cupon' | 'pago' | 'credito' | 'distrito' | 'localidad', string>>
>;

const DE_PERSONA = sql`join personas p on p.id =`;
const DONDE: Readonly<Record<keyof Cosa, (valor: string) => RawBuilder<unknown>>> = {
  legajo: (valor) => sql`select distrito_id from legajos where numero_legajo::text = ${valor}`,
  usuario: (valor) =>
    sql`select p.distrito_id from usuarios u ${DE_PERSONA} u.persona_id where u.username = lower(${valor})`,
  cuit: (valor) => sql`select distrito_id from personas where cuit = regexp_replace(${valor}, '\\D', '', 'g')`,
  cupon: (valor) =>
    sql`select p.distrito_id from ordenes_pago o ${DE_PERSONA} o.persona_id where o.numero_boleta::text = ${valor}`,
  pago: (valor) => sql`select p.distrito_id from operaciones_pago x join ordenes_pago o on o.id = x.orden_id
    ${DE_PERSONA} o.persona_id where x.id::text = ${valor}`,
  credito: (valor) => sql`select p.distrito_id from creditos c ${DE_PERSONA} c.persona_id where c.id::text = ${valor}`,
  distrito: (valor) => sql`select id as distrito_id from distritos where clave = ${valor}`,
  localidad: (valor) =>
    sql`select pa.distrito_id from localidades l join partidos pa on pa.id = l.partido_id where l.id::text = ${valor}`,
};

const zConDistrito = z.object({ distrito_id: z.number().nullable() });

/** The district of the first named thing that exists; null when there is none: then it is of the whole college. */
export const findDistritoDe = async (
  db: Db,
  { cobranza, ...cosa }: Cosa & { cobranza?: string },
): Promise<number | null> => {
  // Nobody knows whose it is until that is said: naming a person does not make it of their district.
  if (cobranza) return null;
  for (const [que, donde] of Object.entries(DONDE)) {
    const valor = cosa[que as keyof Cosa];
    if (!valor) continue;
    const rows = await leerFilas(db, zConDistrito, sql`${donde(valor)} limit 1`);
    if (rows[0]) return rows[0].distrito_id;
  }
  return null;
};
