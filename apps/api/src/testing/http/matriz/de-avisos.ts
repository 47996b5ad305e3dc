import { avisar } from '../../../modules/avisos/avisar.service.ts';
import type { Mundo } from '../mundo.ts';
import { deTodos, type Linea, leer, mandar, propia, sobre } from './lineas.ts';

const LADO = { lado: 'matriculado' } as const;

const unAviso = async ({ db, persona, prueba }: Mundo): Promise<number> => {
  const hecho = { evento: 'visado', cosa: 'prueba', cosa_id: 'de la matriz', persona_id: persona.id } as const;
  await avisar(db, hecho, prueba.ahora());
  const suyo = db.selectFrom('avisos').select('id').where('cosa_id', '=', 'de la matriz').where('canal', '=', 'portal');
  return (await suyo.executeTakeFirstOrThrow()).id;
};

/** Read as a technician: an operator reads theirs on the other side. */
export const AVISOS: Record<string, Linea> = {
  'GET /avisos': leer(deTodos(), () => '/avisos?lado=matriculado'),
  'GET /avisos/sin_leer': leer(deTodos(), () => '/avisos/sin_leer?lado=matriculado'),
  'POST /avisos/:id/leer': sobre(
    propia(),
    unAviso,
    (id) => `/avisos/${id}/leer`,
    () => LADO,
  ),
  'POST /avisos/leer_todos': mandar(
    deTodos(),
    () => '/avisos/leer_todos',
    () => ({ ...LADO, hasta: 1 }),
  ),
  'GET /preferencias_de_avisos': leer(deTodos(), () => '/preferencias_de_avisos?lado=matriculado'),
  'PUT /preferencias_de_avisos': mandar(
    deTodos(),
    () => '/preferencias_de_avisos',
    () => ({ ...LADO, evento: 'visado', canal: 'correo', activo: true }),
  ),
};
