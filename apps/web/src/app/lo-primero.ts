import type { Antes, Llegada } from '@colega/web-kit/lib/consultas/adelanto.ts';
import { clienteDe } from '@colega/web-kit/lib/consultas/cliente-de-consultas.ts';
import { ceder } from '@colega/web-kit/lib/navegacion/de-a-poco.ts';
import { leerSesion, tokenVigente } from '@colega/web-kit/lib/sesion/sesion.ts';
import { adelantosDelArea } from '../lib/consultas/adelantos-del-area.ts';
import { guardarRespuestas } from './sin-red/guardar-respuestas.ts';

/** S-360: the old screen stays this long. */
const ESPERA_MS = 200;

/** Data are asked for while the code is coming, so that the screen is mostly drawn once and nothing moves. */
export const traerLoPrimero = async (adelantos: Antes | undefined, donde: Omit<Llegada, 'sesion'>): Promise<void> => {
  const sesion = leerSesion();
  if (!sesion || sesion.persona_id <= 0 || !sesion.user.contextos.includes('autogestion') || !tokenVigente()) return;
  const llegada = { ...donde, sesion };
  const cliente = clienteDe(sesion, guardarRespuestas(sesion.user_id));
  const pedidos: Promise<unknown>[] = [];
  const pedirTodo = async () => {
    for (const pedir of [adelantosDelArea, ...(adelantos ? [adelantos] : [])].flatMap((de) => de(llegada))) {
      pedidos.push(pedir(cliente));
      await ceder();
    }
    await Promise.all(pedidos);
  };
  await Promise.race([pedirTodo(), new Promise((listo) => setTimeout(listo, ESPERA_MS))]);
};
