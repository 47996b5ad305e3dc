import type { zToma } from '@colega/contract/legajos';
import { estaTomadoPorOtro } from '@colega/domain/legajos';
import type { Operador } from '@colega/domain/permisos';
import type { z } from 'zod';
import type { Db } from '../../../db/conectar.ts';
import { enTransaccion } from '../../../db/transaccion.ts';
import { errorHttp } from '../../../http/error-http.ts';
import { exigirLegajo } from '../colegio/revision.service.ts';
import { avisarQueLoTomoOtro } from './avisar-de-la-toma.ts';
import { errorDeTomado, exigirQueNoLoTengaOtro } from './exigir-toma.ts';
import { deleteToma, findToma, insertToma } from './tomas.repository.ts';

const TOMAR = 'legajos.tomar';

type QuienToma = { operador: Operador; usuario_id: number; ahora: Date };

/** Takes the file, or goes on having it. Throws 404, and 409 while somebody else has it. */
export const tomarLegajo = async (db: Db, id: number, quien: QuienToma): Promise<z.input<typeof zToma>> => {
  await exigirLegajo(db, quien.operador, TOMAR, id);
  return enTransaccion(db, async (trx) => {
    const antes = await findToma(trx, id);
    await insertToma(trx, id, quien);
    const toma = await findToma(trx, id);
    if (toma && estaTomadoPorOtro(toma, quien.usuario_id, quien.ahora)) throw errorDeTomado(toma);
    if (toma?.usuario_id !== quien.usuario_id) throw errorHttp(409, 'legajo_recien_soltado');
    if (antes && antes.usuario_id !== quien.usuario_id)
      await avisarQueLoTomoOtro(trx, antes, { legajo_id: id, quien: toma.quien, ahora: quien.ahora });
    return { usuario_id: toma.usuario_id, quien: toma.quien, desde: toma.desde.toISOString() };
  });
};

/** One's own: somebody else's frees itself (S-573). Throws 404, and 409 while somebody else has it. */
export const soltarLegajo = async (db: Db, id: number, quien: QuienToma): Promise<void> => {
  await exigirLegajo(db, quien.operador, TOMAR, id);
  await exigirQueNoLoTengaOtro(db, id, quien);
  await deleteToma(db, id, quien.usuario_id);
};
