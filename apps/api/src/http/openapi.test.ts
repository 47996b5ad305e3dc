import { createConfig, lintFromString } from '@redocly/openapi-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type AppDePrueba, crearAppDePrueba } from '../testing/crear-app-de-prueba.ts';
import { areas } from './openapi-areas.ts';

type Operacion = {
  operationId: string;
  summary: string;
  description: string;
  tags: string[];
  security: unknown[];
  servers?: { url: string }[];
  responses: Record<string, { $ref?: string }>;
};
type Documento = {
  info: { contact: { name: string; email: string }; license: { name: string } };
  servers: { url: string }[];
  tags: { name: string; description: string }[];
  paths: Record<string, Record<string, Operacion>>;
  components: { schemas: Record<string, { required: string[]; properties: Record<string, { enum?: string[] }> }> };
};

let prueba: AppDePrueba;
let crudo: string;
let documento: Documento;
beforeAll(async () => {
  prueba = await crearAppDePrueba({ entorno: { PUBLIC_URL: 'https://colega.example/' } });
  crudo = (await prueba.app.inject('/api/openapi.json')).body;
  documento = JSON.parse(crudo);
});
afterAll(() => prueba.cerrar());

const operaciones = () =>
  Object.entries(documento.paths).flatMap(([path, metodos]) =>
    Object.entries(metodos).map(([metodo, operacion]) => ({ llamada: `${metodo} ${path}`, ...operacion })),
  );

/** These warnings are accepted on purpose. */
const ADVERTENCIAS = [
  // The specification gives these addresses; the server tries the literal one first.
  ['no-ambiguous-paths', '/carnets/vigente/{personaId}'],
  // JSON Schema writes a record of known keys with propertyNames.
  ['no-required-schema-properties-undefined', "Required property 'timbrados'"],
  ['no-required-schema-properties-undefined', "Required property 'matriculados'"],
  ['no-required-schema-properties-undefined', "Required property 'cep'"],
  // The route answers 303.
  ['operation-2xx-response', 'Operation must have at least one `2XX` response.'],
] as const;

test('el documento no tiene errores en las reglas recomendadas de Redocly, ni advertencias que no sean a propósito', async () => {
  const config = await createConfig({ extends: ['recommended'] });
  const hallados = await lintFromString({ source: crudo, absoluteRef: 'openapi.json', config });
  const [errores, advertencias] = ['error', 'warn'].map((cual) => hallados.filter(({ severity }) => severity === cual));
  expect(errores).toEqual([]);
  const nuevas = advertencias?.filter(
    ({ ruleId, message }) => !ADVERTENCIAS.some(([regla, parte]) => ruleId === regla && message.includes(parte)),
  );
  expect(nuevas).toEqual([]);
  expect(advertencias).toHaveLength(ADVERTENCIAS.length);
});

test('cada llamada tiene nombre propio, área, para qué es, quién puede y con qué se la rechaza', () => {
  const nombres = operaciones().map(({ operationId }) => operationId);
  expect(new Set(nombres).size).toBe(prueba.app.rutas.length);
  const conocidas = areas().map(({ name }) => name);
  for (const { llamada, summary, description, tags, security, responses } of operaciones()) {
    expect(description.length, llamada).toBeGreaterThan(summary.length);
    expect(conocidas, llamada).toEqual(expect.arrayContaining(tags));
    expect(tags, llamada).toHaveLength(1);
    for (const status of ['400', '422', '429', '500', '503']) expect(Object.keys(responses), llamada).toContain(status);
    expect('401' in responses, llamada).toBe(security.length > 0);
  }
  const publicas = prueba.app.rutas.filter(({ acceso }) => acceso === 'publica').length;
  expect(operaciones().filter(({ security }) => security.length === 0)).toHaveLength(publicas);
  expect(new Set(operaciones().flatMap(({ tags }) => tags))).toEqual(new Set(conocidas));
});

test('los errores tienen un código de una lista cerrada, y el que se responde está en ella', async () => {
  const { required = [], properties = {} } = documento.components.schemas.Problema ?? {};
  expect(required).toEqual(expect.arrayContaining(['status', 'codigo', 'detail']));
  const { codigo } = (await prueba.pedir('GET', '/legajos/1')).json<{ codigo: string }>();
  expect(properties.codigo?.enum).toContain(codigo);
  expect(properties.codigo?.enum).toContain('credencial_suspendida');
});

test('dice de quién es y dónde se atiende', () => {
  expect(documento.servers).toEqual([{ url: 'https://colega.example/api/bff' }]);
  const aparte = operaciones().filter(({ servers }) => servers);
  expect(aparte.map(({ llamada }) => llamada).sort()).toEqual(
    operaciones()
      .flatMap(({ llamada }) => (llamada.includes(' /colegio/') ? [llamada] : []))
      .sort(),
  );
  for (const { servers } of aparte) expect(servers).toEqual([{ url: 'https://colega.example/api' }]);
  expect(documento.info.contact.email).toContain('@');
  expect(documento.info.license.name).toContain('UNLICENSED');
});
