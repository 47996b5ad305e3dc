import type { Db } from '../../db/conectar.ts';

/** What a line of the trail is about. Of `sesion` the id is that of its user. */
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
  /** Null for who has no user of the portal: the machine's console, a job. */
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
