import type { Fecha } from '@colega/domain/fechas';
import type { Db } from '../../db/conectar.ts';
import { leerBancos } from '../../modules/colegio/leer-colegio.service.ts';

export const leerBancosEnUso = async (db: Db, hoy: Fecha): Promise<string[]> =>
  (await leerBancos(db)).enUso(hoy).map(({ clave }) => clave);
