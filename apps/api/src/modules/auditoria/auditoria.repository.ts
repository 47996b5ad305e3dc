import type { ENTIDADES_DE_AUDITORIA } from '@colega/contract/auditoria';
import type { Db } from '../../db/conectar.ts';

export type Entidad = (typeof ENTIDADES_DE_AUDITORIA)[number];

export type LineaPorAnotar = {
  cuando: Date;
  usuario_id: number | null;
  quien: string;
  entidad: Entidad;
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
