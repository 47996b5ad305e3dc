import type { EntidadDeAuditoria } from '@colega/contract/auditoria';
import type { Db } from '../../db/conectar.ts';

export type LineaPorAnotar = {
  cuando: Date;
  usuario_id: number | null;
  quien: string;
  entidad: EntidadDeAuditoria;
  entidad_id: number;
  accion: string;
  desde?: object | undefined;
  hasta?: object | undefined;
  motivo?: string | undefined;
};

export const insertLinea = (db: Db, { desde, hasta, motivo, ...linea }: LineaPorAnotar) =>
  db
    .insertInto('auditoria')
    .values({
      ...linea,
      desde: desde ? JSON.stringify(desde) : null,
      hasta: hasta ? JSON.stringify(hasta) : null,
      motivo: motivo ?? null,
    })
    .execute();
