import { formularioDe } from '../../formulario-de.ts';
import { type Celdas, type Linea, leer, mandar } from './lineas.ts';

const DEL_COLEGIO: Celdas = { anonima: 401, otra: 403, bloqueada: 403, operadora: 403, duenia: 403 };
const BASE = '/colegio/aranceles';
const UNA = `${BASE}/preparaciones/1`;

const linea = (method: 'POST' | 'PUT', que: string, payload: object = {}): [string, Linea] => [
  `${method} ${BASE}/preparaciones/:id/${que}`,
  mandar(
    DEL_COLEGIO,
    () => `${UNA}/${que}`,
    () => payload,
  ),
];
const planilla = (de: string, formato: string): [string, Linea] => [
  `GET ${BASE}/${de}/:id/planilla/${formato}`,
  leer(DEL_COLEGIO, () => `${BASE}/${de}/1/planilla/${formato}?tabla=escala`),
];

export const ARANCELES: Record<string, Linea> = {
  [`GET ${BASE}`]: leer(DEL_COLEGIO, () => BASE),
  [`GET ${BASE}/resoluciones/:id`]: leer(DEL_COLEGIO, () => `${BASE}/resoluciones/1`),
  [`POST ${BASE}/resoluciones/:id/retirar`]: mandar(
    DEL_COLEGIO,
    () => `${BASE}/resoluciones/1/retirar`,
    () => ({ motivo: 'Se aprobó otra' }),
  ),
  [`POST ${BASE}/quitar_del_programa`]: mandar(
    DEL_COLEGIO,
    () => `${BASE}/quitar_del_programa`,
    () => ({}),
  ),
  [`POST ${BASE}/preparaciones`]: mandar(
    DEL_COLEGIO,
    () => `${BASE}/preparaciones`,
    () => ({ de: null }),
  ),
  [`GET ${BASE}/preparaciones/:id`]: leer(DEL_COLEGIO, () => UNA),
  [`GET ${BASE}/preparaciones/:id/cambios`]: leer(DEL_COLEGIO, () => `${UNA}/cambios`),
  ...Object.fromEntries(
    ['resoluciones', 'preparaciones'].flatMap((de) => ['csv', 'xlsx'].map((formato) => planilla(de, formato))),
  ),
  ...Object.fromEntries([
    linea('PUT', 'celdas', { celdas: [{ ruta: 'honorario_minimo', escrito: '1' }] }),
    linea('PUT', 'datos', { nombre: 'Otra', vigente_desde: '2030-01-01' }),
    linea('PUT', 'normas', { rutas: ['tabla/escala'], norma: 'Res. 1', articulo: '' }),
    linea('PUT', 'renglones', { lista: 'tabla/escala/valores', lugar: 0, que: 'agregar' }),
    linea('POST', 'poner_al_dia'),
    linea('POST', 'descartar'),
    linea('POST', 'publicar'),
  ]),
  [`POST ${BASE}/preparaciones/:id/leer_planilla`]: {
    celdas: DEL_COLEGIO,
    armar: () => ({
      path: `${UNA}/leer_planilla?tabla=escala`,
      pedido: formularioDe('file', 'escala.csv', Buffer.from('a;b')),
    }),
  },
};
