import { Decimal, type Importe, importe } from '../importes/decimal.ts';
import type { Honorario } from './honorario.ts';

export type MontoDeTarea = { tarea: { id: number; nombre: string }; monto: Importe };

/** S-55: each rounds down; centavos left over go to the largest remainders, then to the lower task ids. */
export const repartirConvenido = (
  { tareas_valores }: Pick<Honorario, 'tareas_valores'>,
  convenido: Importe,
): MontoDeTarea[] => {
  const total = tareas_valores.reduce((suma, t) => suma.plus(t.honorario_determinado), new Decimal(0));
  const partes = tareas_valores.map(({ tarea, honorario_determinado }) => {
    const exacto = new Decimal(convenido).times(100).times(honorario_determinado).div(total);
    const centavos = exacto.floor();
    return { tarea: { id: tarea.id, nombre: tarea.nombre }, centavos, resto: exacto.minus(centavos) };
  });
  const repartidos = partes.reduce((suma, p) => suma.plus(p.centavos), new Decimal(0));
  const sobran = new Decimal(convenido).times(100).minus(repartidos).toNumber();
  const porResto = [...partes].sort((a, b) => b.resto.comparedTo(a.resto) || a.tarea.id - b.tarea.id);
  const conUnoMas = new Set(porResto.slice(0, sobran));
  return partes.map((parte) => ({
    tarea: parte.tarea,
    monto: importe(parte.centavos.plus(conUnoMas.has(parte) ? 1 : 0).div(100)),
  }));
};
