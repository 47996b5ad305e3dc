import { BORRADORES_POR_PERSONA, type BorradorPorGuardar } from '@colega/contract/borradores';
import type { Tablero } from '@colega/contract/tablero';
import type { Db } from '../../db/conectar.ts';
import { enTransaccion } from '../../db/transaccion.ts';
import { errorHttp, errorNoEncontrado } from '../../http/error-http.ts';
import {
  deleteBorrador,
  findBorrador,
  findBorradores,
  findGuardado,
  findUltimo,
  insertBorrador,
  lockBorrador,
  updateBorrador,
} from './borradores.repository.ts';
import { seGuardaHasta } from './se-guarda-hasta.ts';

type ConFechas = { creado_en: Date; actualizado_en: Date };

const conFechas = <T extends ConFechas>({ creado_en, actualizado_en, ...resto }: T) => ({
  ...resto,
  creado_en: creado_en.toISOString(),
  actualizado_en: actualizado_en.toISOString(),
  se_guarda_hasta: seGuardaHasta(actualizado_en),
});

export const listarBorradores = async (db: Db, persona_id: number) =>
  (await findBorradores(db, persona_id)).map(conFechas);

export const contarBorradores = async (db: Db, persona_id: number): Promise<Tablero['borradores']> => {
  const ultimo = await findUltimo(db, persona_id);
  if (!ultimo) return { total: 0, ultimo: null };
  const { total, ...suyo } = ultimo;
  return { total, ultimo: suyo };
};

/** Throws 404. */
export const leerBorrador = async (db: Db, persona_id: number, id: string) => {
  const borrador = await findBorrador(db, persona_id, id);
  if (!borrador) throw errorNoEncontrado();
  return conFechas(borrador);
};

type PorGuardar = {
  id: string;
  persona_id: number;
  /** What the device had read; null when it is new there. */
  version: number | null;
  borrador: BorradorPorGuardar;
  dispositivo: string;
  ahora: Date;
};

/**
 * The same sent again is answered as it was, so that a lost answer costs nothing. Throws 404 for one that is not there any
 * more, and 409 when another device wrote since, or when there are too many.
 */
export const guardarBorrador = (db: Db, { version, ...nuevo }: PorGuardar) =>
  enTransaccion(db, async (trx) => {
    const { id, persona_id, borrador } = nuevo;
    const anterior = await lockBorrador(trx, id, borrador);
    if (anterior ? anterior.persona_id !== persona_id : version !== null) throw errorNoEncontrado();
    if (!anterior) {
      if (!(await insertBorrador(trx, nuevo, BORRADORES_POR_PERSONA)))
        throw errorHttp(409, 'demasiados_borradores', { datos: { maximo: BORRADORES_POR_PERSONA } });
    } else if (!anterior.igual) {
      if (anterior.version !== version) throw errorHttp(409, 'borrador_cambiado');
      await updateBorrador(trx, nuevo);
    }
    const { actualizado_en, ...guardado } = await findGuardado(trx, id);
    return { ...guardado, actualizado_en: actualizado_en.toISOString() };
  });

/** Throws 404, and 409 when another device wrote since. */
export const quitarBorrador = async (
  db: Db,
  borrador: { id: string; persona_id: number; version: number | null },
): Promise<void> => {
  if (await deleteBorrador(db, borrador)) return;
  throw (await findBorrador(db, borrador.persona_id, borrador.id))
    ? errorHttp(409, 'borrador_cambiado')
    : errorNoEncontrado();
};
