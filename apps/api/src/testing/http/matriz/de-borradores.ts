import { randomUUID } from 'node:crypto';
import { borradorDePrueba } from '../../borradores/borrador.ts';
import type { Mundo } from '../mundo.ts';
import { deTodos, type Linea, leer, propia, sobre } from './lineas.ts';

const unBorrador = async ({ db, persona, prueba }: Mundo): Promise<string> => {
  const ahora = prueba.ahora();
  const fila = { id: randomUUID(), persona_id: persona.id, ...borradorDePrueba(), dispositivo: '' };
  await db
    .insertInto('borradores')
    .values({ ...fila, creado_en: ahora, actualizado_en: ahora })
    .execute();
  return fila.id;
};

/** Who is blocked keeps what they were filling in. */
export const BORRADORES: Record<string, Linea> = {
  'GET /borradores': leer(deTodos(), () => '/borradores'),
  'GET /borradores/:id': sobre(propia(), unBorrador, (id) => `/borradores/${id}`),
  'PUT /borradores/:id': sobre(
    propia(),
    unBorrador,
    (id) => `/borradores/${id}`,
    () => borradorDePrueba(),
  ),
  'DELETE /borradores/:id': sobre(propia(), unBorrador, (id) => `/borradores/${id}`),
};
