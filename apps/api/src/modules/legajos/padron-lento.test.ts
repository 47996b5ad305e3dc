import type { Legajo } from '@colega/contract/legajos';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { crearEscenario, EMPRESA, type Escenario, PERSONA_FISICA, padron } from '../../testing/legajos/escenario.ts';

let e: Escenario;
let consultados: string[] = [];
let abiertas: number[] = [];

// Records what the registry is asked, and how many transactions wait for it meanwhile.
beforeAll(async () => {
  e = await crearEscenario({
    buscar: async (cuit) => {
      const { rows } = await sql<{ n: number }>`select count(*) as n from pg_stat_activity
        where datname = current_database() and state like 'idle in transaction%'`.execute(e.db);
      consultados.push(cuit);
      abiertas.push(Number(rows[0]?.n));
      return padron.buscar(cuit);
    },
  });
});
afterAll(() => e.prueba.cerrar());

test('el padrón se consulta antes de la transacción, y al editar solo por los comitentes nuevos', async () => {
  const conClave = (clave: string) => ({ 'idempotency-key': clave });
  const payload = e.legajo(await e.generar());
  const creado = await e.mgarcia('POST', '/legajos', { payload, headers: conClave('alta') });
  expect(creado.statusCode, creado.body).toBe(201);
  expect([consultados, abiertas]).toEqual([[PERSONA_FISICA], [0]]);

  [consultados, abiertas] = [[], []];
  const { id } = creado.json<{ id: number }>();
  const { detalles } = (await e.mgarcia('GET', `/legajos/${id}`)).json<Legajo>();
  const empresa = {
    ...{ cuit: EMPRESA, apellido_nombre: 'Constructora del Sur SA', locador: false },
    ...{ firmante: 'Ana Gómez', cargo: 'Presidente' },
    domicilio_real: { calle: 'Calle 12', numero: '845', localidad_id: e.localidad.id },
  };
  const editado = await e.mgarcia('PUT', `/legajos/${id}`, {
    payload: {
      ...payload,
      detalles: payload.detalles.map((detalle) => ({ ...detalle, id: detalles[0]?.id })),
      comitentes: [...payload.comitentes, empresa],
    },
    headers: conClave('cambio'),
  });
  expect(editado.statusCode, editado.body).toBe(200);
  expect([consultados, abiertas]).toEqual([[EMPRESA], [0]]);
});

test('por el legajo de otra persona, o por uno que no existe, no se consulta nada', async () => {
  const payload = e.legajo(await e.generar());
  const { id } = (await e.mgarcia('POST', '/legajos', { payload })).json<{ id: number }>();
  const { detalles } = (await e.mgarcia('GET', `/legajos/${id}`)).json<Legajo>();
  consultados = [];
  for (const ajeno of [id, 999_999])
    for (const cuit of [PERSONA_FISICA, EMPRESA]) {
      const cuerpo = {
        ...{ ...payload, comitentes: [{ cuit }] },
        detalles: payload.detalles.map((d) => ({ ...d, id: detalles[0]?.id })),
      };
      expect((await e.csosa('PUT', `/legajos/${ajeno}`, { payload: cuerpo })).statusCode).toBe(404);
    }
  expect(consultados).toEqual([]);
});
