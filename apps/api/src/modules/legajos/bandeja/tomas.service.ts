import type { zToma } from '@colega/contract/legajos';
import type { Operador } from '@colega/domain/permisos';
import type { z } from 'zod';
import type { Db } from '../../../db/conectar.ts';
import { exigirAlcance } from '../../../http/acceso.ts';
import { errorHttp, errorNoEncontrado } from '../../../http/error-http.ts';
import { deleteToma, findTomaVigente, insertToma } from './tomas.repository.ts';

type QuienToma = { operador: Operador; usuario_id: number; username: string; ahora: Date };

const HORA = new Intl.DateTimeFormat('es-AR', {
  timeZone: 'America/Argentina/Buenos_Aires',
  ...{ hour: '2-digit', minute: '2-digit', hourCycle: 'h23' },
});

/** Throws 404, also for a file of another district. */
const exigirLegajo = async (db: Db, id: number, { operador }: QuienToma): Promise<void> => {
  const legajo = await db.selectFrom('legajos').select('distrito_id').where('id', '=', id).executeTakeFirst();
  if (!legajo) throw errorNoEncontrado();
  exigirAlcance(operador, 'legajos.tomar', legajo);
};

/** Takes the file, or goes on having it. Throws 404, and 409 while somebody else has it. */
export const tomarLegajo = async (db: Db, id: number, quien: QuienToma): Promise<z.input<typeof zToma>> => {
  await exigirLegajo(db, id, quien);
  const tomada = await insertToma(db, id, quien);
  if (!tomada) throw await deOtro(db, id, quien);
  return { usuario_id: quien.usuario_id, quien: quien.username, desde: tomada.desde.toISOString() };
};

/** One's own: somebody else's frees itself (S-573). Throws 404, and 409 while somebody else has it. */
export const soltarLegajo = async (db: Db, id: number, quien: QuienToma): Promise<void> => {
  await exigirLegajo(db, id, quien);
  const toma = await findTomaVigente(db, id, quien.ahora);
  if (toma && toma.usuario_id !== quien.usuario_id) throw tomadoPor(toma);
  await deleteToma(db, id, quien.usuario_id);
};

const tomadoPor = ({ quien, desde }: { quien: string; desde: Date }) =>
  errorHttp(409, 'legajo_tomado', { datos: { quien, desde: HORA.format(desde) } });

const deOtro = async (db: Db, id: number, { ahora }: QuienToma) => {
  const toma = await findTomaVigente(db, id, ahora);
  return toma ? tomadoPor(toma) : errorHttp(409, 'legajo_recien_soltado');
};
