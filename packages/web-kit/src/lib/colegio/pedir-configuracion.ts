import { type Configuracion, rutasDeReferencias } from '@colega/contract/referencias';
import { llamar } from '../api/llamar.ts';
import { ponerColegioALaVista } from './colegio-a-la-vista.ts';

/** Whoever asks for it, what it says of the college is put on view. */
export const pedirConfiguracion = async (signal: AbortSignal): Promise<Configuracion> => {
  const leida = await llamar(rutasDeReferencias.configuracion, {}, { signal });
  ponerColegioALaVista(leida.colegio);
  return leida;
};
