import { type Celdas, type Linea, leer, mandar } from './lineas.ts';

const DEL_COLEGIO: Celdas = { anonima: 401, otra: 403, bloqueada: 403, operadora: 403, duenia: 403 };
const ENSAYO = '/colegio/ensayos/:id';
const DE_UNO = '/colegio/ensayos/1';

export const ENSAYOS: Record<string, Linea> = {
  'GET /colegio/aranceles/preparaciones/:id/ensayo': leer(
    DEL_COLEGIO,
    () => '/colegio/aranceles/preparaciones/1/ensayo',
  ),
  'POST /colegio/aranceles/preparaciones/:id/ensayo': mandar(
    DEL_COLEGIO,
    () => '/colegio/aranceles/preparaciones/1/ensayo',
    () => ({}),
  ),
  'GET /colegio/listas/versiones/:id/ensayo': leer(DEL_COLEGIO, () => '/colegio/listas/versiones/1/ensayo'),
  'POST /colegio/listas/versiones/:id/ensayo': mandar(
    DEL_COLEGIO,
    () => '/colegio/listas/versiones/1/ensayo',
    () => ({}),
  ),
  [`POST ${ENSAYO}/cancelar`]: mandar(
    DEL_COLEGIO,
    () => `${DE_UNO}/cancelar`,
    () => ({}),
  ),
  [`GET ${ENSAYO}/explicados/:detalle_id`]: leer(DEL_COLEGIO, () => `${DE_UNO}/explicados/1`),
  [`POST ${ENSAYO}/archivos`]: mandar(
    DEL_COLEGIO,
    () => `${DE_UNO}/archivos`,
    () => ({ formato: 'csv' }),
  ),
  [`GET ${ENSAYO}/archivos/csv`]: leer(DEL_COLEGIO, () => `${DE_UNO}/archivos/csv`),
  [`GET ${ENSAYO}/archivos/xlsx`]: leer(DEL_COLEGIO, () => `${DE_UNO}/archivos/xlsx`),
};
