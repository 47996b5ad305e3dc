import type { EntidadDeAuditoria } from '@colega/contract/auditoria';
import type { Db } from '../../db/conectar.ts';
import { insertLinea, insertLineas, type LineaPorAnotar } from './auditoria.repository.ts';

export type HechoAuditado = Pick<LineaPorAnotar, 'accion' | 'desde' | 'hasta' | 'motivo'>;
export type Quien = { user_id: number | null; username: string };

export const anotarEnAuditoria = async (
  db: Db,
  { user_id: usuario_id, username: quien }: Quien,
  cuando: Date,
  { entidad, id: entidad_id }: { entidad: EntidadDeAuditoria; id: number },
  hecho: HechoAuditado,
): Promise<void> => {
  await insertLinea(db, { cuando, usuario_id, quien, entidad, entidad_id, ...hecho });
};

/** The same, of many things at once. */
export const anotarMuchosEnAuditoria = (
  db: Db,
  { user_id: usuario_id, username: quien }: Quien,
  cuando: Date,
  entidad: EntidadDeAuditoria,
  hechos: readonly (HechoAuditado & { id: number })[],
): Promise<void> =>
  insertLineas(
    db,
    hechos.map(({ id, ...hecho }) => ({ cuando, usuario_id, quien, entidad, entidad_id: id, ...hecho })),
  );
