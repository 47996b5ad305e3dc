import { mensajes } from '@colega/contract/mensajes';
import { rutasDeReferencias } from '@colega/contract/referencias';
import { rutasDeSesion } from '@colega/contract/sesion';
import { configuracion } from '@colega/web-kit/testing/datos-de-referencias.ts';
import { permisos } from '@colega/web-kit/testing/datos-de-sesion.ts';
import { type Escenas, noResponde, rechaza, responde } from '@colega/web-kit/testing/escena.ts';

const r = rutasDeReferencias.configuracion;
const conPermiso = responde(rutasDeSesion.permisosDePersona, permisos());
const completa = configuracion({ mapa_arba_url: 'https://carto.arba.gov.ar' });

export const escenasDeSeleccion: Escenas = {
  cargando: { muestra: 'Cargando…', respuestas: [conPermiso, noResponde(r)] },
  vacia: {
    muestra: 'Por ahora no se pueden cargar legajos nuevos',
    existe: () => false,
    respuestas: [conPermiso, responde(r, configuracion({ calculo_automatico: false }))],
  },
  'con-datos': { muestra: 'Antes de empezar', existe: () => true, respuestas: [conPermiso, responde(r, completa)] },
  falla: { muestra: 'No pudimos cargar las opciones.', respuestas: [conPermiso, rechaza(r, 500, 'No')] },
  'sin-permiso': {
    muestra: mensajes.sin_habilidad_ejercicio,
    respuestas: [responde(rutasDeSesion.permisosDePersona, permisos({ ejercicio: false })), responde(r, completa)],
  },
};
