import type { PrimerosPasos } from '@colega/contract/colegio';
import { formatFecha } from '@colega/domain/fechas';

/** Null where there is nothing to say of it. */
export const decirTarifa = ({
  tarifa,
  tarifa_desde,
}: Pick<PrimerosPasos, 'tarifa' | 'tarifa_desde'>): string | null => {
  if (tarifa_desde !== null)
    return `La primera tarifa de tu Colegio rige desde el ${formatFecha(tarifa_desde)}: hasta ese día no se calcula ningún honorario, y en el portal se dice así. Para que rija antes, retirala en Aranceles y publicá otra.`;
  if (tarifa === 'ninguna')
    return 'Tu Colegio todavía no tiene tarifa: hasta que publique la primera, en Aranceles, no se calcula ningún honorario.';
  return tarifa === 'del_programa'
    ? 'Rigen las tarifas que vinieron con el programa. Si no son las de tu Colegio, quitalas en Aranceles antes de que alguien calcule con ellas.'
    : null;
};
