import { rutasDeHonorarios } from '@colega/contract/honorarios';
import { rutasDeLegajos } from '@colega/contract/legajos';
import { mensajes } from '@colega/contract/mensajes';
import { rutasDeReferencias } from '@colega/contract/referencias';
import { rutasDeSesion } from '@colega/contract/sesion';
import { calculo, hecho, legajo, legajoConTodo } from '@colega/web-kit/testing/datos-de-legajos.ts';
import { configuracion, pagina } from '@colega/web-kit/testing/datos-de-referencias.ts';
import { permisos } from '@colega/web-kit/testing/datos-de-sesion.ts';
import { type Escenas, noResponde, rechaza, responde } from '@colega/web-kit/testing/escena.ts';

const r = rutasDeLegajos.legajo;
const base = [
  responde(rutasDeSesion.permisosDePersona, permisos()),
  responde(rutasDeReferencias.configuracion, configuracion()),
  responde(
    rutasDeLegajos.historialDelLegajo,
    pagina([
      hecho({ hasta: 'borrador' }),
      hecho({ cuando: '2026-11-04T14:30:00Z', accion: 'confirmar', desde: 'borrador', hasta: 'confirmado' }),
      hecho({ cuando: '2026-11-05T15:00:00Z', de: 'colegio', accion: 'observar', motivo: 'Falta la partida.' }),
    ]),
  ),
];

export const escenasDelDetalle: Escenas = {
  cargando: { muestra: 'Cargando…', respuestas: [...base, noResponde(r)] },
  vacia: {
    muestra: 'No encontramos este legajo',
    respuestas: [...base, rechaza(r, 404, 'No encontramos lo que buscás.')],
  },
  'con-datos': {
    muestra: 'Cálculo del honorario',
    respuestas: [...base, responde(r, legajoConTodo()), responde(rutasDeHonorarios.calculo, calculo())],
  },
  falla: {
    muestra: mensajes.error_obtener_calculo,
    respuestas: [...base, responde(r, legajo()), rechaza(rutasDeHonorarios.calculo, 500, 'Tuvimos un problema.')],
  },
  'sin-permiso': {
    muestra: 'No tenés permiso para ver esto',
    respuestas: [...base, rechaza(r, 403, 'Tu usuario no puede ver legajos.')],
  },
};
