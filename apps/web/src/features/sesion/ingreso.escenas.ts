import { rutasDeReferencias } from '@colega/contract/referencias';
import { configuracion } from '@colega/web-kit/testing/datos-de-referencias.ts';
import { type Escenas, noResponde, rechaza, responde } from '@colega/web-kit/testing/escena.ts';

const r = rutasDeReferencias.configuracion;
const USUARIOS = [
  { username: 'mgarcia', nombre: 'María Elena García' },
  { username: 'csosa', nombre: 'Carla Sosa' },
];

export const escenasDeIngreso: Escenas = {
  cargando: { muestra: 'Portal Operador', respuestas: [noResponde(r)] },
  vacia: { muestra: 'Portal Operador', respuestas: [responde(r, configuracion())] },
  'con-datos': {
    muestra: 'Demostración',
    respuestas: [responde(r, configuracion({ demo: true, usuarios_demo: USUARIOS }))],
  },
  falla: {
    muestra: 'Ingresá a tu cuenta',
    respuestas: [rechaza(r, 500, 'No')], // the form works without the settings
  },
  'sin-permiso': {
    muestra: /Tu sesión venció/,
    direccion: '/login?motivo=vencida&volver=%2Fapp%2Fejercicio%2Flegajos%2Flistado',
    respuestas: [responde(r, configuracion())],
  },
};
