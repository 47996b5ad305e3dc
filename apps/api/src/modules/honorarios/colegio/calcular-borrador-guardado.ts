import { encajar } from '@colega/asistentes/asistente';
import {
  borradorAutomatico,
  calcularBorrador,
  contextoDelLaboratorio,
  muestrasDelAutomatico,
} from '@colega/asistentes/legajos';
import { type Catalogo, reproducir, resolucionDe } from '@colega/domain/honorarios';
import type { Importe } from '@colega/domain/importes';

/** `entero`: none of its tasks waits for data. */
type CostoDeBorrador = { antes: Importe; ahora: Importe; entero: boolean };

type Costo = CostoDeBorrador | 'sigue_igual' | 'sin_calcular';

const calcular = (valores: string, catalogo: Catalogo, [anterior, nueva]: readonly [number, number]): Costo => {
  const { borrador: guardado } = JSON.parse(valores) as { borrador?: unknown };
  const borrador = encajar(borradorAutomatico(), guardado, muestrasDelAutomatico());
  const suya = resolucionDe(catalogo, borrador.fecha);
  if (suya && suya.id !== anterior && suya.id !== nueva) return 'sigue_igual';
  const { honorario, esperan } = calcularBorrador(borrador, contextoDelLaboratorio(catalogo, borrador.fecha), catalogo);
  if (!honorario) return 'sin_calcular';
  const [antes, ahora] = [anterior, nueva].map((resolucion_id) =>
    reproducir({ ...honorario, resolucion_id }, catalogo),
  );
  if (!antes?.ok || !ahora?.ok) return 'sin_calcular';
  const entero = esperan.length === 0;
  if (antes.valor.honorario !== ahora.valor.honorario)
    return { antes: antes.valor.honorario, ahora: ahora.valor.honorario, entero };
  return entero ? 'sigue_igual' : 'sin_calcular';
};

/**
 * What a draft costs as it was kept, of whatever shape it is, with a tariff and with the one that follows it. `sigue_igual` where both give the
 * same, or its date is of another one; `sin_calcular` while what it has is not enough to tell, or is not what a wizard writes: what somebody's
 * device sent never keeps the others from being told.
 */
export const calcularBorradorGuardado = (
  valores: string,
  catalogo: Catalogo,
  tarifas: readonly [anterior: number, nueva: number],
): Costo => {
  try {
    return calcular(valores, catalogo, tarifas);
  } catch {
    return 'sin_calcular';
  }
};
