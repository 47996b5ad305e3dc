import { mensajes } from '@colega/contract/mensajes';
import { rutasDeSesion } from '@colega/contract/sesion';
import { pagina } from '@colega/web-kit/testing/datos-de-referencias.ts';
import { permisos, sesionPropia } from '@colega/web-kit/testing/datos-de-sesion.ts';
import { type Escenas, noResponde, rechaza, responde } from '@colega/web-kit/testing/escena.ts';

const base = responde(rutasDeSesion.permisosDePersona, permisos());
const { sesiones } = rutasDeSesion;
const OTRA = sesionPropia({
  id: '0193b5c8-0000-4000-8000-000000000002',
  actual: false,
  dispositivo: 'Safari en iPhone',
  desde_donde: '186.22.•.•',
});

export const escenasDeSesiones: Escenas = {
  cargando: { muestra: 'Cargando tus sesiones…', respuestas: [base, noResponde(sesiones)] },
  vacia: {
    muestra: 'No hay ninguna otra sesión abierta con tu usuario.',
    respuestas: [base, responde(sesiones, pagina([sesionPropia()]))],
  },
  'con-datos': {
    muestra: 'Safari en iPhone',
    respuestas: [base, responde(sesiones, pagina([sesionPropia(), OTRA]))],
  },
  falla: {
    muestra: mensajes.error_cargar_sesiones,
    respuestas: [base, rechaza(sesiones, 500, 'Tuvimos un problema. Probá de nuevo en unos minutos.')],
  },
  'sin-permiso': { noAplica: 'Cada persona ve las suyas.' },
};
