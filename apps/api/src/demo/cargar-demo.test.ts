import type { LegajoDeLista } from '@colega/contract/legajos';
import { ESTADOS_DE_LEGAJO } from '@colega/domain/legajos';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type AppDePrueba, crearAppDePrueba } from '../testing/crear-app-de-prueba.ts';
import { cargarDemo } from './cargar-demo.ts';

const HOY = '2026-11-20';
let prueba: AppDePrueba;
let otra: AppDePrueba;
let tardo: number;
beforeAll(async () => {
  const ahora = new Date(`${HOY}T15:00:00Z`);
  prueba = await crearAppDePrueba({ ahora });
  otra = await crearAppDePrueba({ ahora });
  const inicio = performance.now();
  await cargarDemo(prueba.db, HOY);
  tardo = performance.now() - inicio;
});
afterAll(async () => {
  await prueba.cerrar();
  await otra.cerrar();
});

const todos = async (username: string): Promise<LegajoDeLista[]> => {
  const pedir = await prueba.conSesion(username);
  const { persona_id } = await prueba.db
    .selectFrom('usuarios')
    .select('persona_id')
    .where('username', '=', username)
    .executeTakeFirstOrThrow();
  return (await pedir('GET', `/legajos?persona.id=${persona_id}&limit=100`)).json<{ items: LegajoDeLista[] }>().items;
};

test('mgarcia tiene más de 60 legajos, en todos los estados y de los dos cálculos', async () => {
  const legajos = await todos('mgarcia');
  expect(legajos.length).toBeGreaterThan(60);
  expect(new Set(legajos.map(({ estado }) => estado.clave))).toEqual(new Set(ESTADOS_DE_LEGAJO));
  expect(new Set(legajos.map(({ automatico }) => automatico))).toEqual(new Set([true, false]));
  expect(legajos[0]?.fecha).toBe(HOY);
});

test('csosa tiene electromecánica y gas; nnuevo, nada', async () => {
  const rubros = new Set((await todos('csosa')).map(({ rubro }) => rubro.nombre));
  expect(rubros).toEqual(new Set(['Electromecánica', 'Instalaciones de gas']));
  expect(await todos('nnuevo')).toEqual([]);
});

test('los bloqueos y los contextos son los de la historia', async () => {
  const crear = async (username: string) => (await prueba.conSesion(username))('POST', '/legajos', { payload: {} });
  expect((await crear('jperez')).statusCode).toBe(403);
  expect((await crear('lrodriguez')).statusCode).toBe(422);
  await expect(prueba.conSesion('operador')).rejects.toThrow('no está habilitado');
});

const huella = async (app: AppDePrueba): Promise<unknown> => {
  const { rows } = await sql`
    select md5(string_agg(t, '|' order by t)) from (
      select concat_ws(',', l.numero_legajo, l.fecha, l.estado_id, l.comitentes_busqueda, d.monto) as t
      from legajos l join legajo_detalles d on d.legajo_id = l.id
      union all select concat_ws(',', cuit, apellido, codigo_qr) from personas
      union all select c.respuesta::text from calculos_honorarios c) x`.execute(app.db);
  return rows;
};

test('el mismo día da los mismos datos, y una base con usuarios no se toca', async () => {
  expect(await cargarDemo(otra.db, HOY)).toBe(true);
  expect(await huella(otra)).toEqual(await huella(prueba));
  expect(await cargarDemo(otra.db, HOY)).toBe(false);
});

test('carga en pocos segundos', () => {
  expect(tardo).toBeLessThan(15_000);
});
