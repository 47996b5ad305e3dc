import { formatNumero, parseMonto } from '@colega/domain/importes';
import type { BorradorAutomatico } from '../automatico/borrador.ts';

/** What a budget says beside its calculation, as it was typed. */
export type LoPresupuestado = { convenido: string; para: string; nota: string };

/** A file begins with what its client was told: an amount that cannot be read is seen where it is written. */
export const sumarPresupuesto = (
  borrador: BorradorAutomatico,
  { convenido, para, nota }: LoPresupuestado,
): BorradorAutomatico => {
  const leido = parseMonto(convenido);
  const para_quien = para.trim();
  return {
    ...borrador,
    honorario_convenido: leido.ok ? formatNumero(leido.valor) : convenido.trim(),
    ...(para_quien !== '' && { para_quien }),
    contrato: { ...borrador.contrato, observaciones: nota.trim() },
  };
};
