import { randomBytes } from 'node:crypto';
import type { DatosDeCuenta } from '@colega/domain/perfil';
import type { Db } from '../../db/conectar.ts';
import { enTransaccion } from '../../db/transaccion.ts';
import { invalido } from '../../http/error-http.ts';
import type { Momento } from '../auditoria/autor.ts';
import { POR_EL_ENLACE } from '../auditoria/autor.ts';
import { hashClave } from '../sesion/claves.ts';
import { CLAVE_CONOCIDA, esClaveConocida } from '../sesion/claves-conocidas.ts';
import { hashDeToken } from '../sesion/tokens.ts';
import { bloquearEnlaces, esVigente, gastarEnlace, hayEnlaceVigente, reemplazarEnlace } from './enlaces.repository.ts';
import { hayOtroAdministrador } from './operadores.repository.ts';
import { altaDeOperador } from './operadores.service.ts';

/** The link lasts this long (S-511). */
export const HORAS_DEL_ENLACE = 24;
const BYTES_DEL_ENLACE = 32;

export const caminoDeAdministrador = (token: string): string => `/administrador/${token}`;

export const crearEnlace = (db: Db, ahora: Date): Promise<string> =>
  enTransaccion(db, async (trx) => {
    await bloquearEnlaces(trx);
    const token = randomBytes(BYTES_DEL_ENLACE).toString('base64url');
    const vence_en = new Date(ahora.getTime() + HORAS_DEL_ENLACE * 3_600_000);
    await reemplazarEnlace(trx, { hash: hashDeToken(token), creado_en: ahora, vence_en });
    return token;
  });

export type EnlaceInicial = { token: string } | 'ya_hay' | 'sin_falta';

export const enlaceInicial = (db: Db, ahora: Date): Promise<EnlaceInicial> =>
  enTransaccion(db, async (trx) => {
    await bloquearEnlaces(trx);
    if (await hayOtroAdministrador(trx, null)) return 'sin_falta';
    if (await hayEnlaceVigente(trx, ahora)) return 'ya_hay';
    return { token: await crearEnlace(trx, ahora) };
  });

const enlaceInvalido = () => invalido([{ codigo: 'enlace_de_administracion_invalido', campo: 'token' }]);

/** Makes the first administrator of the whole college, once for each link. Throws 409, 422. */
export const crearAdministrador = async (
  db: Db,
  { ahora, hoy }: Momento,
  { token, password, ...cuenta }: DatosDeCuenta & { token: string; password: string },
): Promise<void> => {
  const hash = hashDeToken(token);
  // It is also asked before, so that an invented one does not make the server work.
  if (!(await esVigente(db, hash, ahora))) throw enlaceInvalido();
  if (esClaveConocida(password, cuenta.username)) throw invalido([CLAVE_CONOCIDA]);
  const clave_hash = await hashClave(password);
  const datos = { ...cuenta, distrito_id: null, roles: ['administracion'] as const };
  await enTransaccion(db, async (trx) => {
    if (!(await gastarEnlace(trx, hash, ahora))) throw enlaceInvalido();
    await altaDeOperador(trx, { autor: POR_EL_ENLACE, ahora, hoy, datos, clave_hash });
  });
};
