import { afterAll, beforeAll, expect, test } from 'vitest';
import { cargarVolumen } from '../../../demo/cargar-volumen.ts';
import { aspirar } from '../../../testing/aspirar.ts';
import { type BaseDePrueba, crearBaseDePrueba } from '../../../testing/crear-base-de-prueba.ts';
import { medirLectura } from '../../../testing/legajos/medir-lectura.ts';
import { findPagosRecibidos } from './buscar-pagos.repository.ts';
import type { FiltrosDePagos } from './filtros-de-pagos.repository.ts';

const HOY = '2026-11-20';
const POCOS = 200;
const MUCHOS = 3_000;
/** The count stops here too, so that it is the page that is measured. */
const TOPE = 20;
const TODOS: FiltrosDePagos = {
  ...{ texto: '', que: null, medio: null, estado: null, importe: null, desde: null, hasta: null, distrito_id: null },
};

let bases: { pocos: BaseDePrueba; muchos: BaseDePrueba };
beforeAll(async () => {
  const con = async (cantidad: number) => {
    const base = await crearBaseDePrueba();
    await cargarVolumen(base.db, HOY, cantidad);
    await aspirar(base);
    return base;
  };
  bases = { pocos: await con(POCOS), muchos: await con(MUCHOS) };
  // thousands of files take as long as the machine is busy
}, 120_000);
afterAll(() => Promise.all([bases.pocos.cerrar(), bases.muchos.cerrar()]));

const unPago = async ({ db }: BaseDePrueba) =>
  db
    .selectFrom('operaciones_pago as p')
    .innerJoin('ordenes_pago as o', 'o.id', 'p.orden_id')
    .innerJoin('personas as q', 'q.id', 'o.persona_id')
    .select(['p.id', 'p.externo', 'p.medio', 'o.numero_boleta', 'q.cuit', 'q.distrito_id'])
    // from four digits on it is looked for as the beginning of a CUIT too, which more people have among more
    .where('p.id', '<', 1_000)
    .orderBy('p.id', 'desc')
    .executeTakeFirstOrThrow();

test.each([
  ['todos', () => ({})],
  ['los de un distrito', ({ distrito_id }: { distrito_id: number }) => ({ distrito_id })],
  ['por su número', ({ id }: { id: number }) => ({ texto: String(id) })],
  ['por su cupón', ({ numero_boleta }: { numero_boleta: number }) => ({ texto: String(numero_boleta) })],
  ['por su operación', ({ externo }: { externo: string }) => ({ texto: externo })],
  ['los que se devuelven', () => ({ estado: 'por_devolver' as const })],
  ['los de un medio', ({ medio }: { medio: string }) => ({ medio })],
  ['los de un día', () => ({ desde: HOY, hasta: HOY })],
])('una página de pagos, %s, lee lo mismo entre muchos que entre pocos', async (_, filtrar) => {
  const medir = async (base: BaseDePrueba) => {
    const filtros = { ...TODOS, ...filtrar(await unPago(base)) };
    return medirLectura(base.db, (db) => findPagosRecibidos(db, filtros, { page: 1, limit: 10, tope: TOPE }));
  };
  const [pocos, muchos] = [await medir(bases.pocos), await medir(bases.muchos)];
  expect(muchos.bloques).toBeLessThan(2 * pocos.bloques + 100);
});

test('lo que sigue a un pago no lee los de antes, y de a pocos son los mismos que todos juntos', async () => {
  const { db } = bases.muchos;
  const leer = (pagina: Omit<Parameters<typeof findPagosRecibidos>[2], 'tope'>) => (con: typeof db) =>
    findPagosRecibidos(con, TODOS, { ...pagina, tope: 0 });
  const llaves = (items: Awaited<ReturnType<typeof findPagosRecibidos>>['items']) =>
    items.map(({ que, id }) => `${que} ${id}`);
  const todos = (await leer({ page: 1, limit: MUCHOS })(db)).items;
  const deAPocos: string[] = [];
  let despues: (typeof todos)[number] | undefined;
  for (let n = 0; n < 20; n++) {
    const { items } = await leer({ page: 1, limit: 25, ...(despues && { despues }) })(db);
    deAPocos.push(...llaves(items));
    despues = items.at(-1);
  }
  expect(deAPocos).toEqual(llaves(todos).slice(0, 500));
  const ultima = todos.at(-30);
  if (!ultima) throw new Error('Faltan pagos');
  const primera = await medirLectura(db, leer({ page: 1, limit: 25 }));
  const lejana = await medirLectura(db, leer({ page: 1, limit: 25, despues: ultima }));
  expect(lejana.bloques).toBeLessThan(2 * primera.bloques + 100);
});
