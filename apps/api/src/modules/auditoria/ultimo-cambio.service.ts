import type { EntidadDeAuditoria } from '@colega/contract/auditoria';
import { type CodigoDeMensaje, todosLosMensajes } from '@colega/contract/mensajes';
import type { Db } from '../../db/conectar.ts';
import { formatMomento } from '../../hoy.ts';
import { ErrorHttp, errorHttp } from '../../http/error-http.ts';
import { findUltimoCambio } from './auditoria.repository.ts';

/** Who changed a thing last, and when; null when nobody is known to have. */
export const leerQuienCambio = async (
  db: Db,
  entidad: EntidadDeAuditoria,
  id: number,
): Promise<{ usuario_id: number | null; quien: string; cuando: string } | null> => {
  const ultimo = await findUltimoCambio(db, entidad, id);
  return ultimo ? { ...ultimo, cuando: ultimo.cuando.toISOString() } : null;
};

/** As a refusal tells it. */
export const leerUltimoCambio = async (
  db: Db,
  entidad: EntidadDeAuditoria,
  id: number,
  acciones?: readonly string[],
): Promise<{ quien: string; cuando: string } | undefined> => {
  const ultimo = await findUltimoCambio(db, entidad, id, acciones);
  return ultimo && { quien: ultimo.quien, cuando: formatMomento(ultimo.cuando) };
};

/** Of whoever read what somebody else changed since: it tells who, and when; or plainly that it changed, where nobody is known to have. */
export const errorDeCambiado = (
  codigo: CodigoDeMensaje,
  ultimo: { quien: string; cuando: string } | undefined,
): ErrorHttp =>
  ultimo
    ? errorHttp(412, codigo, { datos: ultimo })
    : new ErrorHttp(412, codigo, todosLosMensajes.cambio_mientras_lo_mirabas);

/** The same, of what the audit tells of that thing. */
export const errorDeQuienCambio = async (
  db: Db,
  codigo: CodigoDeMensaje,
  ...de: [entidad: EntidadDeAuditoria, id: number, acciones?: readonly string[]]
): Promise<ErrorHttp> => errorDeCambiado(codigo, await leerUltimoCambio(db, ...de));
