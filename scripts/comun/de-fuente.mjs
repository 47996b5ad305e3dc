import { rutaDesdeRaiz } from './raiz.mjs';

// What tsx runs without building is read as the API's own files are: pages and letters are JSX.
export const DE_FUENTE = { TSX_TSCONFIG_PATH: rutaDesdeRaiz('apps/api/tsconfig.json') };
