import type { Ruta } from '@colega/contract/route';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { crearMundo, type Mundo } from './pruebas/mundo.ts';

let m: Mundo;
beforeAll(async () => {
  m = await crearMundo();
});
afterAll(() => m.prueba.cerrar());

type Esquema = {
  properties?: Record<string, Esquema>;
  additionalProperties?: unknown;
  items?: Esquema;
  anyOf?: Esquema[];
  oneOf?: Esquema[];
};

/** The objects of a schema that let through fields that they do not name. */
const abiertos = (esquema: Esquema, donde = ''): string[] => {
  const { properties, additionalProperties, items, anyOf = [], oneOf = [] } = esquema;
  const propio = properties && additionalProperties !== false ? [donde] : [];
  const partes = Object.entries(properties ?? {}).flatMap(([nombre, parte]) => abiertos(parte, `${donde}.${nombre}`));
  const otras = [...anyOf, ...oneOf, ...(items ? [items] : [])].flatMap((parte) => abiertos(parte, `${donde}[]`));
  return [...propio, ...partes, ...otras];
};

const comoLlega = (schema: z.ZodType | undefined): Esquema =>
  schema ? (z.toJSONSchema(schema, { io: 'output', unrepresentable: 'any' }) as Esquema) : {};

// What a provider adds to its return is let be: nothing is read from it but what is named.
const SUELTAS = ['POST /siro/resultado body', 'GET /retornos_pagos/:medio/:referencia/:tipo query'];

test('de un pedido solo llegan los campos que su ruta nombra', () => {
  const deRuta = (ruta: Ruta) =>
    (['params', 'query', 'body'] as const).flatMap((parte) =>
      abiertos(comoLlega(ruta[parte])).map((donde) => `${ruta.method} ${ruta.path} ${parte}${donde}`),
    );
  expect(m.prueba.app.rutas.flatMap(deRuta)).toEqual(SUELTAS);
});

test('los campos de más no cambian de dueño, de estado ni de número un legajo', async () => {
  const creado = await m.vida.crear();
  const deMas = {
    ...{ id: 1, persona_id: m.e.otra.persona.id, usuario_id: 99, estado_id: 5, estado: 'visado', numero_legajo: 1 },
    ...{ cep_cumplido: true, timbrado_cumplido: true, puede_editarse: false, creado_en: '2001-01-01' },
  };
  const fila = async () =>
    (
      await sql`select id, persona_id, usuario_id, estado_id, numero_legajo, cep_cumplido, timbrado_cumplido,
        puede_editarse, creado_en from legajos where id = ${creado.id}`.execute(m.db)
    ).rows[0];
  const antes = await fila();
  const edicion = await m.vida.edicion(creado);
  const detalles = edicion.detalles.map((detalle) => ({ ...detalle, ...deMas, id: detalle.id }));
  const payload = { ...edicion, ...deMas, detalles };
  expect((await m.e.mgarcia('PUT', `/legajos/${creado.id}`, { payload })).statusCode).toBe(200);
  expect(await fila()).toEqual(antes);
});

test('ni se aprueba sola una localidad, ni se emite un certificado con otro número o a nombre de otra persona', async () => {
  const deMas = { id: 7, aprobada: true, persona_id: m.e.otra.persona.id, usuario_id: 99, estado: 'anulado' };
  const alta = { nombre: 'Paraje con campos de más', codigo_postal: '1900', partido: { id: 1, nombre: 'Otro' } };
  const { localidad } = (await m.e.mgarcia('POST', '/localidades', { payload: { ...alta, ...deMas } })).json();
  expect(localidad.id).not.toBe(7);
  expect((await m.e.csosa('GET', `/localidades/${localidad.id}`)).statusCode).toBe(404);
  const pedido = { ...m.pedidoDeCertificado('t1g'), ...deMas, numero_certificado: 'T1G-1', codigo: 'x'.repeat(32) };
  const { certificado } = (await m.e.mgarcia('POST', '/certificados/t1g', { payload: pedido })).json();
  expect(certificado.numero_certificado).toMatch(/^T1G-2026-/);
  expect(certificado.codigo).not.toBe('x'.repeat(32));
  expect(certificado.estado.clave).toBe('confirmado');
});

test('los nombres del prototipo no ensucian nada', async () => {
  const payload = '{"username":"a","password":"b","constructor":{"prototype":{"contextos":["autogestion"]}}}';
  const headers = { 'content-type': 'application/json' };
  expect((await m.prueba.pedir('POST', '/authentication_token', { payload, headers })).statusCode).toBeLessThan(500);
  expect(({} as Record<string, unknown>).contextos).toBeUndefined();
  expect((await m.prueba.pedir('GET', '/qr/personas/__proto__')).statusCode).toBeLessThan(500);
});
