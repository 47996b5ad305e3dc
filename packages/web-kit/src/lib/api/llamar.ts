import { zProblem } from '@colega/contract/problem';
import {
  type Binario,
  type BorradorNombrado,
  direccionDeRuta,
  ENCABEZADO_DE_BORRADOR,
  ENCABEZADO_DE_DISPOSITIVO,
  esBinario,
  esRedireccion,
  type Llamada,
  nombrarBorrador,
  type Respuesta,
  type Ruta,
  rutaConParametros,
} from '@colega/contract/route';
import { leerDispositivo, recordarDispositivo } from '../sesion/dispositivo.ts';
import { leerSesion, tokenVigente, vencerSesion } from '../sesion/sesion.ts';
import { ErrorDeApi } from './error-de-api.ts';
import { avisarNegativa } from './negativas.ts';
import { renovarSesion } from './renovar-sesion.ts';
import { type EnvioDePedido, transportar } from './transporte.ts';

export type OpcionesDeLlamada = {
  signal?: AbortSignal;
  idempotencyKey?: string;
  /** By what it is sent, where it is not fetch. */
  envio?: EnvioDePedido;
  ifMatch?: string;
  token?: string;
  /** The draft that this call saves. */
  borrador?: BorradorNombrado | null;
  /** Nobody asked for it: it ends no session, renews only one that is over by the clock, and has a term. */
  deFondo?: true;
};

export type RespuestaWeb<R extends Ruta> = R['response'] extends Binario ? Blob : Respuesta<R>;

type Partes = {
  params?: Record<string, unknown>;
  query?: Record<string, unknown>;
  body?: unknown;
  archivo?: { nombre: string; contenido: Blob };
};

/** A refusal here is not about a missing permission. */
const SIN_PERMISO_PROPIO: ReadonlySet<string> = new Set(['publica', 'cuenta', 'sesion']);

/** SES-026, OPN-128: token calls carry no session and are never refreshed. */
const INGRESOS = ['/authentication_token', '/authentication_token/segundo_paso', '/colegio/authentication_token'];
const CON_TOKEN_PROPIO = [...INGRESOS, '/token/refresh', '/token/revoke'];

/** Strangers may make these calls in somebody's name, so a known device adds its token; notices outlive the session (S-911). */
const CON_DISPOSITIVO = [
  ...[...INGRESOS, '/usuarios/reset_token', '/usuarios/reset_password'],
  ...['/dispositivos_con_avisos', '/dispositivos_con_avisos/:id', '/dispositivos_con_avisos/:id/prueba'],
];

export const llamar = async <const R extends Ruta>(
  ruta: R,
  llamada: Llamada<R>,
  opciones: OpcionesDeLlamada = {},
): Promise<RespuestaWeb<R>> => {
  const respuesta = await pedir(ruta, llamada as Partes, {
    ...opciones,
    ...(ruta.idempotente && { idempotencyKey: opciones.idempotencyKey ?? crearClaveDeIdempotencia() }),
  });
  if (respuesta.status === 403 && !SIN_PERMISO_PROPIO.has(ruta.acceso)) avisarNegativa();
  if (!respuesta.ok) throw await leerError(respuesta);
  recordarDispositivo(respuesta.headers.get(ENCABEZADO_DE_DISPOSITIVO));
  return (await leerRespuesta(ruta, respuesta)) as RespuestaWeb<R>;
};

/** The same attempt keeps its key when it is repeated. */
export const crearClaveDeIdempotencia = (): string => {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (b) => b.toString(16).padStart(2, '0')).join('');
};

const pedir = async (ruta: Ruta, partes: Partes, opciones: OpcionesDeLlamada): Promise<Response> => {
  if (opciones.token !== undefined) return enviar(ruta, partes, opciones, opciones.token);
  if (CON_TOKEN_PROPIO.includes(ruta.path)) return enviar(ruta, partes, opciones, null);
  const token = leerSesion()?.token ?? null;
  const respuesta = await enviar(ruta, partes, opciones, token);
  if (respuesta.status !== 401) return respuesta;
  if (opciones.deFondo && (token === null || tokenVigente())) return respuesta;
  // The session vanished from this tab without an end, and nobody signed in since.
  if (token === null && ruta.acceso !== 'publica' && leerSesion() === null) vencerSesion();
  if (token === null || !(await renovarSesion(token))) return respuesta;
  return enviar(ruta, partes, opciones, leerSesion()?.token ?? null); // SES-027: exactly once
};

const enviar = async (
  ruta: Ruta,
  partes: Partes,
  opciones: OpcionesDeLlamada,
  token: string | null,
): Promise<Response> => {
  const headers: Record<string, string> = {
    Accept: esBinario(ruta.response) ? ruta.response.binario : 'application/json',
  };
  if (token) headers.Authorization = `Bearer ${token}`;
  if (partes.body !== undefined) headers['Content-Type'] = 'application/json';
  if (opciones.idempotencyKey) headers['Idempotency-Key'] = opciones.idempotencyKey;
  if (opciones.ifMatch) headers['If-Match'] = opciones.ifMatch;
  if (opciones.borrador) headers[ENCABEZADO_DE_BORRADOR] = nombrarBorrador(opciones.borrador);
  const dispositivo = CON_DISPOSITIVO.includes(ruta.path) ? leerDispositivo() : null;
  if (dispositivo) headers[ENCABEZADO_DE_DISPOSITIVO] = dispositivo;
  try {
    const cuerpo = cuerpoDe(ruta, partes);
    const pedido = {
      method: ruta.method,
      headers,
      ...(cuerpo !== undefined && { body: cuerpo }),
      ...(opciones.deFondo && deFondo(cuerpo)),
      ...(opciones.signal && { signal: opciones.signal }),
    };
    return await transportar(direccion(ruta, partes), pedido, opciones.envio);
  } catch (causa) {
    if (opciones.signal?.aborted) throw causa;
    throw new ErrorDeApi({ tipo: 'red', cause: causa });
  }
};

const PLAZO_DE_FONDO_MS = 15_000;
/** Of what outlives its page a browser takes 64 kB. */
const SOBREVIVE = 60_000;

/** It arrives though its page goes away meanwhile; one that is never answered holds nothing up. */
const deFondo = (cuerpo: string | FormData | undefined): RequestInit => ({
  signal: AbortSignal.timeout(PLAZO_DE_FONDO_MS),
  keepalive: typeof cuerpo === 'string' && new TextEncoder().encode(cuerpo).length < SOBREVIVE,
});

const cuerpoDe = ({ archivo: parte }: Ruta, { body, archivo }: Partes): string | FormData | undefined => {
  if (parte && archivo) {
    const formulario = new FormData();
    formulario.append(parte.campo, archivo.contenido, archivo.nombre);
    return formulario;
  }
  return body === undefined ? undefined : JSON.stringify(body);
};

const direccion = (ruta: Ruta, { params, query }: Partes): string => {
  const camino = direccionDeRuta(rutaConParametros(ruta.path, params));
  const presentes = Object.entries(query ?? {}).filter(([, v]) => v !== undefined && v !== null && v !== '');
  const busqueda = new URLSearchParams(presentes.map(([k, v]) => [k, String(v)])).toString();
  return new URL(busqueda ? `${camino}?${busqueda}` : camino, location.origin).href;
};

const leerRespuesta = async (ruta: Ruta, respuesta: Response): Promise<unknown> => {
  if (esBinario(ruta.response) || esRedireccion(ruta.response)) return respuesta.blob();
  if (respuesta.status === 204) return null;
  const leido = ruta.response.safeParse(await respuesta.json().catch(() => undefined));
  if (leido.success) return leido.data;
  throw new ErrorDeApi({ tipo: 'forma', status: respuesta.status, cause: leido.error });
};

const leerError = async (respuesta: Response): Promise<ErrorDeApi> => {
  const cuerpo = await respuesta.text().catch(() => '');
  const problem = zProblem.safeParse(parseJson(cuerpo));
  const segundos = Number.parseInt(respuesta.headers.get('Retry-After') ?? '', 10);
  return new ErrorDeApi({
    tipo: 'respuesta',
    status: respuesta.status,
    problem: problem.data ?? null,
    cuerpo,
    reintentarEn: Number.isNaN(segundos) ? null : segundos,
  });
};

const parseJson = (texto: string): unknown => {
  try {
    return JSON.parse(texto);
  } catch {
    return undefined;
  }
};
