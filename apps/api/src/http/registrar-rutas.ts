import { createHash } from 'node:crypto';
import {
  direccionDeRuta,
  ENCABEZADO_DE_DISPOSITIVO,
  esBinario,
  esRedireccion,
  etiquetaDe,
  type Peticion,
  type Ruta,
  rutaConParametros,
  type TablaDeRutas,
} from '@colega/contract/route';
import type { Operador } from '@colega/domain/permisos';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { Db } from '../db/conectar.ts';
import { enTransaccion } from '../db/transaccion.ts';
import { enNombreDe, SIN_SESION } from '../reparto/solicitante-actual.ts';
import { exigirAcceso, leerSesion } from './acceso.ts';
import { borradorQueTermina, quitarBorradorTerminado, terminarBorrador } from './borrador-terminado.ts';
import { type Conocidos, camposDesconocidos, conocidosDe } from './campos-desconocidos.ts';
import { cuposDe } from './cupos.ts';
import { direccionDeCliente } from './direccion-de-cliente.ts';
import { type ErrorDeCampo, erroresDeCampo, errorHttp } from './error-http.ts';
import { erroresDeZod } from './errores-de-zod.ts';
import { leerClaveDeIdempotencia, type Operacion, respuestaGuardada, unaSolaVez } from './idempotencia.ts';
import { leerArchivo } from './leer-archivo.ts';
import { revisarEntrada } from './revisar-entrada.ts';
import type { ContextoDeOperador, HandlerSuelto, Handlers, SesionAbierta } from './rutas.ts';

declare module 'fastify' {
  interface FastifyInstance {
    db: Db;
    reloj: () => Date;
    exigeSegundoFactor: boolean;
    rutas: Ruta[];
  }
  interface FastifyRequest {
    sesion: SesionAbierta | null;
    operador: Operador | null;
  }
}

type Parte = { schema: z.ZodType; conocidos: Conocidos };
type Partes = Record<'params' | 'query' | 'body', Parte>;

/** A list without filters is whole: it accepts being asked for without pages, as other lists are (S-392). */
const SIN_FILTROS = z.object({ pagination: z.literal('false').optional() });
const NADA = z.object({});

const parteDe = (schema: z.ZodType, devuelto?: z.ZodType): Parte => ({
  schema,
  conocidos: conocidosDe(...(devuelto ? [schema, devuelto] : [schema])),
});

const partesDe = ({ params = NADA, query = SIN_FILTROS, body = NADA, devuelto }: Ruta): Partes => ({
  params: parteDe(params),
  query: parteDe(query),
  body: parteDe(body, devuelto),
});

function parsear({ schema, conocidos }: Parte, entrada: unknown, errores: ErrorDeCampo[]): unknown {
  const inaceptables = revisarEntrada(entrada);
  if (inaceptables.length > 0) return void errores.push(...inaceptables);
  const desconocidos = camposDesconocidos(conocidos, entrada);
  const leido = schema.safeParse(entrada, { reportInput: true });
  if (!leido.success) errores.push(...erroresDeZod(leido.error.issues));
  const otros = desconocidos.filter(({ campo }) => !errores.some((error) => error.campo === campo));
  errores.push(...otros);
  return leido.data;
}

async function leerPeticion(ruta: Ruta, partes: Partes, request: FastifyRequest): Promise<Peticion<Ruta>> {
  // The parser is only for routes that take a file, and leaves the others without a body.
  const esFormulario = request.headers['content-type']?.startsWith('multipart/') ?? false;
  if (esFormulario && !ruta.archivo) throw errorHttp(415, 'tipo_de_contenido');
  const errores: ErrorDeCampo[] = [];
  const peticion = {
    params: parsear(partes.params, request.params, errores),
    query: parsear(partes.query, request.query, errores),
    body: ruta.archivo ? await leerArchivo(request, ruta.archivo) : parsear(partes.body, request.body ?? {}, errores),
  };
  if (errores.length > 0) throw erroresDeCampo(errores);
  return peticion as Peticion<Ruta>;
}

function codificar(ruta: Ruta, respuesta: unknown): unknown {
  if (esBinario(ruta.response) || esRedireccion(ruta.response)) return respuesta;
  return ruta.response.parse(respuesta);
}

/** If-Match accepts one of our own tags. `*` and nothing ask for no version; a foreign tag matches no version. */
function leerVersion(encabezado: string | undefined): number | null {
  if (encabezado === undefined || encabezado.trim() === '*') return null;
  const leida = /^"(\d{1,10})"$/.exec(encabezado.trim());
  if (!leida) throw errorHttp(409, 'version_vencida');
  return Number(leida[1]);
}

const leerDispositivo = ({ headers }: FastifyRequest): string | null => {
  const traido = headers[ENCABEZADO_DE_DISPOSITIVO];
  return typeof traido === 'string' ? traido : null;
};

function contextoDe(request: FastifyRequest, reply: FastifyReply, db: Db): ContextoDeOperador {
  return {
    db,
    // Public routes have no session and technicians' have no operator, as their handlers' type says.
    operador: request.operador as Operador,
    sesion: request.sesion as SesionAbierta,
    pedido_id: request.id,
    ip: direccionDeCliente(request),
    agente: request.headers['user-agent'] ?? '',
    dispositivo: leerDispositivo(request),
    encabezado: (nombre, valor) => void reply.header(nombre, valor),
    anotar: (datos, que) => request.log.info(datos, que),
    version: leerVersion(request.headers['if-match']),
  };
}

async function atender(
  app: FastifyInstance,
  ruta: Ruta,
  partes: Partes,
  handler: HandlerSuelto,
  request: FastifyRequest,
  reply: FastifyReply,
) {
  const status = ruta.status ?? 200;
  const peticion = await leerPeticion(ruta, partes, request);
  const operacion = operacionDe(ruta, request, app.reloj());
  const borrador = borradorQueTermina(ruta, request);
  const alRepetir = (db: Db) => quitarBorradorTerminado(db, borrador);
  if (typeof handler !== 'function' && operacion) {
    // A repeated call is not prepared again: third parties are not asked twice.
    const anterior = await respuestaGuardada(app.db, operacion);
    if (anterior) {
      await alRepetir(app.db);
      return anterior;
    }
  }
  const atendido =
    typeof handler === 'function'
      ? (contexto: ContextoDeOperador) => handler(peticion, contexto)
      : await handler.preparar(peticion, contextoDe(request, reply, app.db));
  const trabajar = async (db: Db) => {
    if (borrador) await terminarBorrador(db, borrador);
    return { status, cuerpo: codificar(ruta, await atendido(contextoDe(request, reply, db))) };
  };
  if (operacion) return unaSolaVez(app.db, operacion, trabajar, alRepetir);
  return borrador ? enTransaccion(app.db, trabajar) : trabajar(app.db);
}

function operacionDe(ruta: Ruta, request: FastifyRequest, ahora: Date): Operacion | null {
  const clave = ruta.idempotente ? leerClaveDeIdempotencia(request.headers['idempotency-key']) : null;
  if (clave === null || request.sesion === null) return null;
  const { url, body: cuerpo } = request;
  return { usuarioId: request.sesion.user_id, clave, ruta: `${ruta.method} ${url}`, cuerpo, ahora };
}

function alIrse({ raw }: FastifyReply): AbortSignal {
  const irse = new AbortController();
  raw.once('close', () => {
    if (!raw.writableFinished) irse.abort(errorHttp(408, 'pedido_abandonado'));
  });
  return irse.signal;
}

function quienEs(app: FastifyInstance, { sesion, id: pedido_id }: FastifyRequest, reply: FastifyReply) {
  const cupos = sesion ? cuposDe(app.db, sesion.persona_id) : null;
  return { persona: sesion?.persona_id ?? SIN_SESION, pedido_id, seFue: alIrse(reply), cupos };
}

function ponerEtiqueta(reply: FastifyReply, cuerpo: unknown): void {
  const { version } = cuerpo as { version?: number };
  if (version !== undefined) reply.header('etag', etiquetaDe(version));
}

function nombrarArchivo({ response }: Ruta, request: FastifyRequest, reply: FastifyReply): void {
  if (!esBinario(response) || response.archivo === undefined) return;
  const nombre = rutaConParametros(response.archivo, request.params as Record<string, unknown>);
  reply.header('content-disposition', `inline; filename="${nombre}"`);
}

/** Whoever asked before has it for an hour, and then asks whether it changed. */
const POR_UNA_HORA = 'private, max-age=3600';
/** It is asked each time whether it changed. */
const PREGUNTANDO = 'no-cache';

function esElMismo(
  { headers }: FastifyRequest,
  reply: FastifyReply,
  cuerpo: Uint8Array | string,
  guardado: string,
): boolean {
  const etiqueta = `"${createHash('sha256').update(cuerpo).digest('base64url')}"`;
  reply.header('etag', etiqueta).header('cache-control', guardado);
  const tiene = headers['if-none-match']?.split(',').map((una) => una.trim().replace(/^W\//, ''));
  return tiene?.includes(etiqueta) ?? false;
}

function registrarRuta(app: FastifyInstance, ruta: Ruta, handler: HandlerSuelto): void {
  app.rutas.push(ruta);
  // The schemas are worked out at the first call, so that the start does not wait for all of them.
  let leidas: Partes | undefined;
  const partes = () => (leidas ??= partesDe(ruta));
  const tipo = esBinario(ruta.response) ? ruta.response.binario : 'application/json; charset=utf-8';
  app.route({
    method: ruta.method,
    url: direccionDeRuta(ruta.path),
    // This runs before the body is read: nobody without a session makes the server parse one.
    onRequest: async (request, reply) => {
      if (ruta.acceso === 'publica') return;
      const quien = await leerSesion(app.db, request, ruta.acceso, app.reloj());
      request.sesion = quien.sesion;
      request.log = reply.log = request.log.child({ user_id: quien.sesion.user_id });
      request.operador = await exigirAcceso(app, quien, ruta.acceso);
    },
    handler: async (request, reply) => {
      const { status, cuerpo } = await enNombreDe(quienEs(app, request, reply), () =>
        atender(app, ruta, partes(), handler, request, reply),
      );
      reply.code(status);
      if (ruta.conVersion) ponerEtiqueta(reply, cuerpo);
      if (status === 204) return reply.send();
      if (esRedireccion(ruta.response)) return reply.header('cache-control', 'no-store').redirect(String(cuerpo), 303);
      reply.header('content-type', tipo).header('cache-control', 'no-store');
      nombrarArchivo(ruta, request, reply);
      if (esBinario(ruta.response)) {
        if (ruta.response.seRepite && esElMismo(request, reply, cuerpo as Uint8Array, POR_UNA_HORA))
          return reply.code(304).send();
        return reply.send(Buffer.from(cuerpo as Uint8Array));
      }
      const texto = JSON.stringify(cuerpo);
      if (ruta.seRepite && esElMismo(request, reply, texto, PREGUNTANDO)) return reply.code(304).send();
      return reply.send(texto);
    },
  });
}

export function registrarRutas<const T extends TablaDeRutas>(
  app: FastifyInstance,
  tabla: T,
  handlers: Handlers<T>,
): void {
  for (const [nombre, ruta] of Object.entries(tabla)) {
    registrarRuta(app, ruta, handlers[nombre as keyof T] as HandlerSuelto);
  }
}
