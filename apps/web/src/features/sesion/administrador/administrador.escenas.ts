import type { Escenas } from '@colega/web-kit/testing/escena.ts';

const SIN_DATOS = { noAplica: 'No muestra datos del servidor.' };

export const escenasDeAdministrador: Escenas = {
  cargando: SIN_DATOS,
  vacia: { muestra: 'Creá la cuenta de quien administra', respuestas: [] },
  'con-datos': SIN_DATOS,
  falla: SIN_DATOS,
  'sin-permiso': { noAplica: 'Se usa sin sesión y no pide permisos.' },
};
