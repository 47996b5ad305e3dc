import { zQueryLegajos } from '@colega/contract/legajos';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { cargarVolumen } from '../../demo/cargar-volumen.ts';
import { aspirar } from '../../testing/aspirar.ts';
import { type BaseDePrueba, crearBaseDePrueba } from '../../testing/crear-base-de-prueba.ts';
import { medirLectura } from '../../testing/legajos/medir-lectura.ts';
import { findLegajos } from './listar-legajos.repository.ts';
import { findLoQueEspera } from './pendientes.repository.ts';
import { findYaCargados } from './ya-cargados.repository.ts';

const POCOS = 50;
const MUCHOS = 5_000;

let bases: { pocos: BaseDePrueba; muchos: BaseDePrueba };
beforeAll(async () => {
  const con = async (cantidad: number) => {
    const base = await crearBaseDePrueba();
    await cargarVolumen(base.db, '2026-11-20', cantidad, { conCupones: false });
    // All the open ones: even the fewest fill a page.
    await sql`insert into legajo_observaciones (legajo_id, texto, quien, creada_en)
      select l.id, 'Revisar', 'colegio', l.creado_en from legajos l join estados_legajos e on e.id = l.estado_id
      where e.clave in ('confirmado', 'timbrado')`.execute(base.db);
    await aspirar(base);
    return base;
  };
  bases = { pocos: await con(POCOS), muchos: await con(MUCHOS) };
});
afterAll(() => Promise.all([bases.pocos.cerrar(), bases.muchos.cerrar()]));

const medir = async ({ db }: BaseDePrueba, texto: string, page: number) => {
  const { id } = await db.selectFrom('personas').select('id').executeTakeFirstOrThrow();
  const query = { 'persona.id': String(id), page, ...Object.fromEntries(new URLSearchParams(texto)) };
  return medirLectura(db, (explicada) => findLegajos(explicada, zQueryLegajos.parse(query)));
};

const ORDENES = [
  '',
  'order[fecha]=asc',
  'order[numero_legajo]=asc',
  'order[numero_legajo]=desc',
  'order[comitente]=asc',
];
const CONSULTAS = [
  ...ORDENES,
  'order[comitente]=desc',
  'estado.id=3',
  'estado.id=1&order[fecha]=asc',
  'numero_legajo=30',
  'observacion=abierta',
  'observacion=abierta&order[fecha]=asc',
  'espera=matriculado',
  'espera=colegio&order[fecha]=asc',
  'espera=nadie',
];

type Medida = Awaited<ReturnType<typeof medir>>;

/** The tables give the same rows; the indexes may have a level more, and need more for counting. */
const exigirQueNoCrezca = (pocos: Medida, muchos: Medida): void => {
  expect(muchos.filas).toBeLessThanOrEqual(1.5 * pocos.filas);
  expect(muchos.bloques).toBeLessThan(1.8 * pocos.bloques);
};

test.each(CONSULTAS)('«%s»: una página de 5.000 legajos lee las mismas filas que una de 50', async (texto) =>
  exigirQueNoCrezca(await medir(bases.pocos, texto, 1), await medir(bases.muchos, texto, 1)),
);

test.each(ORDENES)('«%s»: la última página cuesta como la primera', async (texto) =>
  exigirQueNoCrezca(await medir(bases.pocos, texto, POCOS / 10), await medir(bases.muchos, texto, MUCHOS / 10)),
);

test('lo que hay que hacer, de 5.000 legajos lee las mismas filas que de 50', async () => {
  const medirPendientes = async ({ db }: BaseDePrueba) => {
    const { id } = await db.selectFrom('personas').select('id').executeTakeFirstOrThrow();
    return medirLectura(db, (explicada) => findLoQueEspera(explicada, id, '2026-11-20', 3));
  };
  exigirQueNoCrezca(await medirPendientes(bases.pocos), await medirPendientes(bases.muchos));
});

test('lo que ya se cargó, de 5.000 legajos lee las mismas filas que de 50', async () => {
  const medirYaCargados = async ({ db }: BaseDePrueba) => {
    const { id } = await db.selectFrom('personas').select('id').executeTakeFirstOrThrow();
    return medirLectura(db, (explicada) => findYaCargados(explicada, id, 20));
  };
  exigirQueNoCrezca(await medirYaCargados(bases.pocos), await medirYaCargados(bases.muchos));
});
