import type { AsientoDelDiario, FiltrosDelDiario } from '@colega/contract/dinero';
import { validarRangoDeFechas } from '@colega/domain/validacion';
import type { Db } from '../../../db/conectar.ts';
import { invalido } from '../../../http/error-http.ts';
import { leerPlan } from './codigos.service.ts';
import { type AsientoLeido, type BusquedaEnElDiario, findAsientos } from './diario.repository.ts';
import { leerCuentaDeCircuito, type PlanDeCuentas } from './plan-de-cuentas.ts';

export const separarDebeYHaber = (importe: string): { debe: string | null; haber: string | null } =>
  importe.startsWith('-') ? { debe: null, haber: importe.slice(1) } : { debe: importe, haber: null };

const armarAsiento = (
  plan: PlanDeCuentas,
  { dia, cuando, persona, lineas, cupon, ...resto }: AsientoLeido,
): AsientoDelDiario => ({
  ...resto,
  cuando: cuando.toISOString(),
  persona: persona && { id: persona.id, nombre: persona.nombre },
  lineas: lineas.map(({ importe, ...cuenta }) => ({
    ...plan.de(plan.claveDe(cuenta, cupon?.circuito, dia), dia),
    ...separarDebeYHaber(importe),
  })),
});

const buscarEn = (plan: PlanDeCuentas, { cuenta, desde, hasta, cierre }: FiltrosDelDiario): BusquedaEnElDiario => {
  const rango = validarRangoDeFechas(desde, hasta);
  if (rango) throw invalido([{ ...rango, campo: 'hasta' }]);
  const deCircuito = leerCuentaDeCircuito(cuenta ?? '');
  if (deCircuito) {
    const suya = plan.porCircuito.find(
      (una) => una.cuenta === deCircuito.cuenta && una.circuito === deCircuito.circuito,
    );
    return { desde, hasta, cierre, deCircuito: { ...deCircuito, desde: suya?.desde } };
  }
  const [nombre, medio = null, banco = null] = cuenta?.split('.') ?? [];
  // What a circuit has in an account of its own is not in the one of all.
  const sin = plan.porCircuito.filter((una) => una.cuenta === cuenta);
  return { desde, hasta, cierre, cuenta: nombre ? { cuenta: nombre, medio, banco, sin } : undefined };
};

/** Throws 422. */
export const leerDiario = async (
  db: Db,
  filtros: FiltrosDelDiario,
  { antes, limit }: { antes?: number | undefined; limit: number },
): Promise<{ items: AsientoDelDiario[]; siguiente: number | null }> => {
  const plan = await leerPlan(db);
  const asientos = await findAsientos(db, buscarEn(plan, filtros), { antes, limit: limit + 1 });
  const pagina = asientos.slice(0, limit);
  return {
    items: pagina.map((asiento) => armarAsiento(plan, asiento)),
    siguiente: asientos.length > limit ? (pagina.at(-1)?.id ?? null) : null,
  };
};
