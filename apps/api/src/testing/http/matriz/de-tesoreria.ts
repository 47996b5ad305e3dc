import {
  rutasDeCaja,
  rutasDeCargosDelAnio,
  rutasDeCuentasDePersonas,
  rutasDeDeudores,
  rutasDePagosRecibidos,
} from '@colega/contract/dinero';
import { type Linea, leer, mandar } from './lineas.ts';

/** Who is no operator with that permission gets nowhere: what each role may is asked beside each of them. */
const CERRADAS = { anonima: 401, otra: 403, bloqueada: 403, operadora: 403, duenia: 403 };

const direccion = (path: string) => () => path.replace(/:\w+/g, '1');

export const TESORERIA: Record<string, Linea> = Object.fromEntries(
  Object.values({
    ...rutasDeCaja,
    ...rutasDePagosRecibidos,
    ...rutasDeCargosDelAnio,
    ...rutasDeCuentasDePersonas,
    ...rutasDeDeudores,
  }).map(({ method, path }) => [
    `${method} ${path}`,
    method === 'GET' ? leer(CERRADAS, direccion(path)) : mandar(CERRADAS, direccion(path), () => ({})),
  ]),
);
