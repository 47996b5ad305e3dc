import type { Evento } from '@colega/domain/avisos';
import { cartaGeneral } from '../modules/avisos/carta-general.ts';
import type { Escribir } from '../modules/avisos/enviar-aviso.service.ts';
import { cartaDePago } from '../modules/dinero/cartas/carta-de-pago.ts';
import { cartaDeVencimientos } from '../modules/dinero/cartas/vencimientos.service.ts';
import { cartaDeLaCola } from '../modules/legajos/cartas/carta-de-la-cola.service.ts';
import { cartaDelTrabajo } from '../modules/legajos/cartas/carta-del-trabajo.service.ts';
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
  respuesta_aceptada: cartaGeneral,
  confirmado: cartaGeneral,
  timbrado: cartaGeneral,
  anulado: cartaGeneral,
  bloqueo: cartaGeneral,
  matricula: cartaGeneral,
  credencial: cartaGeneral,
  dato_rechazado: cartaGeneral,
  legajo_por_revisar: cartaDeLaCola,
  legajo_respondido: cartaDeLaCola,
  legajo_por_confirmar: cartaDeLaCola,
  legajo_por_timbrar: cartaDeLaCola,
  legajo_por_visar: cartaDeLaCola,
  trabajo_del_dia: cartaDelTrabajo,
};
