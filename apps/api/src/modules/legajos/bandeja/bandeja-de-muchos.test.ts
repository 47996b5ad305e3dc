import { zQueryBandeja } from '@colega/contract/legajos';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { completarOperadores } from '../../../demo/cargar-operadores-de-volumen.ts';
import { cargarVolumen } from '../../../demo/cargar-volumen.ts';
import { aspirar } from '../../../testing/aspirar.ts';
import { type BaseDePrueba, crearBaseDePrueba } from '../../../testing/crear-base-de-prueba.ts';
import { medirLectura } from '../../../testing/legajos/medir-lectura.ts';
import { leerColegio } from '../../colegio/leer-colegio.service.ts';
import { contarBandeja, listarCola } from './bandeja.service.ts';
import { insertMirada } from './miradas.repository.ts';
import { insertToma, insertTomaDelSiguiente } from './tomas.repository.ts';

const HOY = '2026-11-20';
const POCOS = 200;
const MUCHOS = 5_000;

let bases: { pocos: BaseDePrueba; muchos: BaseDePrueba };
beforeAll(async () => {
  const con = async (cantidad: number) => {
    const base = await crearBaseDePrueba();
    await cargarVolumen(base.db, HOY, cantidad, { conCupones: false });
    await completarOperadores(base.db);
    await aspirar(base);
    return base;
  };
  bases = { pocos: await con(POCOS), muchos: await con(MUCHOS) };
});
afterAll(() => Promise.all([bases.pocos.cerrar(), bases.muchos.cerrar()]));

const quien = async ({ db }: BaseDePrueba, distrital: boolean) => {
  const { distrito_id } = await db.selectFrom('legajos').select('distrito_id').executeTakeFirstOrThrow();
  const operador = { roles: ['mesa'] as const, distrito_id: distrital ? distrito_id : null };
  return { operador, usuario_id: 0, ahora: new Date(`${HOY}T12:00:00Z`), hoy: HOY, colegio: await leerColegio(db) };
};

test.each([
  ['del Colegio', false, {}],
  ['de un distrito', true, {}],
  ['de un rubro', false, { rubro_id: '1' }],
  ['solo lo vencido', true, { vencidos: 'si' }],
  ['con lo último primero', false, { orden: 'recientes' }],
  ['de un distrito, con lo último primero', true, { orden: 'recientes' }],
])('una página de la cola %s lee las mismas filas entre 5.000 legajos que entre 200', async (_, distrital, filtros) => {
  const medir = async (base: BaseDePrueba) => {
    const mira = await quien(base, distrital);
    const pedido = zQueryBandeja.parse({ limit: 10, ...filtros });
    return medirLectura(base.db, (db) => listarCola(db, 'para_revisar', mira, pedido));
  };
  const [pocos, muchos] = [await medir(bases.pocos), await medir(bases.muchos)];
  expect(muchos.filas).toBeLessThanOrEqual(1.5 * pocos.filas);
  expect(muchos.bloques).toBeLessThan(2 * pocos.bloques);
});

test.each([false, true])('contar las colas no lee ningún legajo (de un distrito: %s)', async (distrital) => {
  const { muchos } = bases;
  const mira = await quien(muchos, distrital);
  const lectura = await medirLectura(muchos.db, (db) => contarBandeja(db, mira, {}));
  expect(lectura.filas).toBe(0);
});

test.each(['nanez ana', 'violeta', '2000013'])(
  'buscar «%s» en una cola lee lo que espera en ella, no los demás',
  async (texto) => {
    const { muchos } = bases;
    const esperan = await muchos.db
      .selectFrom('legajo_colas')
      .select(({ fn }) => fn.countAll<number>().as('cuantos'))
      .where('cola', '=', 'para_revisar')
      .executeTakeFirstOrThrow();
    const mira = await quien(muchos, false);
    const pedido = zQueryBandeja.parse({ texto, limit: 10 });
    const { filas } = await medirLectura(muchos.db, (db) => listarCola(db, 'para_revisar', mira, pedido));
    expect(filas).toBeLessThan(1.3 * Number(esperan.cuantos));
  },
);

/** Of the first ten of the queue somebody else has five, and one looked at the others. */
const conLosPrimerosPasados = async ({ db }: BaseDePrueba, ahora: Date): Promise<number> => {
  const [yo, otro] = await db.selectFrom('operadores').select('usuario_id').orderBy('usuario_id').limit(2).execute();
  if (!yo || !otro) throw new Error('No hay operadores');
  const primeros = await db
    .selectFrom('legajo_colas')
    .select('legajo_id')
    .where('cola', '=', 'para_revisar')
    .orderBy('desde')
    .orderBy('legajo_id')
    .limit(10)
    .execute();
  for (const [lugar, { legajo_id }] of primeros.entries()) {
    if (lugar % 2 === 0) await insertToma(db, legajo_id, { ...otro, ahora });
    else await insertMirada(db, legajo_id, { ...yo, ahora });
  }
  return yo.usuario_id;
};

test('el siguiente lee los que se pasan y el que se toma, no la cola', async () => {
  const ahora = new Date(`${HOY}T12:00:00Z`);
  const medir = async (base: BaseDePrueba) => {
    const usuario_id = await conLosPrimerosPasados(base, ahora);
    const cola = { cola: 'para_revisar', distrito_id: null, vencidos: 'no', mios: 'no' } as const;
    const quienMira = { usuario_id, ahora, primer_dia_en_termino: HOY };
    return medirLectura(base.db, (db) =>
      insertTomaDelSiguiente(db, { ...cola, ...quienMira }, { vuelta: 'sin mirar', hoy: HOY }),
    );
  };
  const [pocos, muchos] = [await medir(bases.pocos), await medir(bases.muchos)];
  expect(muchos.filas).toBeLessThanOrEqual(pocos.filas);
  expect(muchos.filas).toBeLessThan(60);
});
