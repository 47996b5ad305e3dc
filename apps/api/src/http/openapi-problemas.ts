import { todosLosMensajes } from '@colega/contract/mensajes';
import { zProblem } from '@colega/contract/problem';
import { esBinario, esRedireccion, type Ruta } from '@colega/contract/route';
import { esPermisoDelColegio } from '@colega/domain/permisos';
import { z } from 'zod';
import { CODIGOS_DE_VARIAS_FRASES } from './error-http.ts';

/** The server always says a code, of a closed list, and the number of the call. */
export const zProblemaDelServidor = zProblem.required({ codigo: true }).extend({
  codigo: z
    .enum([...(Object.keys(todosLosMensajes) as (keyof typeof todosLosMensajes)[]), ...CODIGOS_DE_VARIAS_FRASES])
    .describe('Qué pasó, para un programa: no cambia cuando cambia su frase'),
  pedido_id: z
    .string()
    .optional()
    .describe('De lo que falló acá: el código del pedido, el mismo de x-request-id y del registro'),
});

export const PROBLEMAS = {
  400: 'El pedido no se puede leer',
  401: 'No hay sesión, o venció',
  403: 'La sesión no tiene el permiso que hace falta',
  404: 'No existe, o es de otra persona',
  409: 'No se puede como están las cosas, o cambiaron desde que se leyeron',
  410: 'El borrador del que nace ya se guardó o se quitó: no se guardó nada',
  412: 'Otra persona del Colegio, o su matriculado, cambió lo que se leyó: dice quién y cuándo',
  413: 'Es demasiado grande',
  415: 'No es del tipo que se espera',
  422: 'Hay datos inválidos: `errores` dice en qué campos',
  429: 'Demasiados pedidos: Retry-After dice cuánto esperar',
  500: 'Falló el servidor',
  503: 'Está ocupado, o falta de lo que depende: se puede volver a intentar',
} as const;
export type StatusDeProblema = keyof typeof PROBLEMAS;

export const nombreDelProblema = (status: number | string): string => `Problema${status}`;

const esActoDelColegio = ({ method, acceso, conVersion }: Ruta): boolean =>
  conVersion === true && method !== 'GET' && esPermisoDelColegio(acceso);

const deLaEntrada = ({ method, body, archivo }: Ruta): StatusDeProblema[] => [
  ...(body || archivo ? ([413, 415] as const) : []),
  ...(method === 'GET' ? [] : ([409] as const)),
];

export function problemasDe(ruta: Ruta): StatusDeProblema[] {
  const { acceso, params, response } = ruta;
  const conArchivo = esBinario(response) || esRedireccion(response);
  const suyos: StatusDeProblema[] = [
    ...([400, 422, 429, 500, 503] as const),
    ...(acceso === 'publica' ? [] : ([401, 403] as const)),
    ...(params ? ([404] as const) : []),
    ...(conArchivo ? ([409] as const) : []),
    ...deLaEntrada(ruta),
    ...(ruta.terminaBorrador ? ([410] as const) : []),
    ...(esActoDelColegio(ruta) ? ([412] as const) : []),
  ];
  return [...new Set(suyos)].sort((a, b) => a - b);
}
