import type { Antes, Llegada } from '@colega/web-kit/lib/consultas/adelanto.ts';
import { clienteDe } from '@colega/web-kit/lib/consultas/cliente-de-consultas.ts';
import { leerSesion, tokenVigente } from '@colega/web-kit/lib/sesion/sesion.ts';
import { adelantosDelArea } from '../lib/consultas/adelantos-del-area.ts';

/** S-360: as long as nothing else is shown. */
const ESPERA_MS = 200;

/**
 * Asks for what a screen will read while its code is still coming, and gives it a moment: most of the times the screen is
 * drawn once, whole, and nothing moves. Who may not be here is the guard's to say.
 */
export const traerLoPrimero = async (antes: Antes | undefined, donde: Omit<Llegada, 'sesion'>): Promise<void> => {
  const sesion = leerSesion();
  if (!sesion || sesion.persona_id <= 0 || !sesion.user.contextos.includes('autogestion') || !tokenVigente()) return;
  const llegada = { ...donde, sesion };
  const cliente = clienteDe(sesion);
  const pedidos = [adelantosDelArea, ...(antes ? [antes] : [])]
    .flatMap((de) => de(llegada))
    .map((pedir) => pedir(cliente));
  await Promise.race([Promise.all(pedidos), new Promise((listo) => setTimeout(listo, ESPERA_MS))]);
};
