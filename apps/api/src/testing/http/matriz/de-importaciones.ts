import { formularioDe } from '../../formulario-de.ts';
import { type Celdas, type Linea, leer, mandar } from './lineas.ts';

const DEL_COLEGIO: Celdas = { anonima: 401, otra: 403, bloqueada: 403, operadora: 403, duenia: 403 };
const BASE = '/colegio/importaciones';
const archivo = (path: string): Linea => ({
  celdas: DEL_COLEGIO,
  armar: () => ({ path, pedido: formularioDe('file', 'personas.csv', Buffer.from('CUIT;Apellido\r\n1;2')) }),
});

export const IMPORTACIONES: Record<string, Linea> = {
  [`GET ${BASE}`]: leer(DEL_COLEGIO, () => BASE),
  [`POST ${BASE}`]: archivo(BASE),
  'GET /colegio/modelo_de_importacion': leer(DEL_COLEGIO, () => '/colegio/modelo_de_importacion'),
  'GET /colegio/ejemplo_de_importacion': leer(DEL_COLEGIO, () => '/colegio/ejemplo_de_importacion'),
  [`GET ${BASE}/:id`]: leer(DEL_COLEGIO, () => `${BASE}/1`),
  [`POST ${BASE}/:id/archivos`]: archivo(`${BASE}/1/archivos`),
  [`PUT ${BASE}/:id/columnas`]: mandar(
    DEL_COLEGIO,
    () => `${BASE}/1/columnas`,
    () => ({ hojas: [] }),
  ),
  [`POST ${BASE}/:id/ensayar`]: mandar(
    DEL_COLEGIO,
    () => `${BASE}/1/ensayar`,
    () => ({ controles: { deudas: null, pagos: null, saldos_a_favor: null, sanciones: null } }),
  ),
  [`GET ${BASE}/:id/informe`]: leer(DEL_COLEGIO, () => `${BASE}/1/informe`),
  [`POST ${BASE}/:id/aceptar`]: mandar(
    DEL_COLEGIO,
    () => `${BASE}/1/aceptar`,
    () => ({ sin_rechazadas: true }),
  ),
  [`POST ${BASE}/:id/descartar`]: mandar(
    DEL_COLEGIO,
    () => `${BASE}/1/descartar`,
    () => ({}),
  ),
  [`POST ${BASE}/:id/invitar`]: mandar(
    DEL_COLEGIO,
    () => `${BASE}/1/invitar`,
    () => ({ cuantas: 1, dias: 7 }),
  ),
};
