import { randomUUID } from 'node:crypto';
import { PERSONA_FISICA } from '../../legajos/escenario.ts';
import { fotoDePrueba } from '../mundo.ts';
import { deTodos, type Linea, leer, mandar, propia, publica, sobre } from './lineas.ts';

const PARAJE = { nombre: 'Paraje de prueba', codigo_postal: '1900', partido: { id: 1 } };

export const REFERENCIAS: Record<string, Linea> = {
  'GET /configuracion': leer(publica(), () => '/configuracion'),
  'GET /rubros': leer(deTodos(), () => '/rubros'),
  'GET /modalidades': leer(deTodos(), () => '/modalidades'),
  'GET /segmento_categorias': leer(deTodos(), () => '/segmento_categorias?key=civil'),
  'GET /segmento_tareas': leer(deTodos(), () => '/segmento_tareas'),
  'GET /tareas': leer(deTodos(), () => '/tareas'),
  'GET /localidades': leer(deTodos(), () => '/localidades'),
  // Only its author sees it until the college approves it.
  'GET /localidades/:id': leer(propia(), (m) => `/localidades/${m.localidad_id}`),
  'POST /localidades': {
    celdas: deTodos(201),
    armar: () => ({ path: '/localidades', pedido: { payload: { ...PARAJE, nombre: `Paraje ${randomUUID()}` } } }),
  },
  'PUT /localidades/:id': mandar(
    propia(),
    (m) => `/localidades/${m.localidad_id}`,
    () => PARAJE,
  ),
  'GET /estados_legajos': leer(deTodos(), () => '/estados_legajos'),
  'GET /estados_legajos/:id': leer(deTodos(), () => '/estados_legajos/1'),
  'GET /lugares': leer(deTodos(), () => '/lugares?texto=055123456'),
  'GET /cuits/findByCuit/:cuit': leer(deTodos(), () => `/cuits/findByCuit/${PERSONA_FISICA}`),
};

export const PERSONA: Record<string, Linea> = {
  'GET /personas/:id': leer(propia(), (m) => `/personas/${m.persona.id}`),
  'GET /personas/:id/imagen': leer(publica(), (m) => m.imagenes.retrato),
  'GET /personas/:id/firma': leer(publica(), (m) => m.imagenes.firma),
  'GET /media_objects/qr/:codigo': leer(publica(), (m) => m.imagenes.qr),
  'GET /media_objects/carnet/:id': leer(propia(), (m) => `/media_objects/carnet/${m.carnet_id}`),
  'GET /matriculas': leer(propia(), (m) => `/matriculas?persona.id=${m.persona.id}`),
  'GET /bloqueos': leer(propia(), (m) => `/bloqueos?persona.id=${m.persona.id}`),
  'GET /causas': leer(propia(), (m) => `/causas?persona.id=${m.persona.id}`),
  'GET /tablero/:personaId': leer(propia(), (m) => `/tablero/${m.persona.id}`),
  'GET /calendario/:personaId': leer(propia(), (m) => `/calendario/${m.persona.id}`),
  'POST /calendario/:personaId': mandar(
    propia(),
    (m) => `/calendario/${m.persona.id}`,
    () => ({}),
  ),
  'DELETE /calendario/:personaId': leer(propia(), (m) => `/calendario/${m.persona.id}`),
  'GET /calendarios/:clave': sobre(
    publica(),
    async (m) => (await m.e.mgarcia('POST', `/calendario/${m.persona.id}`)).json<{ direccion: string }>().direccion,
    (direccion) => direccion.slice(direccion.indexOf('/calendarios/')),
  ),
  'GET /carnets/vigente/:personaId': leer({ ...propia(), bloqueada: 404 }, (m) => `/carnets/vigente/${m.persona.id}`),
  'GET /carnets/:id/imprimir': leer({ ...propia(), bloqueada: 404 }, (m) => `/carnets/${m.carnet_id}/imprimir`),
  'POST /media_objects/qr': mandar(
    { ...deTodos(), otra: 422, bloqueada: 409 },
    () => '/media_objects/qr',
    (m) => ({
      content: m.enlace_qr,
    }),
  ),
  'GET /noticias': leer(deTodos(), () => '/noticias'),
  'POST /media_objects': {
    celdas: deTodos(201),
    armar: async () => ({ path: '/media_objects', pedido: await fotoDePrueba() }),
  },
  'GET /media_objects/:id': leer(propia(), (m) => `/media_objects/${m.media_id}`),
};
