import type { Operador } from '@colega/domain/permisos';
import type { Db } from '../../db/conectar.ts';
import { enTransaccion } from '../../db/transaccion.ts';
import { exigirAlcance } from '../../http/acceso.ts';
import { errorHttp, errorNoEncontrado } from '../../http/error-http.ts';
import { anotarEnAuditoria, type Quien } from '../auditoria/anotar.service.ts';
import { paginacion } from './lista.ts';
import {
  type ComoSeLeyo,
  findDistritoDePropuesta,
  findPropuestas,
  updateAprobada,
} from './localidades-propuestas.repository.ts';

type Momento = { autor: Quien; ahora: Date };

/** Everybody sees it from then on. Answers its name; null when there is none to approve, or it is not as it was read. */
export const aprobarLocalidad = (db: Db, id: number, { autor, ahora }: Momento, leyo: ComoSeLeyo | null = null) =>
  enTransaccion(db, async (trx): Promise<string | null> => {
    const aprobada = await updateAprobada(trx, id, ahora, leyo);
    if (!aprobada) return null;
    await anotarEnAuditoria(trx, autor, ahora, { entidad: 'localidad', id }, { accion: 'aprobar' });
    return aprobada.nombre;
  });

type Pagina = { page: number; limit: number };

export const listarPropuestas = async (db: Db, { distrito_id }: Operador, pagina: Pagina) => {
  const { total, items } = await findPropuestas(db, distrito_id, pagina);
  return { items, pagination: paginacion(total, pagina) };
};

/** Throws 404 for one of another district, and 409 when somebody approved or changed it meanwhile. */
export const aprobarPropuesta = async (
  db: Db,
  id: number,
  { operador, leyo, ...momento }: Momento & { operador: Operador; leyo: ComoSeLeyo },
): Promise<string> => {
  const suya = await findDistritoDePropuesta(db, id);
  if (!suya) throw errorNoEncontrado();
  exigirAlcance(operador, 'localidades.aprobar', suya);
  const nombre = await aprobarLocalidad(db, id, momento, leyo);
  if (nombre === null) throw errorHttp(409, 'localidad_ya_no_espera');
  return nombre;
};
