import type { Carta } from '../../correo/carta.ts';
import type { Escribir } from '../avisos/enviar-aviso.service.ts';
import type { DatosDeHecho } from '../avisos/evento.ts';

const MOMENTO = new Intl.DateTimeFormat('es-AR', {
  dateStyle: 'long',
  timeStyle: 'short',
  hourCycle: 'h23',
  timeZone: 'America/Argentina/Buenos_Aires',
});

export const formatMomento = (momento: Date): string => MOMENTO.format(momento);

/** It leads to another password, whoever it was. */
export const armarCartaDeSeguridad = (
  datos: DatosDeHecho,
  direccionPublica: string,
  noFue = 'No fui yo',
): Omit<Carta, 'caso'> => ({
  datos,
  cuerpo: [{ boton: `${noFue}: elegir otra contraseña`, enlace: `${direccionPublica}/recuperarContrasenia` }],
});

/** Of a password nobody says more than when. */
export const cartaDeClaveCambiada: Escribir = async (_db, { creado_en }, { direccionPublica }) =>
  armarCartaDeSeguridad({ momento: formatMomento(creado_en) }, direccionPublica);

export const cartaDeDispositivoNuevo: Escribir = async (_db, { creado_en, datos }, { direccionPublica }) => {
  const { dispositivo = '', desde_donde = '' } = datos ?? {};
  return armarCartaDeSeguridad({ momento: formatMomento(creado_en), dispositivo, desde_donde }, direccionPublica);
};
