import { rutasDeHonorarios } from '@colega/contract/honorarios';
import { rutasDeLegajos } from '@colega/contract/legajos';
import { mensajes } from '@colega/contract/mensajes';
import { calculo, legajo } from '../../../testing/datos.ts';
import { type Escenas, noResponde, rechaza, responde } from '../../../testing/escena.ts';

const r = rutasDeLegajos.legajo;

export const escenasDelDetalle: Escenas = {
  cargando: { muestra: 'Cargando…', respuestas: [noResponde(r)] },
  vacia: { muestra: 'No encontramos este legajo', respuestas: [rechaza(r, 404, 'No encontramos lo que buscás.')] },
  'con-datos': {
    muestra: 'Cálculo del honorario',
    respuestas: [responde(r, legajo()), responde(rutasDeHonorarios.calculo, calculo())],
  },
  falla: {
    muestra: mensajes.error_obtener_calculo,
    respuestas: [responde(r, legajo()), rechaza(rutasDeHonorarios.calculo, 500, 'Tuvimos un problema.')],
  },
  'sin-permiso': {
    muestra: 'No tenés permiso para ver esto',
    respuestas: [rechaza(r, 403, 'Tu usuario no puede ver legajos.')],
  },
};
