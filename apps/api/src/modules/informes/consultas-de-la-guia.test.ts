import { readFileSync } from 'node:fs';
import type { InformeLeido } from '@colega/contract/informes';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { rutaDesdeRaiz } from '../../raiz.ts';
import { crearEscenaDeInformes } from '../../testing/informes/escena-de-informes.ts';
import { ponerSumasAlDia } from './sumas.service.ts';

const GUIA = readFileSync(rutaDesdeRaiz('docs/reference/informes.md'), 'utf8');
const CONSULTAS = [...GUIA.matchAll(/```sql\n-- (\w+)(?: por (\w+))?\n([\s\S]+?)```/g)].map(
  ([, informe = '', por, texto = '']) => ({
    ...{ informe, por, texto },
  }),
);

let escena: Awaited<ReturnType<typeof crearEscenaDeInformes>>;
beforeAll(async () => {
  escena = await crearEscenaDeInformes();
});
afterAll(() => escena.s.prueba.cerrar());

const DIAS: Readonly<Record<string, string>> = { desde: '2025-01-01', hasta: '2026-11-30', hoy: '2026-11-28' };
const correr = async (texto: string) => {
  const conDias = texto.replace(/:(desde|hasta|hoy)\b/g, (_, cual: string) => `date '${DIAS[cual]}'`);
  return (await sql.raw<Record<string, unknown>>(conDias).execute(escena.s.db)).rows;
};
const leer = async (direccion: string) =>
  (await escena.todo('GET', `/colegio/informes/${direccion}`)).json<InformeLeido>();
const ordenadas = (filas: readonly Record<string, unknown>[]) =>
  filas.map((fila) => JSON.stringify(Object.entries(fila).sort())).sort();

test('la guía tiene de todos los informes', () => {
  expect(new Set(CONSULTAS.map(({ informe }) => informe))).toEqual(
    new Set(['legajos', 'demoras', 'abiertos', 'observaciones', 'recaudacion', 'personas']),
  );
});

test.each(CONSULTAS.filter(({ por }) => por !== undefined))(
  'la consulta de $informe por $por responde lo que la pantalla, antes y después de sumar',
  async ({ informe, por, texto }) => {
    for (const sumado of [false, true]) {
      if (sumado) await ponerSumasAlDia(escena.s.db, escena.s.prueba.ahora());
      const deLaGuia = await correr(texto);
      expect(deLaGuia.length).toBeGreaterThan(0);
      const columnas = Object.keys(deLaGuia[0] ?? {});
      const { filas } = await leer(`${informe}?desde=2025-01&hasta=2026-11&por=${por}`);
      const enPantalla = filas.map(({ clave, cifras }): Record<string, unknown> => ({ ...cifras, clave }));
      const deLasMismas = enPantalla.map((fila) =>
        Object.fromEntries(columnas.map((columna) => [columna, fila[columna]])),
      );
      const conAlgo = deLasMismas.filter((fila) =>
        Object.entries(fila).some(([columna, cifra]) => columna !== 'clave' && Number(cifra) !== 0),
      );
      expect(ordenadas(conAlgo)).toEqual(ordenadas(deLaGuia));
    }
  },
);

test('la de los que esperan, también', async () => {
  const consulta = CONSULTAS.find(({ informe }) => informe === 'abiertos');
  const { abiertos } = await leer('demoras');
  expect(await correr(consulta?.texto ?? '')).toEqual(
    abiertos?.filter(({ contratos }) => contratos > 0).map(({ desde, contratos }) => ({ desde, contratos })),
  );
});
