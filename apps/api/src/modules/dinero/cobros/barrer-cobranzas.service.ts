import { type Fecha, sumarDias } from '@colega/domain/fechas';
import type { Db } from '../../../db/conectar.ts';
import { hoy } from '../../../hoy.ts';
import type { DepsDeBarrido } from '../intenciones/barrer-intenciones.service.ts';
import { anotarLeidoHasta, findLeidoHasta, insertRenglonIlegible } from './cobranzas.repository.ts';
import { emparejarPorImporte, emparejarPorNumero, type SinEmparejar } from './emparejar-renglon.service.ts';

/** What a till collects may be listed days later (S-222). */
const DIAS_HACIA_ATRAS = 10;

/**
 * Gives each line that the collector lists one payment, or a place among what the college has to look at: nothing is passed over. What was
 * collected for printed coupons and payment codes is credited by it; what was paid on a page came in by its intention. The same line comes
 * in every listing of its days and is the same. What cannot be read (S-300) is kept too. Answers how many lines there were.
 */
export const barrerCobranzas = async (deps: DepsDeBarrido): Promise<number> => {
  const { cobranzas } = deps.pasarelas;
  if (!cobranzas) return 0;
  const hasta = hoy(deps.reloj);
  const { cobros, ilegibles } = await cobranzas.listar(await desdeCuando(deps.db, hasta), hasta);
  const fallas: unknown[] = [];
  const intentar = <T>(trabajo: Promise<T>): Promise<T | null> =>
    trabajo.catch((error: unknown) => {
      fallas.push(error);
      return null;
    });
  // Those that name their payment go first: no other takes it.
  const quedan: SinEmparejar[] = [];
  for (const cobro of cobros) {
    const sin = await intentar(emparejarPorNumero(deps, cobro));
    if (sin) quedan.push(sin);
  }
  for (const sin of quedan) await intentar(emparejarPorImporte(deps, sin));
  for (const renglon of ilegibles) await intentar(insertRenglonIlegible(deps.db, renglon, deps.reloj()));
  if (fallas.length > 0) throw new AggregateError(fallas, `No se pudieron acreditar ${fallas.length} cobranzas`);
  await anotarLeidoHasta(deps.db, hasta);
  return cobros.length + ilegibles.length;
};

/** Some days before the last time it was read whole: nobody may have read it for weeks (S-305). */
const desdeCuando = async (db: Db, hoy: Fecha): Promise<Fecha> => {
  const leido = (await findLeidoHasta(db)) ?? hoy;
  return sumarDias(leido < hoy ? leido : hoy, -DIAS_HACIA_ATRAS);
};
