import { direccionDeRuta } from '@colega/contract/route';
import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify';
import { crearApp } from '../app.ts';
import { leerConfig } from '../config.ts';
import type { Db } from '../db/conectar.ts';
import type { Dependencias } from '../dependencias.ts';
import type { RegistroDeCuits } from '../modules/referencias/cuits/registro-de-cuits.ts';
import { SIN_SERVICIOS } from '../modules/referencias/lugares/servicios.ts';
import { CLAVE_DE_PRUEBA } from './construir.ts';
import { type BaseDePrueba, crearBaseDePrueba } from './crear-base-de-prueba.ts';
import { crearPasarelasFalsas } from './dinero/pasarelas-falsas.ts';

const SIN_PADRON: RegistroDeCuits = { buscar: async () => null };

export type Pedido = Omit<InjectOptions, 'url' | 'method'>;
type Metodo = 'GET' | 'POST' | 'PUT' | 'DELETE';
/** `pedir('GET', '/rubros')`: the path of the contract. */
export type Pedir = (method: Metodo, path: string, pedido?: Pedido) => Promise<LightMyRequestResponse>;

export type AppDePrueba = Pick<BaseDePrueba, 'duenio' | 'comoDuenio' | 'sinGuardas'> & {
  app: FastifyInstance;
  db: Db;
  url: string;
  avanzar(milisegundos: number): void;
  ahora(): Date;
  pedir: Pedir;
  /** Signs in with CLAVE_DE_PRUEBA and asks with that session. */
  conSesion(username: string, ingreso?: string): Promise<Pedir & { token: string; refresh_token: string }>;
  cerrar(): Promise<void>;
};

export type OpcionesDeApp = Partial<Dependencias> & { entorno?: Record<string, string>; ahora?: Date };

/** The server on its own database. Its clock stands at `ahora` until it is moved. */
export async function crearAppDePrueba({ entorno = {}, ahora, ...deps }: OpcionesDeApp = {}): Promise<AppDePrueba> {
  const base = await crearBaseDePrueba();
  let instante = (ahora ?? new Date()).getTime();
  const app = await crearApp({
    config: { ...leerConfig(entorno, '/tmp'), sessionSecret: 'un secreto de prueba de 32 caracteres' },
    db: base.db,
    reloj: () => new Date(instante),
    cuits: SIN_PADRON,
    lugares: SIN_SERVICIOS,
    pasarelas: crearPasarelasFalsas().pasarelas,
    log: { nivel: 'silent' },
    ...deps,
  });
  const pedir: Pedir = (method, path, pedido = {}) => app.inject({ method, url: direccionDeRuta(path), ...pedido });
  return {
    app,
    db: base.db,
    url: base.url,
    duenio: base.duenio,
    comoDuenio: base.comoDuenio,
    sinGuardas: base.sinGuardas,
    avanzar: (milisegundos) => {
      instante += milisegundos;
    },
    ahora: () => new Date(instante),
    pedir,
    conSesion: async (username, ingreso = '/authentication_token') => {
      const payload = { username, password: CLAVE_DE_PRUEBA };
      const respuesta = await pedir('POST', ingreso, { payload });
      if (respuesta.statusCode !== 200) throw new Error(`${username} no pudo ingresar: ${respuesta.body}`);
      const { token, refresh_token } = respuesta.json<{ token: string; refresh_token: string }>();
      const conToken: Pedir = (method, path, { headers, ...pedido } = {}) =>
        pedir(method, path, { ...pedido, headers: { ...headers, authorization: `Bearer ${token}` } });
      return Object.assign(conToken, { token, refresh_token });
    },
    cerrar: async () => {
      await app.close();
      await base.cerrar();
    },
  };
}
