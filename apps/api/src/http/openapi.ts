import { BASE_API, baseDeRuta, esBinario, esRedireccion, type Ruta } from '@colega/contract/route';
import { z } from 'zod';
import { areaDe, areas } from './openapi-areas.ts';
import { nombreDelProblema, PROBLEMAS, problemasDe, zProblemaDelServidor } from './openapi-problemas.ts';

type Json = Record<string, unknown>;
type Esquemas = Record<string, Json>;

function esquemaDe(schema: z.ZodType, io: 'input' | 'output', nombre: string, esquemas: Esquemas): Json {
  const { $schema: _version, ...suelto } = z.toJSONSchema(schema, { io, unrepresentable: 'any' }) as Json;
  const texto = JSON.stringify(suelto).replaceAll('"#/$defs/', `"#/components/schemas/${nombre}.`);
  const { $defs = {}, ...propio } = JSON.parse(texto) as Json & { $defs?: Esquemas };
  for (const [clave, definido] of Object.entries($defs)) esquemas[`${nombre}.${clave}`] = definido;
  return propio;
}

function parametros(ruta: Ruta, lugar: 'path' | 'query', nombre: string, esquemas: Esquemas): Json[] {
  const schema = lugar === 'path' ? ruta.params : ruta.query;
  if (!schema) return [];
  const { properties = {}, required = [] } = esquemaDe(schema, 'input', `${nombre}.${lugar}`, esquemas) as {
    properties?: Esquemas;
    required?: string[];
  };
  return Object.entries(properties).map(([name, schema]) => ({
    name,
    in: lugar,
    required: lugar === 'path' || required.includes(name),
    schema,
  }));
}

const IDEMPOTENCIA: Json = {
  name: 'Idempotency-Key',
  in: 'header',
  required: false,
  description: 'Con la misma clave y el mismo cuerpo se responde lo mismo que la primera vez.',
  schema: { type: 'string', maxLength: 200 },
};

const VERSION_LEIDA: Json = {
  name: 'If-Match',
  in: 'header',
  required: false,
  description: 'El ETag que se leyó: si lo que nombra cambió desde entonces, la respuesta es 409.',
  schema: { type: 'string', maxLength: 20 },
};

const BORRADOR: Json = {
  name: 'X-Borrador',
  in: 'header',
  required: false,
  description:
    'El borrador del que nace lo que se guarda, con la versión que se leyó: `id/versión`. Se quita a la vez. Si ya no está (410) o cambió desde entonces (409), no se guarda nada.',
  schema: { type: 'string', maxLength: 50 },
};

function respuestaDe(ruta: Ruta, nombre: string, esquemas: Esquemas): Json {
  if (ruta.status === 204) return { description: 'Hecho' };
  if (esRedireccion(ruta.response)) return { description: 'Otra dirección, en Location' };
  if (esBinario(ruta.response)) return { description: 'El archivo', content: { [ruta.response.binario]: {} } };
  const schema = esquemaDe(ruta.response, 'output', `${nombre}.respuesta`, esquemas);
  return { description: 'La respuesta', content: { 'application/json': { schema } } };
}

function formularioDe({ campo, maximo }: NonNullable<Ruta['archivo']>): Json {
  const archivo = { type: 'string', contentEncoding: 'binary', description: `Hasta ${maximo} bytes` };
  const schema = { type: 'object', required: [campo], properties: { [campo]: archivo } };
  return { required: true, content: { 'multipart/form-data': { schema } } };
}

const QUIEN: Readonly<Record<string, string>> = {
  publica: 'Sin sesión.',
  sesion: 'Con sesión.',
};

function descripcionDe({ resumen, acceso, idempotente, conVersion, method }: Ruta): string {
  const conCambio = conVersion && method !== 'GET';
  return [
    `${resumen}.`,
    QUIEN[acceso] ?? `Con sesión y el permiso ${acceso}.`,
    ...(idempotente ? ['Acepta Idempotency-Key.'] : []),
    ...(conCambio ? ['Lo que nombra tiene versión.'] : []),
  ].join(' ');
}

const servidoresDe = ({ path }: Ruta, titular: Titular): Json =>
  baseDeRuta(path) === BASE_API ? {} : { servers: [servidorDe(titular, baseDeRuta(path))] };

function operacionDe(ruta: Ruta, nombre: string, esquemas: Esquemas, titular: Titular): Json {
  const body = ruta.body && esquemaDe(ruta.body, 'input', `${nombre}.pedido`, esquemas);
  return {
    operationId: nombre,
    summary: ruta.resumen,
    description: descripcionDe(ruta),
    tags: [areaDe(ruta)],
    ...servidoresDe(ruta, titular),
    security: ruta.acceso === 'publica' ? [] : [{ sesion: [] }],
    'x-acceso': ruta.acceso,
    parameters: [
      ...parametros(ruta, 'path', nombre, esquemas),
      ...parametros(ruta, 'query', nombre, esquemas),
      ...(ruta.idempotente ? [IDEMPOTENCIA] : []),
      ...(ruta.terminaBorrador ? [BORRADOR] : []),
      ...(ruta.conVersion && ruta.method !== 'GET' && ruta.status !== 201 ? [VERSION_LEIDA] : []),
    ],
    ...(ruta.archivo && { requestBody: formularioDe(ruta.archivo) }),
    ...(body && { requestBody: { required: true, content: { 'application/json': { schema: body } } } }),
    responses: {
      [esRedireccion(ruta.response) ? 303 : (ruta.status ?? 200)]: respuestaDe(ruta, nombre, esquemas),
      ...Object.fromEntries(
        problemasDe(ruta).map((status) => [status, { $ref: `#/components/responses/${nombreDelProblema(status)}` }]),
      ),
    },
  };
}

const nombreDe = ({ method, path }: Ruta): string =>
  `${method.toLowerCase()}${path.replace(/[/:_]+(\w)/g, (_, letra: string) => letra.toUpperCase())}`;

export type Titular = { version: string; colegio: string; correo: string; publicUrl: string | null };

const servidorDe = ({ publicUrl }: Titular, base: string): Json => ({
  url: `${publicUrl?.replace(/\/+$/, '') ?? ''}${base}`,
});

const infoDe = ({ version, colegio, correo }: Titular): Json => ({
  title: 'Colega',
  version,
  description: `Las llamadas del portal de autogestión del ${colegio}.`,
  contact: { name: colegio, email: correo },
  // No licence was chosen: README, "License".
  license: { name: 'Sin licencia (UNLICENSED)', identifier: 'LicenseRef-UNLICENSED' },
});

function respuestasDeProblema(): Json {
  const content = { 'application/problem+json': { schema: { $ref: '#/components/schemas/Problema' } } };
  return Object.fromEntries(
    Object.entries(PROBLEMAS).map(([status, description]) => [nombreDelProblema(status), { description, content }]),
  );
}

export function documentoOpenApi(rutas: readonly Ruta[], titular: Titular): Json {
  const schemas: Esquemas = {};
  const paths: Record<string, Json> = {};
  for (const ruta of rutas) {
    const path = ruta.path.replace(/:(\w+)/g, '{$1}');
    paths[path] = { ...paths[path], [ruta.method.toLowerCase()]: operacionDe(ruta, nombreDe(ruta), schemas, titular) };
  }
  schemas.Problema = esquemaDe(zProblemaDelServidor, 'output', 'Problema', schemas);
  return {
    openapi: '3.1.0',
    info: infoDe(titular),
    servers: [servidorDe(titular, BASE_API)],
    tags: areas(),
    paths,
    components: {
      schemas,
      responses: respuestasDeProblema(),
      securitySchemes: { sesion: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } },
    },
  };
}
