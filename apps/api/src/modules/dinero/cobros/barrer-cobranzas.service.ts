import { type Fecha, sumarDias } from '@colega/domain/fechas';
import type { Db } from '../../../db/conectar.ts';
import { hoy } from '../../../hoy.ts';
import type { DepsDeBarrido } from '../intenciones/barrer-intenciones.service.ts';
import { anotarLeidoHasta, findLeidoHasta, insertRenglonIlegible } from './cobranzas.repository.ts';
import { emparejarPorImporte, emparejarPorNumero, type SinEmparejar } from './emparejar-renglon.service.ts';

/** S-222. */
const DIAS_HACIA_ATRAS = 10;

/** S-300: each line gets one payment or a place in review; it comes in several listings and counts once. Answers how many lines there were. */
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
  // Lines that name their payment go first, so that no other line takes it.
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

/** Reads from some days before the last whole reading: nobody may have read it for weeks (S-305). */
const desdeCuando = async (db: Db, hoy: Fecha): Promise<Fecha> => {
  const leido = (await findLeidoHasta(db)) ?? hoy;
  return sumarDias(leido < hoy ? leido : hoy, -DIAS_HACIA_ATRAS);
};
