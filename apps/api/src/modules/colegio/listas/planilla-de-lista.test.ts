import type { ListaDelColegio } from '@colega/contract/colegio';
import { CLAVES_DE_LISTA, columnasDe, feriadosDe, formatCelda } from '@colega/domain/colegio';
import { strToU8 } from 'fflate';
import { afterAll, beforeAll, expect, test } from 'vitest';
import writeXlsxFile from 'write-excel-file/node';
import { operador } from '../../../testing/construir.ts';
import { type AppDePrueba, crearAppDePrueba, type Pedir } from '../../../testing/crear-app-de-prueba.ts';
import { formularioDe } from '../../../testing/formulario-de.ts';

const BASE = '/colegio/listas';
const PLANILLA = '/colegio/planilla_de_lista';
const HOY = '2026-11-20';

let prueba: AppDePrueba;
let ana: Pedir;
beforeAll(async () => {
  prueba = await crearAppDePrueba({ limiteDePedidos: 1_000_000, ahora: new Date(`${HOY}T15:00:00Z`) });
  await operador(prueba.db, 'ana', { roles: ['aranceles'] });
  await operador(prueba.db, 'dora', { roles: ['aranceles'], distrito_id: 1 });
  ana = await prueba.conSesion('ana', '/colegio/authentication_token');
});
afterAll(() => prueba.cerrar());

const bajar = (lista: string, formato: string, { de = 'en_vigor', como = ana } = {}) =>
  como('GET', `${PLANILLA}/${lista}/${formato}?de=${de}`);
const subir = (lista: string, nombre: string, contenido: string | Uint8Array, como = ana) =>
  como('POST', `${PLANILLA}/${lista}/leer`, formularioDe('file', nombre, Buffer.from(contenido)));

// Each by somebody of their own: how long a person may be exporting in a minute has its ceiling.
test.each(CLAVES_DE_LISTA)('lo que rige de %s se exporta y vuelve igual, en los dos formatos', async (lista) => {
  await operador(prueba.db, `de-${lista}`, { roles: ['aranceles'] });
  const como = await prueba.conSesion(`de-${lista}`, '/colegio/authentication_token');
  const leida = (await como('GET', `${BASE}/${lista}`)).json<ListaDelColegio>();
  const { publicadas, en_vigor } = leida;
  const columnas = columnasDe(lista, leida);
  const rigen =
    lista === 'feriados' ? feriadosDe(publicadas) : (publicadas.find(({ id }) => id === en_vigor)?.filas ?? []);
  expect(rigen.length).toBeGreaterThan(0);
  for (const formato of ['csv', 'xlsx']) {
    const bajada = await bajar(lista, formato, { como });
    expect(bajada.statusCode, bajada.body).toBe(200);
    expect((await subir(lista, `l.${formato}`, bajada.rawPayload, como)).json()).toEqual({
      filas: rigen.map((fila) =>
        Object.fromEntries(columnas.map((columna) => [columna.clave, formatCelda(columna, fila[columna.clave] ?? '')])),
      ),
      sin_lugar: [],
    });
  }
});

type CeldaDeLibro = string | number | Date | { porcentaje: number };
const enLibro = (celda: CeldaDeLibro) => {
  if (typeof celda === 'string') return { value: celda, type: String };
  if (typeof celda === 'number') return { value: celda, type: Number };
  if (celda instanceof Date) return { value: celda, type: Date, format: 'dd/mm/yyyy' };
  return { value: celda.porcentaje, type: Number, format: '0.00%' };
};
const libroCon = (filas: readonly (readonly CeldaDeLibro[])[]): Promise<Uint8Array> =>
  writeXlsxFile([{ data: filas.map((fila) => fila.map(enLibro)), sheet: 'Lista' }]).toBuffer();

test('una celda de porcentaje dice su porcentaje, y el ruido de las cuentas de una planilla no queda', async () => {
  const libro = await libroCon([
    ['Tasa', 'Por ciento', 'Norma'],
    ['cep, sobre el HONORARIO convenido', { porcentaje: 0.07 }, 'Acta 1'],
    ['Timbrado, sobre el honorario convenido', 1.2000000000000002, ''],
    ['Recargo de la matrícula por mes vencido', { porcentaje: 0.030000000000000006 }, ''],
  ]);
  const { filas, sin_lugar } = (await subir('tasas', 't.xlsx', libro)).json();
  expect(sin_lugar).toEqual([]);
  expect(filas).toEqual([
    { clave: 'CEP, sobre el honorario convenido', tasa: '7 %', norma: 'Acta 1' },
    { clave: 'Timbrado, sobre el honorario convenido', tasa: '1,2 %', norma: '' },
    { clave: 'Recargo de la matrícula por mes vencido', tasa: '3 %', norma: '' },
  ]);
});

test('un día del año que la planilla hizo fecha sigue siendo un día del año, y un importe en porcentaje no se entiende', async () => {
  const libro = await libroCon([
    ['Concepto', 'Importe', 'Vence cada año el'],
    ['Arancel', 98000.5, new Date('2026-03-31T00:00:00Z')],
    ['Cuota 1', { porcentaje: 0.5 }, '30/06'],
  ]);
  expect((await subir('cargos', 'c.xlsx', libro)).json().filas).toEqual([
    { concepto: 'Arancel', importe: '98.000,50', vencimiento: '31/03', norma: '' },
    { concepto: 'Cuota 1', importe: '50 %', vencimiento: '30/06', norma: '' },
  ]);
});

test('lo que está fuera de las columnas, o en una fila que la lista no tiene, no entra y se dice', async () => {
  const csv = [
    'Tasa;Por ciento;Norma;Comentario;',
    'CEP, sobre el honorario convenido;6;;ojo;suelta',
    'Tasa inventada;3;;;',
    'CEP, sobre el honorario convenido;9;;otra;',
  ].join('\r\n');
  const { filas, sin_lugar } = (await subir('tasas', 't.csv', csv)).json();
  expect(filas).toEqual([{ clave: 'CEP, sobre el honorario convenido', tasa: '6 %', norma: '' }]);
  expect(sin_lugar).toEqual([
    'Columna «Comentario»: fila 2 y 1 más',
    'Columna 5, sin título: fila 2',
    'Fila 3: Tasa inventada',
    'Fila 4: CEP, sobre el honorario convenido, que ya está en otra',
  ]);
});

test('lo que no es una planilla de esa lista se rechaza y dice sus columnas, y nada se guarda', async () => {
  const otra = await subir('tasas', 't.csv', 'a;b\r\n1;2\r\n');
  expect(otra.json()).toMatchObject({
    ...{ status: 422, codigo: 'planilla_sin_la_lista' },
    detail: expect.stringContaining('Tasa, Por ciento'),
  });
  const rota = await subir('tasas', 't.xlsx', strToU8('PK\u0003\u0004nada'));
  expect(rota.json().codigo).toBe('planilla_de_lista_ilegible');
  const larga = `Día;Feriado\r\n${'1/1/2030;Uno\r\n'.repeat(401)}`;
  expect((await subir('feriados', 'f.csv', larga)).json().codigo).toBe('lista_larga');
  expect((await subir('feriados', 'f.csv', 'Día;Feriado\r\n31/02/2030;No existe\r\n')).json().filas).toEqual([
    { fecha: '31/02/2030', nombre: 'No existe', norma: '' },
  ]);
  expect((await ana('GET', `${BASE}/feriados`)).json<ListaDelColegio>().preparada).toBeNull();
});

test('se exporta la que se prepara; y quien trabaja en un distrito no la lee de una planilla', async () => {
  expect((await bajar('observaciones', 'csv', { de: 'en_preparacion' })).statusCode).toBe(404);
  const payload = { vigente_desde: '2027-01-01', norma: 'Acta 1', filas: [{ campo: '', texto: 'Falta el plano' }] };
  const preparada = await ana('POST', `${BASE}/observaciones`, { payload });
  expect(preparada.statusCode, preparada.body).toBe(201);
  expect((await bajar('observaciones', 'csv', { de: 'en_preparacion' })).body).toContain(
    'Del legajo entero;Falta el plano;Acta 1',
  );
  const dora = await prueba.conSesion('dora', '/colegio/authentication_token');
  expect((await subir('feriados', 'f.csv', 'Día;Feriado\r\n', dora)).statusCode).toBe(403);
});
