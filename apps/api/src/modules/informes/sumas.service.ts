import { diaDelColegio, mesDe } from '@colega/domain/fechas';
import type { Db } from '../../db/conectar.ts';
import { lockCerrojo } from '../../db/lock-cerrojo.ts';
import { enTransaccion, quitarPlazo } from '../../db/transaccion.ts';
import { diasDePlazo, leerColegio, leerListasEnVigor } from '../colegio/leer-colegio.service.ts';
import {
  CERROJO_DE_SUMAS,
  deleteSumas,
  deleteSumasVacias,
  findDiaContado,
  findDiferenciasDeSumas,
  findFeriadosDeSumas,
  findRehechoEn,
  insertSumasDeContratos,
  insertSumasDeRecaudacion,
  replaceFeriadosDeSumas,
  replacePersonasContadas,
  sumarContratosPendientes,
  sumarRecaudacionPendiente,
  upsertRehechoEn,
} from './sumas.repository.ts';

const POR_VEZ = 5_000;

const conElCerrojo = <T>(db: Db, trabajo: (trx: Db) => Promise<T>): Promise<T> =>
  enTransaccion(db, async (trx) => {
    await lockCerrojo(trx, CERROJO_DE_SUMAS);
    return trabajo(trx);
  });

/** What waits goes into the sums, some thousands at a time. Answers how many went. */
export const sumarPendientes = async (db: Db): Promise<number> => {
  for (let total = 0; ; ) {
    const hechos = await conElCerrojo(
      db,
      async (trx) => (await sumarContratosPendientes(trx, POR_VEZ)) + (await sumarRecaudacionPendiente(trx, POR_VEZ)),
    );
    total += hechos;
    if (hechos > 0) continue;
    await conElCerrojo(db, deleteSumasVacias);
    return total;
  }
};

const rehacer = async (trx: Db, ahora: Date): Promise<void> => {
  await quitarPlazo(trx);
  await deleteSumas(trx);
  await replaceFeriadosDeSumas(trx, [...(await leerListasEnVigor(trx)).feriados]);
  await insertSumasDeContratos(trx);
  await insertSumasDeRecaudacion(trx);
  await upsertRehechoEn(trx, ahora);
};

/** All the sums again, from their detail, while others go on. */
export const rehacerSumas = (db: Db, ahora: Date): Promise<void> => conElCerrojo(db, (trx) => rehacer(trx, ahora));

/** The sums that are not those of their detail, each by its name. None, unless something wrote behind the triggers. */
export const controlarSumas = (db: Db): Promise<string[]> =>
  enTransaccion(db, async (trx) => {
    await quitarPlazo(trx);
    return [...new Set((await findDiferenciasDeSumas(trx)).map(({ suma }) => suma))];
  });

const sonLosMismos = (unos: readonly string[], otros: readonly string[]): boolean =>
  unos.join() === [...otros].sort().join();

/** The first time, and when the holidays are others than those that the business days were counted with (S-996). */
const exigirSumas = (db: Db, ahora: Date): Promise<void> =>
  conElCerrojo(db, async (trx) => {
    const { feriados } = await leerListasEnVigor(trx);
    const hechas = (await findRehechoEn(trx)) !== null && sonLosMismos(await findFeriadosDeSumas(trx), [...feriados]);
    if (!hechas) await rehacer(trx, ahora);
  });

/** Who is up to date, once a day: of each month its last count is kept. False when that day has its own. */
export const contarPersonas = async (db: Db, ahora: Date): Promise<boolean> => {
  const hoy = diaDelColegio(ahora);
  const mes = mesDe(hoy);
  const colegio = await leerColegio(db);
  return conElCerrojo(db, async (trx) => {
    if ((await findDiaContado(trx, mes)) === hoy) return false;
    await quitarPlazo(trx);
    await replacePersonasContadas(trx, { mes, hoy, ahora, dias_de_gracia: diasDePlazo(colegio, 'al_dia', hoy) });
    return true;
  });
};

/** All that reports keep, as it should be: at start, and every some minutes. */
export const ponerSumasAlDia = async (db: Db, ahora: Date): Promise<void> => {
  await exigirSumas(db, ahora);
  await sumarPendientes(db);
  await contarPersonas(db, ahora);
};
