import type { Ruta } from '@colega/contract/route';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { crearMundo, type Mundo } from '../testing/http/mundo.ts';

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

/** The objects of a schema that accept fields they do not name. */
const abiertos = (esquema: Esquema, donde = ''): string[] => {
  const { properties, additionalProperties, items, anyOf = [], oneOf = [] } = esquema;
  const propio = properties && additionalProperties !== false ? [donde] : [];
  const partes = Object.entries(properties ?? {}).flatMap(([nombre, parte]) => abiertos(parte, `${donde}.${nombre}`));
  const otras = [...anyOf, ...oneOf, ...(items ? [items] : [])].flatMap((parte) => abiertos(parte, `${donde}[]`));
  return [...propio, ...partes, ...otras];
};

const comoLlega = (schema: z.ZodType | undefined): Esquema =>
  schema ? (z.toJSONSchema(schema, { io: 'output', unrepresentable: 'any' }) as Esquema) : {};

// A provider may add fields to its return: only the named ones are read.
const SUELTAS = ['POST /siro/resultado body', 'GET /retornos_pagos/:medio/:referencia/:tipo query'];

test('de un pedido solo llegan los campos que su ruta nombra', () => {
  const deRuta = (ruta: Ruta) =>
    (['params', 'query', 'body'] as const).flatMap((parte) =>
      abiertos(comoLlega(ruta[parte])).map((donde) => `${ruta.method} ${ruta.path} ${parte}${donde}`),
    );
  expect(m.prueba.app.rutas.flatMap(deRuta)).toEqual(SUELTAS);
});

const camposDe = (respuesta: { json(): { errores?: { campo: string }[] } }) =>
  (respuesta.json().errores ?? []).map(({ campo }) => campo);

test('lo que nadie lee se rechaza en su campo; lo que se leyó de un legajo puede volver, y no lo cambia', async () => {
  const creado = await m.vida.crear();
  const fila = async () =>
    (
      await sql`select id, persona_id, usuario_id, estado_id, numero_legajo, cep_cumplido, timbrado_cumplido,
        puede_editarse, creado_en from legajos where id = ${creado.id}`.execute(m.db)
    ).rows[0];
  const antes = await fila();
  const edicion = await m.vida.edicion(creado);
  const editar = (payload: object) => m.e.mgarcia('PUT', `/legajos/${creado.id}`, { payload });
  const [detalle] = edicion.detalles;
  const ajenos = { persona_id: m.e.otra.persona.id, usuario_id: 99, estado_id: 5, creado_en: '2001-01-01' };
  const rechazada = await editar({ ...edicion, ...ajenos, detalles: [{ ...detalle, honorario: '1.00' }] });
  expect(rechazada.statusCode).toBe(422);
  expect(camposDe(rechazada)).toEqual(expect.arrayContaining([...Object.keys(ajenos), 'detalles.0.honorario']));
  const leidos = { estado: 'visado', numero_legajo: 1, cep_cumplido: true, puede_editarse: false };
  expect((await editar({ ...edicion, ...leidos })).statusCode).toBe(200);
  expect(await fila()).toEqual(antes);
});

test('ni se aprueba sola una localidad, ni se emite un certificado con otro número o a nombre de otra persona', async () => {
  const alta = { nombre: 'Paraje con campos de más', codigo_postal: '1900', partido: { id: 1, nombre: 'Otro' } };
  const crear = (deMas: object) => m.e.mgarcia('POST', '/localidades', { payload: { ...alta, ...deMas } });
  const ajenos = { aprobada: true, persona_id: m.e.otra.persona.id, usuario_id: 99 };
  expect(camposDe(await crear(ajenos))).toEqual(Object.keys(ajenos));
  expect(camposDe(await crear({ '': {} }))).toEqual(['""']);
  const { localidad } = (await crear({ id: 7 })).json();
  expect(localidad.id).not.toBe(7);
  expect((await m.e.csosa('GET', `/localidades/${localidad.id}`)).statusCode).toBe(404);
  const payload = { ...m.pedidoDeCertificado('t1g'), numero_certificado: 'T1G-1', codigo: 'x'.repeat(32) };
  const emitido = await m.e.mgarcia('POST', '/certificados/t1g', { payload });
  expect([emitido.statusCode, camposDe(emitido)]).toEqual([422, ['numero_certificado', 'codigo']]);
});

test('un filtro que la lista no tiene se rechaza: responder todo sería responder otra cosa', async () => {
  const de = (busqueda: string) => m.e.mgarcia('GET', busqueda);
  const legajos = await de(`/legajos?persona.id=${m.e.persona.id}&estado=visado&order[monto]=asc`);
  expect([legajos.statusCode, camposDe(legajos)]).toEqual([422, ['estado', 'order[monto]']]);
  expect(camposDe(await de('/circuitos?activo=1'))).toEqual(['activo']);
  expect((await de('/circuitos?pagination=false')).statusCode).toBe(200);
});

test('un dato que el formulario de la tarea no tiene se rechaza en su lugar', async () => {
  const medicion = await m.e.segmentoTarea('civil', 'medicion');
  const tareas_valores = [{ segmento_tarea: medicion, parametros: { superficie: '150', plantas: '2', circuitos: 9 } }];
  const payload = m.e.pedido({ tareas_valores });
  const calculado = await m.e.mgarcia('POST', '/calculo_honorarios/calcular', { payload });
  expect([calculado.statusCode, camposDe(calculado)]).toEqual([422, ['tareas_valores.0.parametros.circuitos']]);
  const devuelto = { ...m.e.pedido(), honorario: '1.00', mensajes: [], honorario_convenido: '90000000.00' };
  const generado = await m.e.mgarcia('POST', '/calculo_honorarios/generar', { payload: devuelto });
  expect(generado.statusCode).toBe(200);
});

test('los nombres del prototipo no ensucian nada', async () => {
  const payload = '{"username":"a","password":"b","constructor":{"prototype":{"contextos":["autogestion"]}}}';
  const headers = { 'content-type': 'application/json' };
  expect((await m.prueba.pedir('POST', '/authentication_token', { payload, headers })).statusCode).toBeLessThan(500);
  expect(({} as Record<string, unknown>).contextos).toBeUndefined();
  expect((await m.prueba.pedir('GET', '/qr/personas/__proto__')).statusCode).toBeLessThan(500);
});
