import type { Habilidad, PermisoDelColegio } from '@colega/domain/permisos';
import type { z } from 'zod';

/**
 * `publica`: no session. `cuenta`: anybody signed in, technician or operator, for their own account. `sesion`: any signed-in
 * technician. Otherwise the ability that the route needs of a technician, or the
 * permission that it needs of an operator of the college.
 */
export type Acceso = 'publica' | 'cuenta' | 'sesion' | Habilidad | PermisoDelColegio;

/** What a route answers when it is not JSON: bytes of that type, and the file's name, with `:name` for params. */
export type Binario = { binario: string; archivo?: string };
/** Or another address where the browser goes (303). */
export type Redireccion = { redireccion: true };

export type Ruta = {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Below the base that `direccionDeRuta` gives it, with `:name` for params. Written once, here. */
  path: `/${string}`;
  acceso: Acceso;
  resumen: string;
  params?: z.ZodType;
  query?: z.ZodType;
  body?: z.ZodType;
  /** What may come back in a body because it was read: its names are known, and nothing is taken from them (S-392). */
  devuelto?: z.ZodType;
  /** Instead of a body, one file in a multipart form: the name of its part, and how many bytes pass. */
  archivo?: { campo: string; maximo: number };
  response: z.ZodType | Binario | Redireccion;
  status?: 200 | 201 | 204;
  /** A call that changes something of value: accepts Idempotency-Key. */
  idempotente?: boolean;
  /**
   * What it names has a version. A read answers it as its ETag (and in the body, as `version`); a change accepts If-Match and
   * answers the new one.
   */
  conVersion?: boolean;
};

export type TablaDeRutas = Record<string, Ruta>;

export const BASE_API = '/api/bff';
const API = '/api';
const ES_DEL_COLEGIO = /^\/colegio\//;

/** The college's own calls have a base of their own, `/api/colegio`, so that a proxy can let them in from fewer places. */
export const baseDeRuta = (path: string): string => (ES_DEL_COLEGIO.test(path) ? API : BASE_API);
/** Where a path of the contract is served. */
export const direccionDeRuta = (path: string): string => `${baseDeRuta(path)}${path}`;
/** Carries the token by which a device that signed in before is known: brought by sign-ins and recoveries, given by their answers. */
export const ENCABEZADO_DE_DISPOSITIVO = 'x-dispositivo';

/** Keeps the literal types of a table of routes. */
export const defineRutas = <const T extends TablaDeRutas>(rutas: T): T => rutas;

type Salida<S> = S extends z.ZodType ? z.output<S> : undefined;
type Entrada<S> = S extends z.ZodType ? z.input<S> : undefined;

/** A browser's Blob, seen from where there is no browser. */
export type Contenido = { readonly size: number; readonly type: string };

/** A file as it was received: its name is what its sender says, its bytes are what count. */
export type ArchivoRecibido = { nombre: string; bytes: Uint8Array };

/** What a handler receives: parsed. */
export type Peticion<R extends Ruta> = {
  params: Salida<R['params']>;
  query: Salida<R['query']>;
  body: R['archivo'] extends object ? ArchivoRecibido : Salida<R['body']>;
};

/** What a client sends. Parts the route does not declare are absent. */
export type Llamada<R extends Ruta> = (R['params'] extends z.ZodType ? { params: Entrada<R['params']> } : unknown) &
  (R['query'] extends z.ZodType ? { query?: Entrada<R['query']> } : unknown) &
  (R['body'] extends z.ZodType ? { body: Entrada<R['body']> } : unknown) &
  (R['archivo'] extends object ? { archivo: { nombre: string; contenido: Contenido } } : unknown);

export type Respuesta<R extends Ruta> = R['response'] extends z.ZodType ? z.output<R['response']> : Uint8Array;
/** What a handler returns; the server encodes it with the response schema. */
export type RespuestaDeHandler<R extends Ruta> = R['response'] extends z.ZodType
  ? z.input<R['response']>
  : R['response'] extends Redireccion
    ? string
    : Uint8Array;

/** The ETag of a version, which is what If-Match brings back. */
export const etiquetaDe = (version: number): string => `"${version}"`;

export const esBinario = (response: Ruta['response']): response is Binario => 'binario' in response;
export const esRedireccion = (response: Ruta['response']): response is Redireccion => 'redireccion' in response;

/** `/legajos/:id` with `{ id: 7 }` → `/legajos/7`. */
export const rutaConParametros = (path: string, params: Record<string, unknown> = {}): string =>
  path.replace(/:(\w+)/g, (_, nombre: string) => encodeURIComponent(String(params[nombre])));
