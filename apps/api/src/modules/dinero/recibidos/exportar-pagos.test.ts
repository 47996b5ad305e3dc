import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { MAXIMO_DE_FILAS } from '../../../exportar/maximo-de-filas.ts';
import type { Pedir } from '../../../testing/crear-app-de-prueba.ts';
import { cajaDe } from '../../../testing/dinero/caja.ts';
import { crearEscenarioDePagos, type EscenarioDePagos } from '../../../testing/dinero/escenario-de-pagos.ts';
import { leerXlsx } from '../../../testing/dinero/leer-xlsx.ts';
import { findPagosRecibidos } from './buscar-pagos.repository.ts';
import { leerFiltrosDePagos } from './buscar-pagos.service.ts';

let s: EscenarioDePagos;
let caja: ReturnType<typeof cajaDe>;
let mira: Pedir;
beforeAll(async () => {
  s = await crearEscenarioDePagos();
  caja = cajaDe(s);
  mira = await caja.operar();
});
afterAll(() => s.prueba.cerrar());

/** What the ledger is not told of, which would take as long as collecting them one by one. */
const traer = ({ medio, comienzo, cuantas }: { medio: string; comienzo: string; cuantas: number }) =>
  s.prueba.sinGuardas(async (db) => {
    await sql`insert into cobros_sin_cupon (medio, externo, importe, fecha_pago, numero_boleta, registrado_en)
      select ${medio}, ${comienzo}::text || n, 7.25, '2026-02-03 15:00:00Z', '', '2026-02-03 15:00:00Z'
      from generate_series(1, ${cuantas}::int) n`.execute(db);
  });

const PAGOS_DE_MAS = 230;
test('se exporta en CSV y en planilla todo lo de un filtro, y no la página; lo que parece fórmula es texto', async () => {
  const hechos: number[] = [];
  for (const [numero, importe] of [
    ['=1+1', '1234.50'],
    ['-7', '1000000.05'],
  ] as const) {
    const orden = await s.cuponDeMatricula(importe);
    hechos.push(
      (await s.acreditar(orden, { importe, medio: 'transferencia', banco: 'provincia', externo: numero })).operacion_id,
    );
  }
  await traer({ medio: 'codigo_barra', comienzo: 'PILA-', cuantas: PAGOS_DE_MAS });
  const bajar = (formato: string, query: string, como: Pedir = mira) =>
    como('GET', `/colegio/pagos/exportar/${formato}?${query}`);
  const csv = await bajar('csv', `texto=${s.e.persona.cuit}&medio=transferencia&importe=1234.50`);
  expect(csv.statusCode, csv.body).toBe(200);
  expect(csv.headers['content-disposition']).toContain('pagos.csv');
  const [titulos, linea, ...demas] = csv.body.replace('\ufeff', '').trim().split('\r\n');
  expect(titulos).toBe('Qué es;Número;Fecha de pago;De quién;CUIT;Cupón;Recibo;Medio;Operación;Importe;Estado');
  expect(demas).toEqual([]);
  expect(linea?.split(';').slice(0, 3)).toEqual(['Pago', String(hechos[0]), '20/03/2026']);
  expect(linea?.split(';').slice(-4)).toEqual(['Transferencia al Colegio', "'=1+1", '1234,50', 'Acreditado']);
  const varios = await bajar('csv', 'que=cobranza&texto=PILA-');
  expect(varios.body.trim().split('\r\n')).toHaveLength(1 + PAGOS_DE_MAS);
  expect(varios.body.match(/Cobranza sin cupón;\d+;03\/02\/2026;;;;;[^;]+;PILA-\d+;7,25;Por revisar/g)).toHaveLength(
    PAGOS_DE_MAS,
  );
  const xlsx = await bajar('xlsx', 'importe=1000000.05');
  const { hoja, textos } = leerXlsx(xlsx.rawPayload);
  expect([hoja.includes('<v>1000000.05</v>'), hoja.includes('<f>'), textos.includes('-7')]).toEqual([
    true,
    false,
    true,
  ]);
  expect((await bajar('csv', 'importe=1000000.05')).body).toContain(";'-7;1000000,05;");
  const { id: otro } = await s.db
    .selectFrom('distritos')
    .select('id')
    .where('id', '<>', s.e.persona.distrito_id)
    .executeTakeFirstOrThrow();
  const lejos = await bajar('csv', '', await caja.operar(['tesoreria'], otro));
  expect(lejos.body.trim().split('\r\n')).toHaveLength(1);
  expect((await bajar('csv', '', await caja.operar(['mesa']))).statusCode).toBe(403);
  expect((await bajar('csv', 'page=2')).statusCode).toBe(422);
});

test('pagos y cobranzas de un mismo momento salen todos, una vez, de a cualquier cantidad', async () => {
  const fecha_pago = new Date('2026-02-04T15:00:00Z');
  const orden = await s.cuponDeMatricula('50.00');
  for (const externo of ['M-1', 'M-2', 'M-3'])
    await s.acreditar(orden, { importe: '50.00', medio: 'redLink', externo, fecha_pago });
  await s.prueba.sinGuardas(async (db) => {
    await sql`insert into cobros_sin_cupon (medio, externo, importe, fecha_pago, numero_boleta, registrado_en)
      select 'redLink', 'M-1' || n, 50, '2026-02-04 15:00:00Z', '', '2026-02-04 15:00:00Z' from generate_series(1, 3) n`.execute(
      db,
    );
  });
  const filtros = leerFiltrosDePagos({ distrito_id: null }, { desde: '2026-02-04', hasta: '2026-02-04' });
  const { items: todos } = await findPagosRecibidos(s.db, filtros, { page: 1, limit: 50, tope: 0 });
  expect(todos.map(({ que }) => que)).toEqual([...Array(3).fill('pago'), ...Array(3).fill('cobranza')]);
  for (const limit of [1, 2, 3, 4]) {
    const vistos: typeof todos = [];
    for (let despues = todos.at(-1), n = 0; n < 7; n++) {
      const desde = n > 0 && despues ? { despues } : {};
      const { items } = await findPagosRecibidos(s.db, filtros, { page: 1, limit, tope: 0, ...desde });
      if (items.length === 0) break;
      vistos.push(...items);
      despues = items.at(-1);
    }
    expect(vistos).toEqual(todos);
  }
});

test('lo que no entra en un archivo se dice, y no se corta', async () => {
  await traer({ medio: 'redLink', comienzo: 'MUCHO-', cuantas: MAXIMO_DE_FILAS + 1 });
  const respuesta = await mira('GET', '/colegio/pagos/exportar/csv?medio=redLink');
  expect([respuesta.statusCode, respuesta.json()]).toMatchObject([422, { codigo: 'exportacion_muy_grande' }]);
});
