import type { zBusquedaDeCertificados } from '@colega/contract/certificados';
import { type RawBuilder, sql } from 'kysely';
import { z } from 'zod';
import type { Db } from '../../db/conectar.ts';
import { leerFilas } from '../../db/leer-filas.ts';
import { patronesDeBusqueda } from '../legajos/buscar-comitentes.ts';
import { certificadoJson, UNIONES, zFilaDeCertificado } from './certificados.repository.ts';

export type FiltrosDeCertificados = z.output<typeof zBusquedaDeCertificados>;

const filtro = (persona_id: number, query: FiltrosDeCertificados): RawBuilder<unknown> => {
  const condiciones = [
    sql`b.persona_id = ${persona_id}`,
    ...(query.fecha_desde ? [sql`b.fecha_creacion >= ${query.fecha_desde}`] : []),
    ...(query.fecha_hasta ? [sql`b.fecha_creacion <= ${query.fecha_hasta}`] : []),
    ...(query.type ? [sql`b.type = ${query.type}`] : []),
    ...(query.estado ? [sql`b.estado = ${query.estado}`] : []),
    ...patronesDeBusqueda(query.texto ?? '').map((patron) => sql`b.busqueda like ${patron}`),
  ];
  return sql.join(condiciones, sql` and `);
};

const zPagina = z.object({
  total: z.number(),
  items: z.array(z.object({ certificado: zFilaDeCertificado, titular: z.string() })),
});

/** Counted and paged in the one index that begins with the owner: no certificate is read but those shown. */
export const findPaginaDeCertificados = async (
  db: Db,
  persona_id: number,
  query: FiltrosDeCertificados,
): Promise<z.output<typeof zPagina>> => {
  const desde = (query.page - 1) * query.limit;
  const rows = await leerFilas(
    db,
    zPagina,
    sql`
    select
      (select count(*) from certificados_buscados b where ${filtro(persona_id, query)})::int as total,
      (select coalesce(json_agg(json_build_object('certificado', ${certificadoJson},
          'titular', coalesce(coalesce(r.impreso, c.impreso) #>> '{titular,nombre}', ''))
          order by c.fecha_creacion desc, c.id desc), '[]')
        from (select b.certificado_id from certificados_buscados b where ${filtro(persona_id, query)}
          order by b.fecha_creacion desc, b.certificado_id desc limit ${query.limit} offset ${desde}) pagina
        join certificados c on c.id = pagina.certificado_id ${UNIONES}) as items`,
  );
  return rows[0] ?? { total: 0, items: [] };
};
