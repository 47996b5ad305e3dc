import type { Escribir } from '../modules/avisos/enviar-aviso.service.ts';
import type { Evento } from '../modules/avisos/evento.ts';
import { cartaDeObservacion, cartaDeVisado } from '../modules/legajos/cartas/cartas-de-legajos.ts';
import { cartaDeBienvenida } from '../modules/sesion/carta-de-bienvenida.ts';

/** Who writes the letter of each event: the module of what it tells. */
export const CARTAS: Readonly<Record<Evento, Escribir>> = {
  bienvenida: cartaDeBienvenida,
  observado: cartaDeObservacion,
  visado: cartaDeVisado,
};
