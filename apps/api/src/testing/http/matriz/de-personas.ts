import { rutasDeActosSobrePersonas, rutasDePersonas } from '@colega/contract/perfil';
import { formularioDe } from '../../formulario-de.ts';
import type { Mundo } from '../mundo.ts';
import { type Linea, leer, mandar } from './lineas.ts';

/** Who is no operator with that permission gets nowhere: what each role may is asked in `personas.test.ts`. */
const CERRADAS = { anonima: 401, otra: 403, bloqueada: 403, operadora: 403, duenia: 403 };

const suDireccion = (path: string) => (m: Mundo) => path.replace(':id', String(m.persona.id));
const subir = (path: string): Linea => ({
  celdas: CERRADAS,
  armar: async (m) => ({
    path: suDireccion(path)(m),
    pedido: await formularioDe('file', 'foto.png', Buffer.from('nada')),
  }),
});

export const PERSONAS: Record<string, Linea> = Object.fromEntries(
  Object.values({ ...rutasDePersonas, ...rutasDeActosSobrePersonas }).map((ruta) => {
    const { method, path } = ruta;
    if (method === 'GET') return [`${method} ${path}`, leer(CERRADAS, suDireccion(path))];
    if ('archivo' in ruta) return [`${method} ${path}`, subir(path)];
    return [`${method} ${path}`, mandar(CERRADAS, suDireccion(path), () => ({}))];
  }),
);
