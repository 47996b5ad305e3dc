import { CLAVE_DE_PRUEBA, sesionAbierta } from '../../construir.ts';
import type { Mundo } from '../mundo.ts';
import { deSuCuenta, type Linea, leer, mandar, propia, propiaDeSuCuenta, publica, sobre } from './lineas.ts';

const nuevoRefresh = async (m: Mundo) => ({ refresh_token: (await m.prueba.conSesion('csosa')).refresh_token });
const CON_CLAVE = () => ({ password: CLAVE_DE_PRUEBA });
const deFactor = (status: number, camino: string, payload: () => object = CON_CLAVE): Record<string, Linea> => ({
  [`POST /segundo_factor/${camino}`]: mandar(
    deSuCuenta(status),
    () => `/segundo_factor/${camino.replace(':id', '1')}`,
    payload,
  ),
});
const LLAVE_INVENTADA = {
  id: 'abc',
  response: { clientDataJSON: 'abc', attestationObject: 'abc', transports: ['internal'] },
};
/** None of these exists for the caller: there is nothing to confirm or take away. */
const DEL_SEGUNDO_FACTOR: Record<string, Linea> = {
  'GET /segundo_factor': leer(deSuCuenta(), () => '/segundo_factor'),
  ...deFactor(200, 'reto', () => ({})),
  ...deFactor(409, 'app/confirmar', () => ({ codigo: '123456' })),
  ...deFactor(200, 'app'),
  ...deFactor(404, 'app/quitar'),
  ...deFactor(200, 'llaves/pedir'),
  ...deFactor(409, 'llaves', () => ({ desafio: 'inventado', nombre: 'Mi teléfono', llave: LLAVE_INVENTADA })),
  ...deFactor(404, 'llaves/:id/quitar'),
  ...deFactor(409, 'codigos'),
};

export const SESION: Record<string, Linea> = {
  'POST /authentication_token': mandar(
    publica(),
    () => '/authentication_token',
    () => ({
      username: 'csosa',
      password: CLAVE_DE_PRUEBA,
    }),
  ),
  'POST /colegio/authentication_token': mandar(
    publica(),
    () => '/colegio/authentication_token',
    () => ({ username: 'operadora', password: CLAVE_DE_PRUEBA }),
  ),
  // The token is the proof: the first to ask gets the pair, and others get the same pair within the grace.
  'POST /token/refresh': mandar(publica(), () => '/token/refresh', nuevoRefresh),
  'POST /token/revoke': mandar(publica(204), () => '/token/revoke', nuevoRefresh),
  'POST /usuarios/reset_token': mandar(
    publica(),
    () => '/usuarios/reset_token',
    () => ({ username: 'nadie' }),
  ),
  'POST /usuarios/reset_password': mandar(
    publica(422),
    () => '/usuarios/reset_password',
    () => ({
      reset_token: 'inventado',
      password: 'Otra.Clave.1',
    }),
  ),
  'PUT /usuarios/:id/change_password': mandar(
    propiaDeSuCuenta(),
    (m) => `/usuarios/${m.usuario_id}/change_password`,
    () => ({
      old_password: CLAVE_DE_PRUEBA,
      password: CLAVE_DE_PRUEBA,
    }),
  ),
  'POST /authentication_token/segundo_paso': mandar(
    publica(401),
    () => '/authentication_token/segundo_paso',
    () => ({ desafio: 'inventado', codigo: '123456' }),
  ),
  ...DEL_SEGUNDO_FACTOR,
  'GET /sesiones': leer(deSuCuenta(), () => '/sesiones'),
  'DELETE /sesiones/:id': sobre(
    propiaDeSuCuenta(),
    (m) => sesionAbierta(m.db, m.usuario_id, m.prueba.ahora()),
    (sid) => `/sesiones/${sid}`,
  ),
  'POST /sesiones/cerrar_las_demas': mandar(
    deSuCuenta(),
    () => '/sesiones/cerrar_las_demas',
    () => ({}),
  ),
  'POST /bloqueos/persona_check_all_permisos': mandar(
    propia(),
    () => '/bloqueos/persona_check_all_permisos',
    (m) => ({ persona_id: m.persona.id }),
  ),
};
