import { formularioDe } from '../../formulario-de.ts';
import { type Celdas, type Linea, leer, mandar, publica } from './lineas.ts';

const DEL_COLEGIO: Celdas = { anonima: 401, otra: 403, bloqueada: 403, operadora: 403, duenia: 403 };
const BASE = '/colegio/listas';
const PLANILLA = '/colegio/planilla_de_lista';
const VERSION = `${BASE}/versiones`;
const PROPUESTA = {
  vigente_desde: '2030-01-01',
  norma: 'Acta 1/29',
  filas: [{ fecha: '2030-01-01', nombre: 'Año Nuevo', norma: '' }],
};

export const LISTAS: Record<string, Linea> = {
  [`GET ${BASE}`]: leer(DEL_COLEGIO, () => BASE),
  [`GET ${BASE}/:lista`]: leer(DEL_COLEGIO, () => `${BASE}/feriados`),
  [`POST ${BASE}/:lista`]: mandar(
    DEL_COLEGIO,
    () => `${BASE}/feriados`,
    () => PROPUESTA,
  ),
  ...Object.fromEntries(
    ['csv', 'xlsx'].map((formato) => [
      `GET ${PLANILLA}/:lista/${formato}`,
      leer(DEL_COLEGIO, () => `${PLANILLA}/feriados/${formato}?de=en_vigor`),
    ]),
  ),
  [`POST ${PLANILLA}/:lista/leer`]: {
    celdas: DEL_COLEGIO,
    armar: () => ({
      path: `${PLANILLA}/feriados/leer`,
      pedido: formularioDe('file', 'feriados.csv', Buffer.from('a;b')),
    }),
  },
  [`GET ${VERSION}/:id`]: leer(DEL_COLEGIO, () => `${VERSION}/1`),
  [`PUT ${VERSION}/:id`]: mandar(
    DEL_COLEGIO,
    () => `${VERSION}/1`,
    () => PROPUESTA,
  ),
  [`GET ${VERSION}/:id/efectos`]: leer(DEL_COLEGIO, () => `${VERSION}/1/efectos`),
  [`POST ${VERSION}/:id/publicar`]: leer(DEL_COLEGIO, () => `${VERSION}/1/publicar`),
  [`POST ${VERSION}/:id/descartar`]: mandar(
    DEL_COLEGIO,
    () => `${VERSION}/1/descartar`,
    () => ({ motivo: 'Otra' }),
  ),
  [`POST ${VERSION}/:id/retirar`]: mandar(
    DEL_COLEGIO,
    () => `${VERSION}/1/retirar`,
    () => ({ motivo: 'Otra' }),
  ),
  'GET /valores_en_vigor': leer(publica(), () => '/valores_en_vigor'),
};
