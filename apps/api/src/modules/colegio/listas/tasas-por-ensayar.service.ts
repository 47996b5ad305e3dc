import type { TasasPorEnsayar } from '@colega/domain/honorarios';
import type { Db } from '../../../db/conectar.ts';
import { errorHttp, errorNoEncontrado } from '../../../http/error-http.ts';
import { leerListasEnVigor } from '../leer-colegio.service.ts';
import { findVersionDeLista, type ListaGuardada, lockVersionDeLista } from './listas.repository.ts';

/** Throws 404. */
export const exigirVersionDeTasas = async (db: Db, id: number): Promise<void> => {
  if (!(await findVersionDeLista(db, id))) throw errorNoEncontrado();
};

type PorEnsayar = Pick<ListaGuardada, 'version' | 'vigente_desde' | 'norma'> & { tasas: TasasPorEnsayar };

/** Rates in preparation, held, with those that are published by now. Throws 404, 409 for another list, or one that is done with. */
export const leerTasasPorEnsayar = async (trx: Db, id: number): Promise<PorEnsayar> => {
  const lista = await lockVersionDeLista(trx, id);
  if (!lista) throw errorNoEncontrado();
  if (lista.lista !== 'tasas') throw errorHttp(409, 'lista_sin_ensayo');
  if (lista.estado !== 'preparada') throw errorHttp(409, 'ensayo_de_uno_terminado');
  const { version, vigente_desde, norma, filas } = lista;
  const publicadas = (await leerListasEnVigor(trx)).versiones.filter((una) => una.lista === 'tasas');
  return { version, vigente_desde, norma, tasas: { filas, publicadas } };
};
