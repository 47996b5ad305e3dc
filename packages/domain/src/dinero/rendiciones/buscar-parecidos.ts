import { diasEntre } from '../../fechas/fecha.ts';
import type { Cobrado, ParejaDeRenglon, RenglonPorEmparejar } from './emparejar-renglones.ts';
import type { Tolerancia } from './tolerancia.ts';

/**
 * Of lines with no pair: money of the same account and amount, of a day near theirs, told with another number. Whoever reads says whether
 * it is that one: a bank's number and its payer's are often not the same.
 */
export const buscarParecidos = (
  renglones: readonly RenglonPorEmparejar[],
  cobrados: readonly Cobrado[],
  { dias }: { dias: Tolerancia },
): ParejaDeRenglon[] =>
  renglones.flatMap((renglon) => {
    const lejos = (uno: Cobrado): number => Math.abs(diasEntre(renglon.dia, uno.dia));
    const [cercano] = cobrados
      .filter(({ tipo }) => renglon.tipo === 'cobro' && (tipo === 'operacion' || tipo === 'cobro'))
      .filter(
        (uno) => uno.medio === renglon.medio && uno.importe === renglon.importe && lejos(uno) <= dias(renglon.dia),
      )
      .sort(
        (uno, otro) => Number(uno.deshecho) - Number(otro.deshecho) || lejos(uno) - lejos(otro) || uno.id - otro.id,
      );
    return cercano ? [{ renglon_id: renglon.id, tipo: cercano.tipo, id: cercano.id }] : [];
  });
