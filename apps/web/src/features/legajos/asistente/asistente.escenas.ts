import { mensajes } from '@colega/contract/mensajes';
import { rutasDePerfil } from '@colega/contract/perfil';
import { rutasDeReferencias } from '@colega/contract/referencias';
import { configuracion, pagina } from '@colega/web-kit/testing/datos-de-referencias.ts';
import { type Escenas, noResponde, rechaza, responde } from '@colega/web-kit/testing/escena.ts';
import { respuestasDeReferencias as base } from '../../../testing/asistente/respuestas-de-referencias.ts';

const r = rutasDeReferencias;

export const escenasDelAsistente: Escenas = {
  cargando: { muestra: 'Cargando…', respuestas: [...base, noResponde(r.rubros)] },
  vacia: { muestra: /Campos obligatorios/, respuestas: [...base, responde(rutasDePerfil.matriculas, pagina([]))] },
  'con-datos': { muestra: /Campos obligatorios/, respuestas: base },
  falla: { muestra: mensajes.error_cargar_datos, respuestas: [...base, rechaza(r.rubros, 500, 'No')] },
  'sin-permiso': {
    muestra: 'El cálculo automático no está disponible',
    respuestas: [...base, responde(r.configuracion, configuracion({ calculo_automatico: false }))],
  },
};
