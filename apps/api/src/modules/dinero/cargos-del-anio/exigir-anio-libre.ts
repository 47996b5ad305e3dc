import type { Db } from '../../../db/conectar.ts';
import { errorHttp } from '../../../http/error-http.ts';
import { hayAnulacionEnCurso } from './anulaciones-de-cargos.repository.ts';
import { hayGeneracionEnCurso, lockAnio } from './cargos-del-anio.repository.ts';

/** Of each year one thing at a time: whoever charges it or annuls it comes through here, and holds it until it is written. Throws 409. */
export const exigirAnioLibre = async (trx: Db, anio: number): Promise<void> => {
  await lockAnio(trx, anio);
  if (await hayGeneracionEnCurso(trx, anio)) throw errorHttp(409, 'cargos_generandose', { datos: { anio } });
  if (await hayAnulacionEnCurso(trx, anio)) throw errorHttp(409, 'cargos_anulandose', { datos: { anio } });
};
