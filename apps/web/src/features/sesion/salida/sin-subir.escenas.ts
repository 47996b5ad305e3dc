import { rutasDeSesion } from '@colega/contract/sesion';
import { permisos } from '@colega/web-kit/testing/datos-de-sesion.ts';
import { type Escenas, responde } from '@colega/web-kit/testing/escena.ts';

const base = responde(rutasDeSesion.permisosDePersona, permisos());
const DEL_DISPOSITIVO = { noAplica: 'Muestra lo que hay en el dispositivo: no pide nada.' };

export const escenasDeSinSubir: Escenas = {
  cargando: DEL_DISPOSITIVO,
  vacia: { muestra: /ya está guardado en el Colegio/, respuestas: [base] },
  'con-datos': DEL_DISPOSITIVO,
  falla: DEL_DISPOSITIVO,
  'sin-permiso': { noAplica: 'Cada persona ve lo suyo.' },
};
