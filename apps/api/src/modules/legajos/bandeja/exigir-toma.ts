import { estaTomadoPorOtro } from '@colega/domain/legajos';
import type { Db } from '../../../db/conectar.ts';
import { formatMomento } from '../../../hoy.ts';
import { type ErrorHttp, errorHttp } from '../../../http/error-http.ts';
import { findToma } from './tomas.repository.ts';

export const errorDeTomado = ({ quien, desde }: { quien: string; desde: Date }): ErrorHttp =>
  errorHttp(409, 'legajo_tomado', { datos: { quien, cuando: formatMomento(desde) } });

/** Throws 409 while somebody else has the file, with who and since when (S-592). */
export const exigirQueNoLoTengaOtro = async (
  db: Db,
  legajo_id: number,
  { usuario_id, ahora }: { usuario_id: number | null; ahora: Date },
): Promise<void> => {
  const toma = await findToma(db, legajo_id);
  if (toma && estaTomadoPorOtro(toma, usuario_id, ahora)) throw errorDeTomado(toma);
};
