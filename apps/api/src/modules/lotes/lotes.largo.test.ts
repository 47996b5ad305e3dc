import type { Lote } from '@colega/contract/lotes';
import { cuerpoDePrueba } from '@colega/domain/testing';
import { unzipSync } from 'fflate';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sinCorreo } from '../../correo/correo.ts';
import { crearTareas } from '../../jobs/tareas.ts';
import { vaciarCola } from '../../jobs/trabajador.ts';
import type { Pedir } from '../../testing/crear-app-de-prueba.ts';
import { crearEscenarioDePagos, type EscenarioDePagos } from '../../testing/dinero/escenario-de-pagos.ts';
import { vidaDe } from '../../testing/legajos/vida.ts';
import { SIN_PASARELAS } from '../dinero/pasarelas/sin-pasarelas.ts';
import type { AlmacenDeImagenes } from '../media/almacenes/almacen.ts';

const VACIO: AlmacenDeImagenes = {
  guardar: async () => undefined,
  leer: async () => null,
  borrar: async () => undefined,
};
let s: EscenarioDePagos;
let legajo_id: number;

const trabajar = () =>
  vaciarCola(
    s.prueba.url,
    crearTareas({
      ...{ db: s.db, reloj: s.prueba.ahora, correo: sinCorreo, almacen: VACIO, pasarelas: SIN_PASARELAS },
      direccionPublica: () => 'https://colega.test',
    }),
  );
const pedirLote = (payload: object, pedir: Pedir = s.e.mgarcia) => pedir('POST', '/lotes_documentos', { payload });
const leer = async (id: number): Promise<Lote> => (await s.e.mgarcia('GET', `/lotes_documentos/${id}`)).json();
const descargar = (id: number, pedir: Pedir = s.e.mgarcia) => pedir('GET', `/lotes_documentos/${id}/descargar`);

beforeAll(async () => {
  s = await crearEscenarioDePagos();
  const vida = vidaDe(s.e);
  const rubro_id = await s.e.idDe('rubros', 'instalaciones_electricas');
  const detalles = [await vida.manual({ destino_tarea: 'Presentar ante quien corresponda' })];
  ({ id: legajo_id } = await vida.crear({ modalidad: 'franquicia', cambios: { rubro_id, detalles } }));
  await vida.confirmar(legajo_id);
  const { comitentes, inmuebles } = await vida.leer(legajo_id);
  const partes = {
    'titular.id': comitentes[0]?.id ?? 0,
    'inmueble.id': inmuebles[0]?.id ?? 0,
    'titular.localidad_id': s.e.localidad.id,
  };
  for (const type of ['t1g', 't1r'] as const)
    await s.e.mgarcia('POST', `/certificados/${type}`, { payload: { legajo_id, ...cuerpoDePrueba(type, partes) } });
});
afterAll(() => s.prueba.cerrar());

test('los certificados de un legajo se preparan en la cola y se bajan juntos, los mismos de a uno', async () => {
  const pedido = await pedirLote({ tipo: 'certificados', legajo_id });
  expect([pedido.statusCode, pedido.json()]).toMatchObject([201, { estado: 'en_cola', total: 2, hechos: 0 }]);
  const { id, nombre } = pedido.json<Lote>();
  expect(nombre).toMatch(/^certificados_legajo_\d+\.zip$/);
  expect((await descargar(id)).json().detail).toBe('El archivo todavía se está preparando.');
  await trabajar();
  expect(await leer(id)).toMatchObject({ estado: 'listo', total: 2, hechos: 2 });
  const bajado = await descargar(id);
  expect(bajado.headers['content-type']).toBe('application/zip');
  const archivos = unzipSync(bajado.rawPayload);
  expect(Object.keys(archivos)).toEqual(['certificado_T1G-2026-000001.pdf', 'certificado_T1R-2026-000001.pdf']);
  for (const pdf of Object.values(archivos)) expect(Buffer.from(pdf.subarray(0, 5)).toString()).toBe('%PDF-');
  const otro = (await pedirLote({ tipo: 'certificados', legajo_id })).json<Lote>();
  await trabajar();
  expect((await descargar(otro.id)).rawPayload.equals(bajado.rawPayload)).toBe(true);
});

test('los recibos de un filtro: los de los cupones pagos', async () => {
  for (const importe of ['1000.00', '2000.00']) await s.acreditar(await s.cuponDeMatricula(importe), { importe });
  await s.cuponDeMatricula('3000.00');
  const { id, total } = (await pedirLote({ tipo: 'recibos', filtros: { circuito: 'matriculados' } })).json<Lote>();
  expect(total).toBe(2);
  await trabajar();
  expect(Object.keys(unzipSync((await descargar(id)).rawPayload))).toHaveLength(2);
  expect((await pedirLote({ tipo: 'recibos', filtros: { estado: 'pendiente' } })).statusCode).toBe(404);
});

test('lo de otra persona no existe, y lo que no es un pedido se dice', async () => {
  const { id } = (await pedirLote({ tipo: 'certificados', legajo_id })).json<Lote>();
  await trabajar();
  expect((await pedirLote({ tipo: 'certificados', legajo_id }, s.e.csosa)).statusCode).toBe(404);
  expect((await pedirLote({ tipo: 'recibos', filtros: { 'persona.id': s.e.persona.id } }, s.e.csosa)).statusCode).toBe(
    404,
  );
  expect((await s.e.csosa('GET', `/lotes_documentos/${id}`)).statusCode).toBe(404);
  expect((await descargar(id, s.e.csosa)).statusCode).toBe(404);
  expect((await descargar(id, s.prueba.pedir)).statusCode).toBe(401);
  for (const payload of [{}, { tipo: 'otro' }, { tipo: 'certificados' }, { tipo: 'recibos', filtros: { estado: 1 } }])
    expect((await pedirLote(payload)).statusCode).toBe(422);
});

test('pasada una hora ya no está; y más de tres a la vez, no', async () => {
  const { id } = (await pedirLote({ tipo: 'certificados', legajo_id })).json<Lote>();
  for (let i = 0; i < 2; i += 1) await pedirLote({ tipo: 'certificados', legajo_id });
  expect((await pedirLote({ tipo: 'certificados', legajo_id })).statusCode).toBe(429);
  await trabajar();
  const haceMas = new Date(s.prueba.ahora().getTime() - 61 * 60_000);
  await s.db.updateTable('lotes_de_documentos').set({ creado_en: haceMas }).execute();
  await pedirLote({ tipo: 'certificados', legajo_id });
  expect((await s.e.mgarcia('GET', `/lotes_documentos/${id}`)).statusCode).toBe(404);
});

test('aunque se pidan diez en el mismo instante, de una persona se preparan tres', async () => {
  await trabajar();
  const respuestas = await Promise.all(
    Array.from({ length: 10 }, () => pedirLote({ tipo: 'certificados', legajo_id })),
  );
  const estados = respuestas.map(({ statusCode }) => statusCode).sort();
  expect(estados).toEqual([201, 201, 201, ...Array<number>(7).fill(429)]);
  await trabajar();
});

test('el que no se pudo preparar lo dice', async () => {
  const { id } = (await pedirLote({ tipo: 'certificados', legajo_id })).json<Lote>();
  const documentos = JSON.stringify([{ id: 999_999, nombre: 'nada.pdf' }]);
  await sql`update lotes_de_documentos set documentos = ${documentos} where id = ${id}`.execute(s.db);
  await trabajar();
  expect(await leer(id)).toMatchObject({ estado: 'fallido', hechos: 0 });
});

test('más de los que entran en un archivo se rechazan, y se dice cuántos entran', async () => {
  await sql`insert into certificados (legajo_id, type, numero_certificado, fecha_creacion, estado, codigo, datos, impreso)
    select ${legajo_id}, 't1g', 'T1G-2020-' || n, '2020-01-01', 'confirmado', md5(n::text), '{}', '{}'
    from generate_series(1, 59) n`.execute(s.db);
  const respuesta = await pedirLote({ tipo: 'certificados', legajo_id });
  expect([respuesta.statusCode, respuesta.json().detail]).toEqual([
    422,
    'Son más de 60 documentos, y juntos no se pueden bajar. Bajalos de a menos.',
  ]);
});
