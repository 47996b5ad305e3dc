import { rutasDeLoPorRevisar, rutasDePapeles } from '@colega/contract/dinero';
import { rutasDeRevision } from '@colega/contract/legajos';
import { rutasDeLocalidadesDelColegio } from '@colega/contract/referencias';
import type { Mundo } from '../mundo.ts';
import { type Linea, leer, mandar } from './lineas.ts';

/** Who is no operator with that permission gets nowhere: what each role may is asked in `revision.test.ts`. */
const CERRADAS = { anonima: 401, otra: 403, bloqueada: 403, operadora: 403, duenia: 403 };

const suDireccion = (path: string) => (m: Mundo) => path.replace(':id', String(m.visado.id));

export const REVISION: Record<string, Linea> = Object.fromEntries(
  Object.values({ ...rutasDeRevision, ...rutasDePapeles, ...rutasDeLocalidadesDelColegio, ...rutasDeLoPorRevisar }).map(
    ({ method, path }) => [
      `${method} ${path}`,
      method === 'GET' ? leer(CERRADAS, suDireccion(path)) : mandar(CERRADAS, suDireccion(path), () => ({})),
    ],
  ),
);
