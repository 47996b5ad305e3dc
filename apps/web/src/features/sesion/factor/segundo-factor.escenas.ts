import { mensajes } from '@colega/contract/mensajes';
import { rutasDeSegundoFactor, rutasDeSesion } from '@colega/contract/sesion';
import { permisos, segundoFactor } from '@colega/web-kit/testing/datos-de-sesion.ts';
import { type Escenas, noResponde, rechaza, responde } from '@colega/web-kit/testing/escena.ts';

const base = responde(rutasDeSesion.permisosDePersona, permisos());
const r = rutasDeSegundoFactor.segundoFactor;
const LLAVE = {
  ...{ id: 3, nombre: 'Teléfono' },
  ...{ creada_en: '2026-11-20T13:30:00.000Z', usada_en: '2026-11-22T13:30:00.000Z' },
};

export const escenasDeSegundoFactor: Escenas = {
  cargando: { muestra: 'Cargando tu segundo factor…', respuestas: [base, noResponde(r)] },
  vacia: { muestra: 'Activar la app de códigos', respuestas: [base, responde(r, segundoFactor())] },
  'con-datos': {
    muestra: 'Te quedan pocos',
    respuestas: [
      base,
      responde(r, segundoFactor({ app: { activa_desde: '2026-11-20T13:30:00.000Z' }, llaves: [LLAVE], codigos: 2 })),
    ],
  },
  falla: {
    muestra: mensajes.error_cargar_segundo_factor,
    respuestas: [base, rechaza(r, 500, 'Tuvimos un problema. Probá de nuevo en unos minutos.')],
  },
  'sin-permiso': { noAplica: 'Cada persona ve el suyo.' },
};
