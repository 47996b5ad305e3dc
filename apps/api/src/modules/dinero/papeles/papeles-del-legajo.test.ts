import type { PapelesDelLegajo } from '@colega/contract/dinero';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { operador } from '../../../testing/construir.ts';
import { crearEscenario, type Escenario } from '../../../testing/legajos/escenario.ts';
import { vidaDe } from '../../../testing/legajos/vida.ts';

const INGRESO = '/colegio/authentication_token';
let e: Escenario;
beforeAll(async () => {
  e = await crearEscenario();
});
afterAll(() => e.prueba.cerrar());

test('el CVD y los recibos de un legajo se leen y se imprimen con el permiso del Colegio, y los de otro no', async () => {
  const vida = vidaDe(e);
  const { id } = await vida.hasta('visado');
  const orden_id = await vida.orden(await vida.original(id), { circuito: 'timbrados', estado: 'pago' });
  const operacion = await e.db
    .selectFrom('operaciones_pago')
    .select('id')
    .where('orden_id', '=', orden_id)
    .executeTakeFirstOrThrow();
  const recibo = await e.prueba.sinGuardas((db) =>
    db
      .insertInto('comprobantes')
      .values({
        ...{ numero: 77, orden_id, operacion_id: operacion.id, fecha: '2026-03-20' },
        ...{ importe: '1200.00', creado_en: e.prueba.ahora() },
      })
      .returning('id')
      .executeTakeFirstOrThrow(),
  );
  const otro = await vida.hasta('visado');
  await operador(e.db, 'rita', { roles: ['mesa'] });
  const rita = await e.prueba.conSesion('rita', INGRESO);
  const leer = async (legajo: number) =>
    (await rita('GET', `/colegio/legajos/${legajo}/papeles`)).json<PapelesDelLegajo>();
  const { cvds, recibos } = await leer(id);
  expect(cvds).toMatchObject([{ fecha: '2026-03-20', anulado: false }]);
  expect(recibos).toEqual([
    { id: recibo.id, numero: 77, fecha: '2026-03-20', importe: '1200.00', circuito: expect.stringMatching(/^[A-Z]/) },
  ]);
  expect((await leer(otro.id)).recibos).toEqual([]);
  const [papel] = cvds;
  for (const [cual, papel_id] of [
    ['cvds', papel?.id],
    ['recibos', recibo.id],
  ]) {
    const impreso = await rita('GET', `/colegio/legajos/${id}/${cual}/${papel_id}/imprimir`);
    expect([impreso.statusCode, impreso.rawPayload.subarray(0, 4).toString()]).toEqual([200, '%PDF']);
    // It is of a file: through another it is not found, and it is not the technician's way.
    expect((await rita('GET', `/colegio/legajos/${otro.id}/${cual}/${papel_id}/imprimir`)).statusCode).toBe(404);
    expect((await e.mgarcia('GET', `/colegio/legajos/${id}/${cual}/${papel_id}/imprimir`)).statusCode).toBe(403);
  }
  const distritos = await e.db.selectFrom('distritos').select('id').where('id', '<>', e.persona.distrito_id).execute();
  await operador(e.db, 'lejana', { roles: ['mesa'], distrito_id: distritos[0]?.id ?? 0 });
  const lejana = await e.prueba.conSesion('lejana', INGRESO);
  for (const camino of ['papeles', `cvds/${papel?.id}/imprimir`, `recibos/${recibo.id}/imprimir`])
    expect((await lejana('GET', `/colegio/legajos/${id}/${camino}`)).statusCode).toBe(404);
  await operador(e.db, 'cuida', { roles: ['aranceles'] });
  const cuida = await e.prueba.conSesion('cuida', INGRESO);
  expect((await cuida('GET', `/colegio/legajos/${id}/papeles`)).statusCode).toBe(403);
});
