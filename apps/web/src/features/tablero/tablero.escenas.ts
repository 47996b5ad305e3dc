import { mensajes } from '@colega/contract/mensajes';
import { rutasDePerfil } from '@colega/contract/perfil';
import { rutasDeSesion } from '@colega/contract/sesion';
import { permisos, persona } from '../../testing/datos.ts';
import { type Escenas, noResponde, rechaza, responde } from '../../testing/escena.ts';

const { persona: rutaPersona } = rutasDePerfil;
const { permisosDePersona } = rutasDeSesion;
const conPersona = responde(rutaPersona, persona());

export const escenasDeTablero: Escenas = {
  cargando: { muestra: 'Hola, mgarcia', respuestas: [noResponde(rutaPersona), noResponde(permisosDePersona)] },
  vacia: { noAplica: 'El tablero siempre ofrece qué hacer; cada tarjeta dice cuando no tiene nada.' },
  'con-datos': {
    muestra: 'Hola, María Elena García',
    respuestas: [conPersona, responde(permisosDePersona, permisos())],
  },
  falla: {
    muestra: 'No pudimos consultar tus permisos.',
    respuestas: [conPersona, rechaza(permisosDePersona, 500, 'No')],
  },
  'sin-permiso': {
    muestra: mensajes.sin_habilidad_ejercicio,
    respuestas: [conPersona, responde(permisosDePersona, permisos({ ejercicio: false }))],
  },
};
