import type { PrimerosPasos } from '@colega/contract/colegio';

/** Null where there is nothing to say of it. */
export const decirTarifa = (tarifa: PrimerosPasos['tarifa']): string | null => {
  if (tarifa === 'ninguna')
    return 'Tu Colegio todavía no tiene tarifa: hasta que publique la primera, en Aranceles, no se calcula ningún honorario.';
  return tarifa === 'del_programa'
    ? 'Rigen las tarifas que vinieron con el programa. Si no son las de tu Colegio, quitalas en Aranceles antes de que alguien calcule con ellas.'
    : null;
};
