import type { Escenas } from '@colega/web-kit/testing/escena.ts';

const SIN_DATOS = { noAplica: 'No muestra datos del servidor.' };
const PUBLICA = { noAplica: 'Se usa sin sesión y no pide permisos.' };

export const escenasDeRecuperar: Escenas = {
  cargando: { muestra: /Cargando/, respuestas: [] },
  vacia: { muestra: 'Obtener o recuperar la contraseña', respuestas: [] },
  'con-datos': SIN_DATOS,
  falla: SIN_DATOS,
  'sin-permiso': PUBLICA,
};

export const escenasDeConfirmada: Escenas = {
  cargando: SIN_DATOS,
  vacia: { muestra: 'Revisá tu correo', respuestas: [] },
  'con-datos': {
    muestra: /m•••••@e•••••\.com/,
    direccion:
      '/confirmada?email=m%E2%80%A2%E2%80%A2%E2%80%A2%E2%80%A2%E2%80%A2%40e%E2%80%A2%E2%80%A2%E2%80%A2%E2%80%A2%E2%80%A2.com',
    respuestas: [],
  },
  falla: SIN_DATOS,
  'sin-permiso': PUBLICA,
};

export const escenasDeRestablecer: Escenas = {
  cargando: SIN_DATOS,
  vacia: { muestra: 'Elegí una contraseña nueva', respuestas: [] },
  'con-datos': SIN_DATOS,
  falla: SIN_DATOS,
  'sin-permiso': PUBLICA,
};

export const escenasDeCambioClave: Escenas = {
  cargando: SIN_DATOS,
  vacia: { muestra: 'Cambiar contraseña', respuestas: [] },
  'con-datos': SIN_DATOS,
  falla: SIN_DATOS,
  'sin-permiso': { noAplica: 'Cada persona puede cambiar la suya.' },
};
