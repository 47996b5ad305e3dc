import { type QuienHizo, zQuienHizo } from '@colega/contract/auditoria';
import { sql } from 'kysely';
import type { Db } from '../../db/conectar.ts';
import { leerFilas } from '../../db/leer-filas.ts';
import { patronDe } from '../../db/patron-de.ts';

type Busqueda = { palabras: readonly string[]; usuario: string; distrito_id: number | null; limite: number };

/** By words of the name, or as the user begins; an operator is of their desk's district. Those who work for the college come first. */
export const findQuienes = (db: Db, { palabras, usuario, distrito_id, limite }: Busqueda): Promise<QuienHizo[]> => {
  const patrones = palabras.map((palabra) => sql`x.nombre_simple like ${patronDe(palabra)}`);
  const porNombre =
    patrones.length === 0
      ? sql``
      : sql`union select v.id from usuarios v join personas x on x.id = v.persona_id where ${sql.join(patrones, sql` and `)}`;
  return leerFilas(
    db,
    zQuienHizo,
    sql`
    select u.username, trim(p.nombre || ' ' || p.apellido) as nombre
    from usuarios u join personas p on p.id = u.persona_id left join operadores o on o.usuario_id = u.id
    where u.id = any(array(select id from usuarios where starts_with(username, ${usuario}) ${porNombre}))
      and (${distrito_id}::int is null or case when o.usuario_id is null then p.distrito_id else o.distrito_id end = ${distrito_id})
    order by u.username <> ${usuario}, o.usuario_id is null, p.apellido, p.nombre, u.id limit ${limite}`,
  );
};
