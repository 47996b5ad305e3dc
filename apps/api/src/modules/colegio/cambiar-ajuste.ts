import type { AccionDeAuditoria } from '@colega/contract/auditoria';
import type { AjusteHecho } from '@colega/contract/colegio';
import type { Db } from '../../db/conectar.ts';
import { enTransaccion } from '../../db/transaccion.ts';
import { errorHttp, errorNoEncontrado } from '../../http/error-http.ts';
import { anotarEnAuditoria, type HechoAuditado } from '../auditoria/anotar.service.ts';
import type { Autor, Momento } from '../auditoria/autor.ts';
import { errorDeQuienCambio } from '../auditoria/ultimo-cambio.service.ts';
import { lockSeccion, updateVersion } from './ajustes.repository.ts';

export type PedidoDeAjuste = Momento & { autor: Autor; version: number | null };
type Dato = string | number | null;
type Cambio = {
  accion: AccionDeAuditoria;
  desde: Readonly<Record<string, Dato>>;
  hasta: Readonly<Record<string, Dato>>;
  message: string;
};

/** Only what changed; undefined when nothing did. */
const soloLoCambiado = ({ accion, desde, hasta }: Cambio): HechoAuditado | undefined => {
  const campos = Object.keys(hasta).filter((campo) => desde[campo] !== hasta[campo]);
  const de = (datos: Cambio['desde']) => Object.fromEntries(campos.map((campo) => [campo, datos[campo]]));
  return campos.length === 0 ? undefined : { accion, desde: de(desde), hasta: de(hasta) };
};

/**
 * Changes one part under its lock, with what it said and what it says in the audit, all or nothing. Two at once: the second is told who
 * was first. Throws 404, 409, 412.
 */
export const cambiarAjuste = (
  db: Db,
  seccion: string,
  { autor, ahora, version }: PedidoDeAjuste,
  trabajo: (trx: Db) => Promise<Cambio>,
): Promise<AjusteHecho> =>
  enTransaccion(db, async (trx) => {
    const suya = await lockSeccion(trx, seccion);
    if (!suya) throw errorNoEncontrado();
    if (version !== null && version !== suya.version)
      throw await errorDeQuienCambio(trx, 'ajuste_cambiado', 'colegio', suya.id);
    const cambio = await trabajo(trx);
    const hecho = soloLoCambiado(cambio);
    if (!hecho) throw errorHttp(409, 'nada_que_corregir');
    await anotarEnAuditoria(trx, autor, ahora, { entidad: 'colegio', id: suya.id }, hecho);
    return { version: await updateVersion(trx, suya.id), message: cambio.message };
  });
