import { avisar } from '../../../modules/avisos/avisar.service.ts';
import { suscripcionEn } from '../../avisos/push-de-prueba.ts';
import type { Mundo } from '../mundo.ts';
import { deSuCuenta, deTodos, type Linea, leer, mandar, propia, sobre } from './lineas.ts';

const LADO = { lado: 'matriculado' } as const;

const unAviso = async ({ db, persona, prueba }: Mundo): Promise<number> => {
  const hecho = { evento: 'visado', cosa: 'prueba', cosa_id: 'de la matriz', persona_id: persona.id } as const;
  await avisar(db, hecho, prueba.ahora());
  const suyo = db.selectFrom('avisos').select('id').where('cosa_id', '=', 'de la matriz').where('canal', '=', 'portal');
  return (await suyo.executeTakeFirstOrThrow()).id;
};

const unDispositivo = async ({ e, db }: Mundo): Promise<number> => {
  await e.mgarcia('POST', '/dispositivos_con_avisos', {
    payload: suscripcionEn('https://fcm.googleapis.com/fcm/send/de-la-matriz'),
  });
  const suyo = db.selectFrom('dispositivos_con_avisos').select('id').where('direccion', 'like', '%de-la-matriz');
  return (await suyo.executeTakeFirstOrThrow()).id;
};

/** It is told nothing: nobody is called. */
const unoDeOtraClave = async (mundo: Mundo): Promise<number> => {
  const id = await unDispositivo(mundo);
  await mundo.db.updateTable('dispositivos_con_avisos').set({ clave: 'otra' }).where('id', '=', id).execute();
  return id;
};

/** Read as a technician: an operator, whose notices are on the other side, finds nothing here. */
export const AVISOS: Record<string, Linea> = {
  'GET /avisos': leer(deSuCuenta(), () => '/avisos?lado=matriculado'),
  'GET /avisos/sin_leer': leer(deSuCuenta(), () => '/avisos/sin_leer?lado=matriculado'),
  'GET /avisos/:id/anteriores': sobre(
    { ...deSuCuenta(), otra: 404, operadora: 404 },
    unAviso,
    (id) => `/avisos/${id}/anteriores?lado=matriculado`,
  ),
  'POST /avisos/:id/leer': sobre(
    { ...deSuCuenta(), otra: 404, operadora: 404 },
    unAviso,
    (id) => `/avisos/${id}/leer`,
    () => LADO,
  ),
  'POST /avisos/leer_todos': mandar(
    deSuCuenta(),
    () => '/avisos/leer_todos',
    () => ({ ...LADO, hasta: 1 }),
  ),
  'GET /preferencias_de_avisos': leer(deSuCuenta(), () => '/preferencias_de_avisos?lado=matriculado'),
  'PUT /preferencias_de_avisos': mandar(
    { ...deSuCuenta(), operadora: 404 },
    () => '/preferencias_de_avisos',
    () => ({ ...LADO, evento: 'visado', canal: 'correo', modo: 'al_momento' }),
  ),
  'GET /dispositivos_con_avisos': leer(deTodos(), () => '/dispositivos_con_avisos'),
  'POST /dispositivos_con_avisos': mandar(
    deTodos(),
    () => '/dispositivos_con_avisos',
    () => suscripcionEn('https://fcm.googleapis.com/fcm/send/otro'),
  ),
  'DELETE /dispositivos_con_avisos/:id': sobre(
    { ...propia(), bloqueada: 200 },
    unDispositivo,
    (id) => `/dispositivos_con_avisos/${id}`,
  ),
  'POST /dispositivos_con_avisos/:id/prueba': sobre(
    { ...propia(), bloqueada: 200 },
    unoDeOtraClave,
    (id) => `/dispositivos_con_avisos/${id}/prueba`,
  ),
};
