import type { Habilidad, PermisoDelColegio } from '@colega/domain/permisos';
import type { z } from 'zod';

/**
 * `publica` needs no session, `cuenta` anybody signed in (technician or operator), `sesion` a technician; otherwise it
 * is the ability of a technician or the permission of an operator that the route needs.
 */
export type Acceso = 'publica' | 'cuenta' | 'sesion' | Habilidad | PermisoDelColegio;

/** A route may answer bytes of that type, with a file's name where `:name` stands for params. */
export type Binario = {
  binario: string;
  archivo?: string;
  /** Machines ask for it again and again: it has an ETag, and unchanged it is not sent again. */
  seRepite?: true;
};
export type Redireccion = { redireccion: true };

export type Ruta = {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Params are written `:name`, below the base that `direccionDeRuta` gives. */
  path: `/${string}`;
  acceso: Acceso;
  resumen: string;
  params?: z.ZodType;
  query?: z.ZodType;
  body?: z.ZodType;
  /** S-392: a body may bring back what was read: its names are known, and nothing is taken from them. */
  devuelto?: z.ZodType;
  /** A multipart form with one file takes the place of a body. */
  archivo?: {
    campo: string;
    maximo: number;
    alPasarse?: 'imagen_grande' | 'archivo_grande' | 'planilla_muy_grande';
  };
  response: z.ZodType | Binario | Redireccion;
  status?: 200 | 201 | 204;
  /** The call accepts an Idempotency-Key, because it changes something of value. */
  idempotente?: boolean;
  /** What is saved was a draft: named in its header, it is removed with the same stroke. */
  terminaBorrador?: boolean;
  /** A read answers the version as its ETag and in the body; a change accepts If-Match and answers the new version. */
  conVersion?: boolean;
  /** What it says is for everybody and changes little: it has an ETag, and unchanged it is not sent again. */
  seRepite?: true;
};

export type TablaDeRutas = Record<string, Ruta>;

export const BASE_API = '/api/bff';
const API = '/api';
const ES_DEL_COLEGIO = /^\/colegio\//;

/** The college's calls have a base of their own, so that a proxy can let them in from fewer places. */
export const baseDeRuta = (path: string): string => (ES_DEL_COLEGIO.test(path) ? API : BASE_API);
export const direccionDeRuta = (path: string): string => `${baseDeRuta(path)}${path}`;
/** A device that signed in before is known by this token: sign-ins and recoveries bring it, their answers give it. */
export const ENCABEZADO_DE_DISPOSITIVO = 'x-dispositivo';

/** The draft that this call saves (`terminaBorrador`), as it was read: its id and its version. */
export const ENCABEZADO_DE_BORRADOR = 'x-borrador';
export type BorradorNombrado = { id: string; version: number };
export const nombrarBorrador = ({ id, version }: BorradorNombrado): string => `${id}/${version}`;

export const defineRutas = <const T extends TablaDeRutas>(rutas: T): T => rutas;

type Salida<S> = S extends z.ZodType ? z.output<S> : undefined;
type Entrada<S> = S extends z.ZodType ? z.input<S> : undefined;

/** A browser's Blob is described here for where there is no browser. */
export type Contenido = { readonly size: number; readonly type: string };

/** The name is only what the sender says; the bytes are what count. */
export type ArchivoRecibido = { nombre: string; bytes: Uint8Array };

export type Peticion<R extends Ruta> = {
  params: Salida<R['params']>;
  query: Salida<R['query']>;
  body: R['archivo'] extends object ? ArchivoRecibido : Salida<R['body']>;
};

export type Llamada<R extends Ruta> = (R['params'] extends z.ZodType ? { params: Entrada<R['params']> } : unknown) &
  (R['query'] extends z.ZodType ? { query?: Entrada<R['query']> } : unknown) &
  (R['body'] extends z.ZodType ? { body: Entrada<R['body']> } : unknown) &
  (R['archivo'] extends object ? { archivo: { nombre: string; contenido: Contenido } } : unknown);

export type Respuesta<R extends Ruta> = R['response'] extends z.ZodType ? z.output<R['response']> : Uint8Array;
export type RespuestaDeHandler<R extends Ruta> = R['response'] extends z.ZodType
  ? z.input<R['response']>
  : R['response'] extends Redireccion
    ? string
    : Uint8Array;

export const etiquetaDe = (version: number): string => `"${version}"`;

export const esBinario = (response: Ruta['response']): response is Binario => 'binario' in response;
export const esRedireccion = (response: Ruta['response']): response is Redireccion => 'redireccion' in response;

/** `/legajos/:id` with `{ id: 7 }` → `/legajos/7`. */
export const rutaConParametros = (path: string, params: Record<string, unknown> = {}): string =>
  path.replace(/:(\w+)/g, (_, nombre: string) => encodeURIComponent(String(params[nombre])));
