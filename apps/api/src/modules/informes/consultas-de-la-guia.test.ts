import { readFileSync } from 'node:fs';
import { DEFINICIONES, INFORMES, type InformeLeido } from '@colega/contract/informes';
import { diasDe } from '@colega/domain/informes';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { rutaDesdeRaiz } from '../../raiz.ts';
import { crearEscenaDeInformes } from '../../testing/informes/escena-de-informes.ts';
import { diasDePlazo, leerColegio } from '../colegio/leer-colegio.service.ts';
import { contarPersonas, ponerSumasAlDia } from './sumas.service.ts';

const GUIA = readFileSync(rutaDesdeRaiz('docs/reference/informes.md'), 'utf8');
/** Of each query, its name, its text, and what `:clave` is by each cut. */
const CONSULTAS = [...GUIA.matchAll(/```sql\n-- ([\w ]+)\n((?:-- por \w+: .+\n)*)([\s\S]+?)```/g)].map(
  ([, nombre = '', cortes = '', texto = '']) => ({
    ...{ nombre, texto },
    cortes: new Map([...cortes.matchAll(/-- por (\w+): (.+)\n/g)].map(([, por = '', clave = '']) => [por, clave])),
  }),
);
const consultaDe = (nombre: string, por: string) => {
  const suyas = CONSULTAS.filter((una) => una.nombre === nombre && una.cortes.has(por));
  expect(suyas, `${nombre} por ${por}`).toHaveLength(1);
  return { texto: suyas[0]?.texto ?? '', clave: suyas[0]?.cortes.get(por) ?? '' };
};

let escena: Awaited<ReturnType<typeof crearEscenaDeInformes>>;
let gracia = 0;
beforeAll(async () => {
  escena = await crearEscenaDeInformes();
  gracia = diasDePlazo(await leerColegio(escena.s.db), 'al_dia', HOY);
});
afterAll(() => escena.s.prueba.cerrar());

const HOY = '2026-11-28';
type Periodo = { desde: string; hasta: string };
const TODO_EL_TIEMPO: Periodo = { desde: '2025-01', hasta: '2026-11' };
/** By days, no more than two months. */
const DOS_MESES: Periodo = { desde: '2026-10', hasta: '2026-11' };
const TERMINADO: Periodo = { desde: '2025-12', hasta: '2026-10' };

const correr = async (texto: string, periodo: Periodo, clave = '') => {
  const { primero, ultimo } = diasDe(periodo);
  const dias: Readonly<Record<string, string>> = { desde: primero, hasta: ultimo, hoy: HOY };
  const conDias = texto
    .replace(/:clave\b/g, clave)
    .replace(/:gracia\b/g, String(gracia))
    .replace(/:(desde|hasta|hoy)\b/g, (_, cual: string) => `date '${dias[cual]}'`);
  return (await sql.raw<Record<string, unknown>>(conDias).execute(escena.s.db)).rows;
};
const leer = async (direccion: string) => {
  const respuesta = await escena.todo('GET', `/colegio/informes/${direccion}`);
  expect(respuesta.statusCode, respuesta.body).toBe(200);
  return respuesta.json<InformeLeido>();
};
type Fila = Readonly<Record<string, unknown>>;
const ordenadas = (filas: readonly Fila[]) => filas.map((fila) => JSON.stringify(Object.entries(fila).sort())).sort();
/** A month without anything is on the screen too. */
const conAlgo = (fila: Fila): boolean =>
  Object.entries(fila).some(([columna, cifra]) => columna !== 'clave' && Number(cifra) !== 0);

/** Until the first count nobody knows who is up to date, and the screen says so. */
const SE_CUENTAN_UNA_VEZ_POR_DIA = ['al_dia', 'con_deuda'];
const loQueSeSabe = (fila: Fila, contado: boolean): Fila =>
  contado
    ? fila
    : Object.fromEntries(Object.entries(fila).filter(([columna]) => !SE_CUENTAN_UNA_VEZ_POR_DIA.includes(columna)));

type Caso = { informe: (typeof INFORMES)[number]; nombre: string; por: string; periodo: Periodo };
const comparar = async ({ informe, nombre, por, periodo }: Caso): Promise<void> => {
  const { texto, clave } = consultaDe(nombre, por);
  const { filas, total, contado } = await leer(`${informe}?desde=${periodo.desde}&hasta=${periodo.hasta}&por=${por}`);
  const seConto = informe !== 'personas' || contado !== null;
  const [deLaGuia, deTodos] = [await correr(texto, periodo, clave), await correr(texto, periodo, `'total'::text`)];
  expect(deLaGuia.length).toBeGreaterThan(0);
  expect(Object.keys(deLaGuia[0] ?? {}).sort()).toEqual(
    ['clave', ...DEFINICIONES[informe].cifras.map((cifra) => cifra.clave)].sort(),
  );
  const enPantalla = filas.map((fila): Fila => loQueSeSabe({ ...fila.cifras, clave: fila.clave }, seConto));
  expect(ordenadas(enPantalla.filter(conAlgo))).toEqual(
    ordenadas(deLaGuia.filter(conAlgo).map((fila) => loQueSeSabe(fila, seConto))),
  );
  expect(ordenadas([loQueSeSabe({ ...total.cifras, clave: 'total' }, seConto)])).toEqual(
    ordenadas(deTodos.map((fila) => loQueSeSabe(fila, seConto))),
  );
};

const CASOS: Caso[] = INFORMES.flatMap((informe) =>
  DEFINICIONES[informe].cortes.map((por) => ({
    ...{ informe, nombre: informe, por },
    periodo: por === 'dia' ? DOS_MESES : TODO_EL_TIEMPO,
  })),
);

describe('cada cifra de cada informe, por cada corte y en total, es la de su consulta', () => {
  test.each(CASOS)('$informe por $por, antes de sumar', comparar);

  test('los que esperan, también', async () => {
    const consulta = CONSULTAS.find(({ nombre }) => nombre === 'abiertos');
    const { abiertos } = await leer('demoras');
    expect(await correr(consulta?.texto ?? '', TODO_EL_TIEMPO)).toEqual(
      abiertos?.filter(({ contratos }) => contratos > 0).map(({ desde, contratos }) => ({ desde, contratos })),
    );
  });

  describe('después de sumar', () => {
    beforeAll(async () => {
      const matriculas = await escena.s.db.selectFrom('matriculas').select('id').orderBy('id', 'desc').execute();
      const deAntes = { motivo: 'Fallo', importe: '10.00', fecha: '2025-01-01' };
      await escena.s.db
        .insertInto('sanciones')
        .values({ matricula_id: matriculas[0]?.id ?? 0, ...deAntes })
        .execute();
      // The last night of the month before, and today's.
      await contarPersonas(escena.s.db, new Date('2026-10-31T15:00:00Z'));
      await ponerSumasAlDia(escena.s.db, escena.s.prueba.ahora());
    });

    test.each(CASOS)('$informe por $por', comparar);

    test.each(DEFINICIONES.personas.cortes.filter((por) => por !== 'mes').map((por) => ({ por })))(
      'personas de meses que terminaron, por $por',
      ({ por }) => comparar({ informe: 'personas', nombre: 'personas que hubo', por, periodo: TERMINADO }),
    );

    test('alguien está al día y alguien debe', async () => {
      const { total } = await leer(`personas?desde=${TODO_EL_TIEMPO.desde}&hasta=${TODO_EL_TIEMPO.hasta}`);
      expect([total.cifras.al_dia, total.cifras.con_deuda].every((cuantas) => Number(cuantas) > 0)).toBe(true);
    });
  });
});
