import { performance } from 'node:perf_hooks';
import { Worker } from 'node:worker_threads';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { estadoDeConexiones } from '../../db/conectar.ts';
import { exportar } from '../../exportar/exportar.ts';
import { type LecturaPorPaginas, paginarFilas } from '../../exportar/paginas.ts';
import { fecha, importe, numero, type TablaPorExportar, texto } from '../../exportar/tabla.ts';
import { enNombreDe } from '../../reparto/solicitante-actual.ts';
import { crearEscenarioDePagos, type EscenarioDePagos } from '../../testing/dinero/escenario-de-pagos.ts';
import { leerXlsx } from '../../testing/dinero/leer-xlsx.ts';
import { type Liquidaciones, liquidacionesDe } from '../../testing/dinero/liquidaciones.ts';
import { revertirDelDia } from './colegio/revertir.service.ts';

type Fila = { nombre: string; importe: string; dia: string | null; n: number };
const TABLA: TablaPorExportar<Fila> = {
  nombre: 'Prueba',
  columnas: [
    { titulo: 'Nombre', ancho: 20, celda: (f) => texto(f.nombre) },
    { titulo: 'Importe', ancho: 12, celda: (f) => importe(f.importe) },
    { titulo: 'Día', ancho: 12, celda: (f) => fecha(f.dia) },
    { titulo: 'N°', ancho: 5, celda: (f) => numero(f.n) },
  ],
};
const PRIMERA: Fila = { nombre: 'Ñandú; "el" primero', importe: '1234567.89', dia: '2026-03-09', n: 7 };
const FILAS: Fila[] = [PRIMERA, { nombre: '=HYPERLINK("http://malo.example")', importe: '-10.50', dia: null, n: 8 }];
const PELIGROSOS = ['=1+1', '+1', '-1+2', '@SUM(A1)', '\t=1', ' =1', '\r=1'];
const conNombre = (nombre: string): Fila[] => [{ nombre, importe: '1.00', dia: null, n: 1 }];
const MUCHAS = Array.from({ length: 8000 }, (_, n) => ({ ...PRIMERA, n }));

async function* dePaginas(filas: readonly Fila[], cuantas = 200): AsyncGenerator<readonly Fila[]> {
  for (let i = 0; i < filas.length; i += cuantas) yield filas.slice(i, i + cuantas);
}
const exportarFilas = (formato: 'csv' | 'xlsx', filas: readonly Fila[]) => exportar(formato, TABLA, dePaginas(filas));
const csvDe = async (filas: readonly Fila[]) => Buffer.from(await exportarFilas('csv', filas)).toString('utf8');

describe('el CSV', () => {
  test('se abre en castellano: punto y coma, coma decimal, día primero, acentos', async () => {
    expect((await csvDe(FILAS)).split('\r\n')).toEqual([
      '\ufeffNombre;Importe;Día;N°',
      '"Ñandú; ""el"" primero";1234567,89;09/03/2026;7',
      `"'=HYPERLINK(""http://malo.example"")";-10,50;;8`,
      '',
    ]);
  });

  test.each(PELIGROSOS)('%j nunca es una fórmula', async (nombre) => {
    const [, linea = ''] = (await csvDe(conNombre(nombre))).split('\r\n');
    expect(linea.replace(/^"/, '').startsWith("'")).toBe(true);
  });

  test('uno grande es el mismo', async () => {
    const lineas = (await csvDe(MUCHAS)).split('\r\n');
    expect(lineas).toHaveLength(8002);
    expect(lineas[8000]).toBe('"Ñandú; ""el"" primero";1234567,89;09/03/2026;7999');
  });
});

describe('la planilla', () => {
  test('números que son números, fechas que son fechas, textos que son textos', async () => {
    const { hoja, textos } = leerXlsx(await exportarFilas('xlsx', FILAS));
    expect(hoja).toContain('<v>1234567.89</v>');
    expect(hoja).toContain('<v>46090</v>');
    expect(hoja).not.toContain('<f>');
    expect(textos).toContain('=HYPERLINK("http://malo.example")');
  });

  test('una grande es la misma, y mientras se arma el servidor sigue atendiendo', async () => {
    const antes = performance.eventLoopUtilization();
    const bytes = await exportarFilas('xlsx', MUCHAS);
    const { utilization } = performance.eventLoopUtilization(antes);
    expect(utilization).toBeLessThan(0.7);
    const { hoja, textos } = leerXlsx(bytes);
    expect(hoja.match(/<row /g)).toHaveLength(8001);
    expect(hoja).toContain('<v>7999</v>');
    expect(textos).toContain('Ñandú; "el" primero');
  });
});

describe('el hilo que atiende', () => {
  test.each(['csv', 'xlsx'] as const)('no arma ninguno, por chico que sea: %s', async (formato) => {
    const encargos = vi.spyOn(Worker.prototype, 'postMessage');
    await exportarFilas(formato, FILAS);
    const [filas, archivo] = encargos.mock.calls.map(([encargo]) => encargo);
    encargos.mockRestore();
    expect(filas.filas).toHaveLength(2);
    expect(archivo).toMatchObject({ formato, titulos: ['Nombre', 'Importe', 'Día', 'N°'] });
  });

  test('entrega las filas a medida que las lee, y deja de leer cuando nadie espera el archivo', async () => {
    const leidas: number[] = [];
    const seVa = new AbortController();
    async function* leer(): AsyncGenerator<readonly Fila[]> {
      for (let n = 0; n < 100; n += 1) {
        leidas.push(n);
        if (n === 3) seVa.abort(new Error('se fue'));
        yield [{ ...PRIMERA, n }];
      }
    }
    const abandonada = enNombreDe({ seFue: seVa.signal }, () => exportar('csv', TABLA, leer()));
    await expect(abandonada).rejects.toThrow('se fue');
    expect(leidas).toEqual([0, 1, 2, 3]);
    expect((await csvDe(FILAS)).split('\r\n')).toHaveLength(4);
  });

  test('si leer falla, eso se dice, y el que sigue no hereda sus filas', async () => {
    async function* leer(): AsyncGenerator<readonly Fila[]> {
      yield FILAS;
      throw new Error('sin base');
    }
    await expect(exportar('csv', TABLA, leer())).rejects.toThrow('sin base');
    expect((await csvDe(FILAS)).split('\r\n')).toHaveLength(4);
  });
});

describe('lo que se exporta', () => {
  let s: EscenarioDePagos;
  let l: Liquidaciones;
  beforeAll(async () => {
    s = await crearEscenarioDePagos();
    l = liquidacionesDe(s);
    await l.generar(2026);
    for (let i = 0; i < 12; i += 1) await s.cuponDeMatricula(`${1000 + i}.50`);
    await s.cuponDeLegajo('cep');
    await s.cuponDeMatricula('7.00', s.e.otra.persona.id);
  });
  afterAll(() => s.e.prueba.cerrar());

  test('los cupones del filtro, todos y solo los propios', async () => {
    const respuesta = await s.e.mgarcia('GET', '/orden_pagos/exportar/csv?circuito=matriculados');
    expect(respuesta.headers['content-type']).toBe('text/csv; charset=utf-8');
    const [titulos, ...lineas] = respuesta.body.trim().split('\r\n');
    expect(titulos).toMatch(/Número;Circuito;Legajo;Conceptos;Estado;Fecha;Vencimiento/);
    expect(lineas).toHaveLength(12);
    expect(lineas[0]).toMatch(
      /^\d+;Matriculados;;ARANCEL 2026;Pendiente;20\/03\/2026;30\/03\/2026;19\/04\/2026;1011,50;;$/,
    );
    expect(respuesta.body).not.toContain(';7,00;');
    const ajeno = await s.e.mgarcia('GET', `/orden_pagos/exportar/csv?persona.id=${s.e.otra.persona.id}`);
    expect(ajeno.statusCode).toBe(404);
    const { hoja } = leerXlsx((await s.e.mgarcia('GET', '/orden_pagos/exportar/xlsx')).rawPayload);
    expect(hoja.match(/<row /g)).toHaveLength(14);
  });

  test('de uno pago dice lo que lo pagó y cuándo se terminó de pagar, y no lo que se deshizo', async () => {
    const dia = (cual: string) => new Date(`2026-03-${cual}T15:00:00Z`);
    const enPartes = await s.cuponDeMatricula('2000.00');
    await s.acreditar(enPartes, { importe: '800.00', externo: 'una-parte', fecha_pago: dia('20') });
    await s.acreditar(enPartes, { importe: '1200.00', externo: 'la-otra', fecha_pago: dia('23') });
    const otraVez = await s.cuponDeMatricula('3000.00');
    const pago = { importe: '3000.00', externo: 'la-que-se-deshizo', fecha_pago: dia('20') };
    const { operacion_id } = await s.acreditar(otraVez, pago);
    await revertirDelDia(s.db, { ...l.elColegio(), operacion_id, motivo: 'x' });
    await s.acreditar(otraVez, { importe: '3060.00', externo: 'la-que-quedó', fecha_pago: dia('31') });
    const { body } = await s.e.mgarcia('GET', '/orden_pagos/exportar/csv?circuito=matriculados');
    const pagos = body.trim().split('\r\n').slice(1, 3);
    expect(pagos.map((linea) => linea.split(';').slice(-3))).toEqual([
      ['3000,00', '31/03/2026', '3060,00'],
      ['2000,00', '23/03/2026', '2000,00'],
    ]);
  });

  test('por páginas son los mismos, en el mismo orden y una vez cada uno; los de más se rechazan', async () => {
    const recorrer = (lectura: Partial<LecturaPorPaginas<number>>) =>
      paginarFilas<number>(s.db, {
        leer: async (db, { limit, offset }) => {
          const { rows } = await sql<{ n: number }>`
            select n::int from generate_series(1, 1000) n order by n limit ${limit} offset ${offset}`.execute(db);
          return rows.map(({ n }) => n);
        },
        contar: async () => 1000,
        ...lectura,
      });
    const leidos: number[] = [];
    for await (const pagina of recorrer({})) leidos.push(...pagina);
    expect(leidos).toEqual(Array.from({ length: 1000 }, (_, i) => i + 1));
    await expect(recorrer({ contar: async () => 10_001 }).next()).rejects.toMatchObject({ status: 422 });
    for await (const _ of recorrer({})) break;
    expect(estadoDeConexiones(s.db)).toMatchObject({ esperando: 0 });
  });

  test('el resumen del filtro, entero', async () => {
    const base = `/liquidaciones/resumen_cuenta/${l.persona_id}/exportar`;
    const csv = (await s.e.mgarcia('GET', `${base}/csv?anio_desde=2026`)).body.trim().split('\r\n');
    expect(csv).toHaveLength(4);
    expect(csv[1]).toMatch(/;CUOTA 2 2026;Pendiente;15\/12\/2026;74000,00;;$/);
    const { hoja } = leerXlsx((await s.e.mgarcia('GET', `${base}/xlsx?anio_desde=2026`)).rawPayload);
    expect(hoja.match(/<row /g)).toHaveLength(4);
  });
});
