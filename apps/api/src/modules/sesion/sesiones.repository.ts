import type { MetodoDeIngreso } from '@colega/contract/sesion';
import type { Db } from '../../db/conectar.ts';

export type SesionViva = {
  id: string;
  abierta_en: Date;
  usada_en: Date;
  dispositivo: string | null;
  desde_donde: string | null;
  metodo: MetodoDeIngreso | null;
};

/** Each live session of the user, by the last token of its family: the last used first. */
export const findSesionesVivas = async (db: Db, usuarioId: number, ahora: Date): Promise<SesionViva[]> =>
  db
    .selectFrom('refresh_tokens as r')
    .leftJoin('sesiones as s', 's.id', 'r.familia')
    .select(['r.familia as id', 'r.creado_en as usada_en', 's.dispositivo', 's.desde_donde', 's.metodo'])
    .select(({ fn }) => fn.coalesce('r.sesion_desde', 'r.creado_en').as('abierta_en'))
    .where('r.usuario_id', '=', usuarioId)
    .where('r.revocado_en', 'is', null)
    .where('r.reemplazado_en', 'is', null)
    .where('r.vence_en', '>', ahora)
    .orderBy('r.creado_en', 'desc')
    .execute();

type Descripcion = {
  id: string;
  usuario_id: number;
  dispositivo: string;
  desde_donde: string;
  metodo: MetodoDeIngreso;
};

export const insertSesion = async (db: Db, fila: Descripcion): Promise<void> => {
  await db
    .with('sobrantes', (cte) =>
      cte
        .deleteFrom('sesiones as s')
        .where('s.usuario_id', '=', fila.usuario_id)
        .where(({ not, exists, selectFrom }) =>
          not(exists(selectFrom('refresh_tokens as r').select('r.id').whereRef('r.familia', '=', 's.id'))),
        ),
    )
    .insertInto('sesiones')
    .values(fila)
    .execute();
};
