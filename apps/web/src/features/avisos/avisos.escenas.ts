import { type AvisoDelPortal, rutasDeAvisos, rutasDeDispositivos } from '@colega/contract/avisos';
import { mensajes } from '@colega/contract/mensajes';
import { rutasDeSesion } from '@colega/contract/sesion';
import { pagina } from '@colega/web-kit/testing/datos-de-referencias.ts';
import { permisos } from '@colega/web-kit/testing/datos-de-sesion.ts';
import { type Escenas, noResponde, rechaza, responde } from '@colega/web-kit/testing/escena.ts';

const { avisos, preferenciasDeAvisos, avisosSinLeer } = rutasDeAvisos;
const siempre = {
  modo: 'al_momento' as const,
  modos: ['al_momento' as const],
  porque: 'Es la notificación del Colegio.',
};
const base = [
  responde(rutasDeSesion.permisosDePersona, permisos()),
  responde(avisosSinLeer, { sin_leer: 1 }),
  responde(rutasDeDispositivos.dispositivosConAvisos, {
    ...pagina([
      {
        ...{ id: 1, dispositivo: 'Chrome en Android', actual: false },
        ...{ creado_en: '2026-11-19T15:00:00Z', avisado_en: '2026-11-20T15:00:00Z' },
      },
    ]),
    clave: 'clave',
  }),
  responde(
    preferenciasDeAvisos,
    pagina([
      {
        evento: 'observado' as const,
        nombre: 'El Colegio observa un legajo tuyo',
        canales: [
          { ...siempre, canal: 'portal' as const },
          { ...siempre, canal: 'correo' as const },
        ],
      },
    ]),
  ),
];
const aviso: AvisoDelPortal = {
  id: 2,
  evento: 'observado',
  titulo: 'El Colegio observó tu legajo N.º 1234',
  detalle: 'Partida: No es de ese partido',
  enlace: '/app/ejercicio/legajo/1/detail',
  creado_en: '2026-11-20T15:00:00Z',
  leido: false,
  mas: 2,
};
const leido: AvisoDelPortal = {
  ...aviso,
  id: 1,
  evento: 'visado',
  titulo: 'Tu legajo N.º 1200 está visado',
  detalle: null,
  leido: true,
  mas: 0,
};

export const escenasDeAvisos: Escenas = {
  cargando: { muestra: 'Cargando tus avisos…', respuestas: [...base, noResponde(avisos)] },
  vacia: { muestra: 'No hay avisos de los últimos 30 días', respuestas: [...base, responde(avisos, pagina([]))] },
  'con-datos': { muestra: aviso.titulo, respuestas: [...base, responde(avisos, pagina([aviso, leido]))] },
  falla: {
    muestra: mensajes.error_cargar_avisos,
    respuestas: [...base, rechaza(avisos, 500, 'Tuvimos un problema. Probá de nuevo en unos minutos.')],
  },
  'sin-permiso': { noAplica: 'Cada persona ve los suyos.' },
};
