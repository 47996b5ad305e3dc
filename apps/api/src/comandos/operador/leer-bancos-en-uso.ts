import type { Fecha } from '@colega/domain/fechas';
import type { Db } from '../../db/conectar.ts';
import { leerBancos } from '../../modules/colegio/leer-colegio.service.ts';

/** By the day of the money. */
export const leerBancosEnUso = async (db: Db, dia: Fecha): Promise<string[]> =>
  (await leerBancos(db)).enUso(dia).map(({ clave }) => clave);
