import { solicitanteActual } from '../../../reparto/solicitante-actual.ts';
import type { Contribuyente, RegistroDeCuits } from './registro-de-cuits.ts';

// S-81
const SE_RECUERDA_MS = 12 * 3_600_000;
const CUANTOS = 1_000;

export function recordar(registro: RegistroDeCuits, reloj: () => Date): RegistroDeCuits {
  const encontrados = new Map<string, { quien: Contribuyente; hasta: number }>();
  return {
    buscar: async (cuit) => {
      const ahora = reloj().getTime();
      const conocido = encontrados.get(cuit);
      if (conocido && conocido.hasta > ahora) return conocido.quien;
      encontrados.delete(cuit);
      await solicitanteActual().cupos?.gastarUno('padron');
      const quien = await registro.buscar(cuit);
      if (quien) encontrados.set(cuit, { quien, hasta: ahora + SE_RECUERDA_MS });
      const [masViejo] = encontrados.keys();
      if (encontrados.size > CUANTOS && masViejo !== undefined) encontrados.delete(masViejo);
      return quien;
    },
  };
}
