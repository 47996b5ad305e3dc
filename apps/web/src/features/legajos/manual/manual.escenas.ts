import { mensajes } from '@colega/contract/mensajes';
import { rutasDePerfil } from '@colega/contract/perfil';
import { rutasDeReferencias } from '@colega/contract/referencias';
import { rutasDeSesion } from '@colega/contract/sesion';
import { matricula } from '@colega/web-kit/testing/datos-de-personas.ts';
import { pagina } from '@colega/web-kit/testing/datos-de-referencias.ts';
import { permisos } from '@colega/web-kit/testing/datos-de-sesion.ts';
import { type Escenas, noResponde, rechaza, responde } from '@colega/web-kit/testing/escena.ts';
import { respuestasDeReferencias } from '../../../testing/asistente/respuestas-de-referencias.ts';

const r = rutasDeReferencias;

export const escenasDelManual: Escenas = {
  cargando: { muestra: 'Cargando…', respuestas: [...respuestasDeReferencias, noResponde(r.tareas)] },
  vacia: {
    muestra: 'No tenés matrículas activas',
    respuestas: [
      ...respuestasDeReferencias,
      responde(
        rutasDePerfil.matriculas,
        pagina([
          matricula({
            habilitada: false,
            estado: { ...matricula().estado, clave: 'suspendido', nombre: 'Suspendido' },
          }),
        ]),
      ),
    ],
  },
  'con-datos': { muestra: /Campos obligatorios/, respuestas: respuestasDeReferencias },
  falla: {
    muestra: mensajes.error_obtener_tareas,
    respuestas: [...respuestasDeReferencias, rechaza(r.tareas, 500, 'No')],
  },
  'sin-permiso': {
    muestra: mensajes.sin_habilidad_ejercicio,
    respuestas: [...respuestasDeReferencias, responde(rutasDeSesion.permisosDePersona, permisos({ ejercicio: false }))],
  },
};
