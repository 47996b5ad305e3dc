import type { Db } from '../../db/conectar.ts';

/** The subject of a line of the trail. The id of a `sesion` is its user's. */
export type Entidad =
  | 'legajo'
  | 'orden_pago'
  | 'cobranza'
  | 'persona'
  | 'usuario'
  | 'sesion'
  | 'localidad'
  | 'resolucion';

export type LineaDeAuditoria = {
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

export const insertLinea = (db: Db, { desde, hasta, motivo, ...linea }: LineaDeAuditoria) =>
  db
    .insertInto('auditoria')
    .values({
      ...linea,
      desde: desde ? JSON.stringify(desde) : null,
      hasta: hasta ? JSON.stringify(hasta) : null,
      motivo: motivo ?? null,
    })
    .execute();
