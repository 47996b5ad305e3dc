import { afterAll, beforeAll, expect, test } from 'vitest';
import { completarTecnicos } from '../../../demo/cargar-tecnicos.ts';
import { aspirar } from '../../../testing/aspirar.ts';
import { matricula, persona } from '../../../testing/construir.ts';
import { type BaseDePrueba, crearBaseDePrueba } from '../../../testing/crear-base-de-prueba.ts';
import { medirLectura } from '../../../testing/legajos/medir-lectura.ts';
import { resumirCuenta } from '../../dinero/resumen/por-mes.service.ts';
import { countColasDePersonas, type FiltrosDePersonas, findIdsDePersonas, findPersonas } from './buscar.repository.ts';
import { buscarPersonas } from './buscar.service.ts';
import { leerFicha } from './ficha.service.ts';

const HOY = '2026-11-20';
const POCAS = 500;
const MUCHAS = 20_000;
/** The more it asks, the longer it waits beside others. */
const DE_UNA_FICHA = 12;
const PAGINA = { page: 1, limit: 25 };

type Una = { id: number; cuit: string; distrito_id: number };
type Con = BaseDePrueba & { buscada: Una };
let con: { pocas: Con; muchas: Con };
beforeAll(async () => {
  const crear = async (cantidad: number): Promise<Con> => {
    const base = await crearBaseDePrueba();
    await completarTecnicos(base.db, cantidad, HOY);
    const buscada = await persona(base.db, { apellido: 'Zubizarreta', verificado: true });
    await matricula(base.db, buscada.id, { codigo: 'T-88.123' });
    await aspirar(base);
    return { ...base, buscada };
  };
  con = { pocas: await crear(POCAS), muchas: await crear(MUCHAS) };
});
afterAll(() => Promise.all([con.pocas.cerrar(), con.muchas.cerrar()]));

const buscar = (texto: string, distrito_id: number | null) => (db: BaseDePrueba['db']) =>
  buscarPersonas(db, { roles: ['matriculas'], distrito_id }, { ...PAGINA, texto }, HOY);

test.each([
  ['CUIT', ({ cuit }: Una) => cuit],
  ['documento', ({ cuit }: Una) => cuit.slice(2, 10)],
  ['matrícula', () => 'T-88.123'],
  ['nombre', () => 'zubizarreta'],
])('por %s lee lo mismo entre 20.000 personas que entre 500, también en un distrito', async (_, comoSeBusca) => {
  const medir = async ({ db, buscada }: Con) => {
    const texto = comoSeBusca(buscada);
    const { items } = await buscar(texto, buscada.distrito_id)(db);
    expect(items.map(({ id }) => id)).toEqual([buscada.id]);
    return [await medirLectura(db, buscar(texto, null)), await medirLectura(db, buscar(texto, buscada.distrito_id))];
  };
  const [pocas, muchas] = [await medir(con.pocas), await medir(con.muchas)];
  for (const [i, { bloques }] of muchas.entries()) expect(bloques).toBeLessThan(2 * (pocas[i]?.bloques ?? 0));
});

test('la página de una persona se pregunta en doce veces, y no de a un dato', async () => {
  const { db, buscada } = con.muchas;
  let veces = 0;
  const contada = db.withPlugin({
    transformQuery: ({ node }) => node,
    transformResult: async ({ result }) => {
      veces += 1;
      return result;
    },
  });
  const operador = { roles: ['visado', 'tesoreria', 'matriculas'] as const, distrito_id: null };
  const momento = { hoy: HOY, ahora: new Date(`${HOY}T15:00:00Z`) };
  const deps = { ...momento, secreto: '', publicUrl: '', leerCuenta: resumirCuenta };
  // The college's own data are read whole the first time.
  await leerFicha(db, buscada.id, operador, deps);
  const ficha = await leerFicha(contada, buscada.id, operador, deps);
  expect(ficha).toMatchObject({ apellido: 'Zubizarreta', cuenta: { adeudado: '0.00' }, legajos: { total: 0 } });
  expect(veces).toBeLessThanOrEqual(DE_UNA_FICHA);
});

test('contar las colas no lee a las que no esperan', async () => {
  const lectura = await medirLectura(con.muchas.db, (db) => countColasDePersonas(db, null));
  expect(lectura.filas).toBeLessThan(POCAS);
});

test('quiénes son los de un filtro se averigua una sola vez para contarlos y para su página', async () => {
  const filtros: FiltrosDePersonas = {
    ...{ busqueda: { por: 'todo' }, distrito_id: null, cola: null, estado: null, especialidad: null },
    ...{ de_distrito: null, deuda: 'nada', hoy: HOY },
  };
  const quienes = await medirLectura(con.muchas.db, (db) => findIdsDePersonas(db, filtros, MUCHAS * 2));
  const lista = await medirLectura(con.muchas.db, (db) => findPersonas(db, filtros, { page: 1, limit: 1 }));
  expect(lista.bloques).toBeLessThan(1.5 * quienes.bloques);
});
