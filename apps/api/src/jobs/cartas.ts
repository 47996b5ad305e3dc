import type { Escribir } from '../modules/avisos/enviar-aviso.service.ts';
import type { Evento } from '../modules/avisos/evento.ts';
import { cartaDePago } from '../modules/dinero/cartas/carta-de-pago.ts';
import { cartaDeVencimientos } from '../modules/dinero/cartas/vencimientos.service.ts';
import { cartaDeObservacion, cartaDeVisado } from '../modules/legajos/cartas/cartas-de-legajos.ts';
import { cartaDeSegundoFactor } from '../modules/sesion/carta-de-segundo-factor.ts';
import { cartaDeBienvenida, cartaDeRecuperacion } from '../modules/sesion/cartas-de-la-cuenta.ts';
import { cartaDeClaveCambiada, cartaDeDispositivoNuevo } from '../modules/sesion/cartas-de-seguridad.ts';

export const CARTAS: Readonly<Record<Evento, Escribir>> = {
  bienvenida: cartaDeBienvenida,
  recuperacion: cartaDeRecuperacion,
  dispositivo_nuevo: cartaDeDispositivoNuevo,
  clave_cambiada: cartaDeClaveCambiada,
  segundo_factor: cartaDeSegundoFactor,
  observado: cartaDeObservacion,
  visado: cartaDeVisado,
  pago_acreditado: cartaDePago,
  vencimiento_proximo: cartaDeVencimientos,
};
