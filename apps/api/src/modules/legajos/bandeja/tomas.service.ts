import type { zToma } from '@colega/contract/legajos';
import type { Operador } from '@colega/domain/permisos';
import type { z } from 'zod';
import type { Db } from '../../../db/conectar.ts';
import { formatMomento } from '../../../hoy.ts';
import { errorHttp } from '../../../http/error-http.ts';
import { exigirLegajo } from '../colegio/revision.service.ts';
import { deleteToma, findTomaVigente, insertToma } from './tomas.repository.ts';

const TOMAR = 'legajos.tomar';

type QuienToma = { operador: Operador; usuario_id: number; ahora: Date };

/** Takes the file, or goes on having it. Throws 404, and 409 while somebody else has it. */
export const tomarLegajo = async (db: Db, id: number, quien: QuienToma): Promise<z.input<typeof zToma>> => {
  await exigirLegajo(db, quien.operador, TOMAR, id);
  await insertToma(db, id, quien);
  const toma = await findTomaVigente(db, id, quien.ahora);
  if (!toma) throw errorHttp(409, 'legajo_recien_soltado');
  if (toma.usuario_id !== quien.usuario_id) throw tomadoPor(toma);
  return { ...toma, desde: toma.desde.toISOString() };
};

/** One's own: somebody else's frees itself (S-573). Throws 404, and 409 while somebody else has it. */
export const soltarLegajo = async (db: Db, id: number, quien: QuienToma): Promise<void> => {
  await exigirLegajo(db, quien.operador, TOMAR, id);
  const toma = await findTomaVigente(db, id, quien.ahora);
  if (toma && toma.usuario_id !== quien.usuario_id) throw tomadoPor(toma);
  await deleteToma(db, id, quien.usuario_id);
};

const tomadoPor = ({ quien, desde }: { quien: string; desde: Date }) =>
  errorHttp(409, 'legajo_tomado', { datos: { quien, cuando: formatMomento(desde) } });
