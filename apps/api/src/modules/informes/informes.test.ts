import type { FilaDeDetalle, FilaDeInforme, InformeLeido } from '@colega/contract/informes';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { matricula, usuario } from '../../testing/construir.ts';
import type { Pedir } from '../../testing/crear-app-de-prueba.ts';
import { leerXlsx } from '../../testing/dinero/leer-xlsx.ts';
import { crearEscenaDeInformes } from '../../testing/informes/escena-de-informes.ts';
import { ponerSumasAlDia } from './sumas.service.ts';

let escena: Awaited<ReturnType<typeof crearEscenaDeInformes>>;
beforeAll(async () => {
  escena = await crearEscenaDeInformes();
});
afterAll(() => escena.s.prueba.cerrar());

const pedir = (como: Pedir, direccion: string) => como('GET', `/colegio/informes/${direccion}`);
const leer = async (direccion: string, como: Pedir = escena.todo): Promise<InformeLeido> => {
  const respuesta = await pedir(como, direccion);
  expect(respuesta.statusCode, respuesta.body).toBe(200);
  return respuesta.json<InformeLeido>();
};
const detallar = async (direccion: string): Promise<{ items: FilaDeDetalle[]; pagination: { total_items: number } }> =>
  (await pedir(escena.todo, direccion)).json();
const fila = ({ filas }: InformeLeido, clave: string): FilaDeInforme | undefined =>
  filas.find((una) => una.clave === clave);
const DE_OTONIO = 'desde=2026-09&hasta=2026-11';

describe('legajos', () => {
  test('se cuentan por el mes de la provincia en que se confirmaron, junto al del año anterior, antes y después de sumarse', async () => {
    const esperado = async () => {
      const informe = await leer(`legajos?${DE_OTONIO}`);
      expect(informe.filas.map(({ clave, nombre }) => `${clave} ${nombre}`)).toEqual([
        '2026-09 sep 2026',
        '2026-10 oct 2026',
        '2026-11 nov 2026',
      ]);
      // The evening of the 30th is the next month in UTC.
      expect(fila(informe, '2026-09')?.cifras).toEqual({
        legajos: 1,
        ampliaciones: 0,
        honorarios: '1000.25',
        anulados: 0,
      });
      expect(fila(informe, '2026-10')).toMatchObject({
        cifras: { legajos: 5, ampliaciones: 0, honorarios: '5021.25', anulados: 1 },
        antes: { legajos: 1, honorarios: '1004.25' },
      });
      expect(informe.total).toMatchObject({ cifras: { legajos: 7, anulados: 1 }, antes: { legajos: 1 } });
      expect(informe).toMatchObject({ en_curso: true, antes: { desde: '2025-09', hasta: '2025-11' } });
    };
    await esperado();
    await ponerSumasAlDia(escena.s.db, escena.s.prueba.ahora());
    await esperado();
  });

  test('sin pedir meses son los doce que terminan con este; un mes sin nada está igual', async () => {
    const { filas, periodo } = await leer('legajos');
    expect(periodo).toEqual({ desde: '2025-12', hasta: '2026-11' });
    expect(filas).toHaveLength(12);
    expect(fila({ filas } as InformeLeido, '2026-02')?.cifras).toEqual({
      legajos: 0,
      ampliaciones: 0,
      honorarios: '0.00',
      anulados: 0,
    });
  });

  test('por rubro, distrito o modalidad suman lo mismo, y lo que hay detrás son esos legajos', async () => {
    const porMes = await leer(`legajos?${DE_OTONIO}`);
    for (const por of ['rubro', 'distrito', 'modalidad']) {
      const informe = await leer(`legajos?${DE_OTONIO}&por=${por}`);
      expect(informe.total).toEqual(porMes.total);
      for (const { clave, nombre, cifras } of informe.filas) {
        expect(nombre).not.toBe(clave);
        const { items } = await detallar(`legajos/detalle?${DE_OTONIO}&${por}_id=${clave}&limit=100`);
        expect(items).toHaveLength(Number(cifras.legajos) + Number(cifras.ampliaciones) + Number(cifras.anulados));
      }
    }
    const { items } = await detallar('legajos/detalle?desde=2026-09&hasta=2026-09');
    expect(items[0]?.celdas).toMatchObject({
      contrato: 'Original',
      dia: '2026-09-30',
      monto: '1000.25',
      anulado: 'No',
    });
    expect(items[0]?.legajo_id).toBe(escena.historia.legajos[0]);
  });
});

describe('demoras', () => {
  test('de lo visado cada mes, la mediana y el percentil 90 en días hábiles y corridos; lo de antes y lo anulado no cuenta', async () => {
    const informe = await leer(`demoras?${DE_OTONIO}`);
    // The 12th of October was a holiday.
    expect(fila(informe, '2026-10')?.cifras).toEqual({
      ...{ contratos: 3, mediana: 3, p90: 20, mediana_corridos: 5, p90_corridos: 29 },
    });
    expect(fila(informe, '2026-09')?.cifras).toEqual({
      ...{ contratos: 0, mediana: null, p90: null, mediana_corridos: null, p90_corridos: null },
    });
    expect(fila(informe, '2026-10')?.antes).toMatchObject({ contratos: 1 });
  });

  test('los que esperan, por su edad', async () => {
    const { abiertos } = await leer('demoras');
    expect(abiertos?.map(({ desde, hasta, contratos }) => [desde, hasta, contratos])).toEqual([
      [0, 2, 0],
      [3, 5, 0],
      [6, 10, 0],
      [11, 20, 2],
      [21, null, 0],
    ]);
  });

  test('detrás están los contratos, con sus días', async () => {
    const { items } = await detallar('demoras/detalle?desde=2026-10&hasta=2026-10');
    expect(items.map(({ celdas }) => [celdas.confirmado, celdas.visado, celdas.habiles, celdas.corridos])).toEqual([
      ['2026-09-30', '2026-10-05', 3, 5],
      ['2026-10-09', '2026-10-13', 1, 4],
      ['2026-10-01', '2026-10-30', 20, 29],
    ]);
  });
});

describe('observaciones', () => {
  test('por dato, por motivo y por mes, con sus vueltas; un legajo cuenta una vez', async () => {
    const porCampo = await leer(`observaciones?${DE_OTONIO}&por=campo`);
    expect(fila(porCampo, 'inmuebles.partida')?.cifras).toMatchObject({
      observaciones: 2,
      legajos: 2,
      una_vuelta: 1,
      dos_vueltas: 1,
    });
    expect(fila(porCampo, '')).toMatchObject({ nombre: 'Todo el legajo', cifras: { observaciones: 1 } });
    expect(porCampo.total.cifras).toMatchObject({ observaciones: 3, legajos: 2, sin_cerrar: 3 });
    const porMotivo = await leer(`observaciones?${DE_OTONIO}`);
    expect(porMotivo.filas[0]).toMatchObject({ nombre: 'La partida no coincide con la nomenclatura catastral.' });
    // At one in the morning in UTC it was the day before.
    expect(fila(await leer(`observaciones?${DE_OTONIO}&por=mes`), '2026-10')?.cifras).toMatchObject({
      observaciones: 3,
    });
  });

  test('de más de cuarenta motivos, los demás van juntos', async () => {
    const { db } = escena.s;
    await sql`insert into legajo_observaciones (legajo_id, texto, quien, creada_en)
      select ${escena.historia.legajos[0]}::int, 'Motivo ' || n, 'prueba', '2020-01-15' from generate_series(1, 45) n`.execute(
      db,
    );
    const { filas, total } = await leer('observaciones?desde=2020-01&hasta=2020-01');
    expect(filas).toHaveLength(41);
    expect(filas.at(-1)).toMatchObject({ clave: '', nombre: 'Otros textos', cifras: { observaciones: 5, legajos: 1 } });
    expect(total.cifras).toMatchObject({ observaciones: 45, legajos: 1 });
  });
});

describe('recaudación', () => {
  test('por cada corte suma al centavo lo que el libro dice', async () => {
    const { rows } = await sql<{
      saldo: string;
    }>`select sum(importe)::text as saldo from movimientos where cuenta = 'recaudado'`.execute(escena.s.db);
    for (const por of ['mes', 'circuito', 'medio', 'banco']) {
      const { total, filas } = await leer(`recaudacion?por=${por}`);
      expect(total.cifras).toMatchObject({ neto: rows[0]?.saldo, cobros: 2 });
      expect(filas.reduce((suma, { cifras }) => suma + Number(cifras.neto), 0).toFixed(2)).toBe(rows[0]?.saldo);
    }
  });

  test('detrás están los renglones del libro, con su cupón', async () => {
    const { items } = await detallar('recaudacion/detalle?medio=transferencia');
    expect(items).toHaveLength(1);
    expect(items[0]?.celdas).toMatchObject({ concepto: 'Cobro', circuito: 'Matriculados', importe: '5000.00' });
  });

  test('por día, cada uno con el mismo de un año antes; el 29 de febrero no lo tiene, y nada se rompe', async () => {
    const deFebrero = await leer('recaudacion?desde=2024-02&hasta=2024-02&por=dia&dia=2024-02-29');
    expect(deFebrero.total).toMatchObject({ cifras: { neto: '0.00' }, antes: { neto: '0.00', cobros: 0 } });
    expect((await pedir(escena.todo, 'recaudacion?dia=0001-01-01')).statusCode).toBe(200);
    // What was collected a year before has its row, although nothing was collected on that day of this one.
    const deUnAnioDespues = await leer('recaudacion?desde=2027-11&hasta=2027-11&por=dia');
    const antes = deUnAnioDespues.filas.reduce((suma, fila) => suma + Number(fila.antes.neto), 0).toFixed(2);
    expect([deUnAnioDespues.filas.length > 0, antes]).toEqual([true, deUnAnioDespues.total.antes.neto]);
  });

  test('lo de un sistema anterior es de su circuito, y se aparta por su medio', async () => {
    const { circuito, medio } = (await escena.todo('GET', '/colegio/opciones_de_informes')).json();
    const valores = (opciones: { valor: string }[]) => opciones.map(({ valor }) => valor);
    expect(valores(circuito)).not.toContain('importacion');
    expect(valores(medio)).toContain('importacion');
  });

  test('es de todo el Colegio: quien opera en un distrito no la lee', async () => {
    expect((await pedir(escena.deUno, 'recaudacion')).statusCode).toBe(403);
    expect((await pedir(escena.deUno, 'recaudacion/detalle')).statusCode).toBe(403);
    expect((await pedir(escena.deUno, 'recaudacion/exportar/csv')).statusCode).toBe(403);
  });
});

describe('personas', () => {
  test('por estado, con lo que cambió en el período y quién está al día', async () => {
    await ponerSumasAlDia(escena.s.db, escena.s.prueba.ahora());
    const informe = await leer('personas');
    expect(informe.contado).toBe('2026-11-28');
    const { rows } = await sql<{ cuantas: number }>`select count(*)::int as cuantas from matriculas`.execute(
      escena.s.db,
    );
    expect(informe.total.cifras.matriculas).toBe(rows[0]?.cuantas);
    expect(Number(informe.total.cifras.al_dia) + Number(informe.total.cifras.con_deuda)).toBe(rows[0]?.cuantas);
    // Of a year before nobody counted.
    expect(fila(informe, 'suspendido')?.antes).toMatchObject({ matriculas: null, al_dia: null, altas: 0 });
    expect(fila(informe, 'suspendido')).toMatchObject({ nombre: 'Suspendido', cifras: { matriculas: 1 } });
    expect(fila(await leer('personas?por=mes'), '2026-11')?.cifras).toMatchObject({ matriculas: rows[0]?.cuantas });
  });

  test('una baja y una rehabilitación se cuentan en su mes, por lo que dice la auditoría', async () => {
    const { db, prueba } = escena.s;
    const { persona } = await usuario(db, 'que-se-va');
    const { codigo } = await matricula(db, persona.id);
    const anotar = (desde: string, hasta: string, dia: string) =>
      sql`
      insert into auditoria (cuando, quien, entidad, entidad_id, accion, desde, hasta)
      values (${dia}, 'prueba', 'persona', ${persona.id}, 'corregir_matricula', jsonb_build_object('matricula', ${codigo}::text, 'estado', ${desde}::text),
        jsonb_build_object('matricula', ${codigo}::text, 'estado', ${hasta}::text))`.execute(db);
    // The first of August at one in UTC is still July.
    await anotar('activo', 'baja', '2026-08-01T01:00:00Z');
    await anotar('baja', 'activo', '2026-09-10T12:00:00Z');
    await anotar('activo', 'activo', '2026-09-11T12:00:00Z');
    const informe = await leer('personas?por=mes');
    expect(fila(informe, '2026-07')?.cifras).toMatchObject({ bajas: 1, rehabilitadas: 0 });
    expect(fila(informe, '2026-09')?.cifras).toMatchObject({ bajas: 0, rehabilitadas: 1 });
    expect(prueba.ahora().getUTCFullYear()).toBe(2026);
  });
});

describe('un pedido', () => {
  test.each([
    ['legajos?desde=2026-13', 'desde'],
    ['legajos?desde=9999-12', 'desde'],
    ['legajos?desde=2026-05&hasta=2026-04', 'hasta'],
    ['legajos?desde=2000-01&hasta=2026-04', 'desde'],
    ['legajos?por=banco', 'por'],
    ['legajos?medio=caja', 'medio'],
    ['recaudacion?por=dia', 'por'],
    ['demoras?modalidad_id=1', 'modalidad_id'],
    ['legajos?distrito_id=0', 'distrito_id'],
    ['legajos?inventado=1', 'inventado'],
  ])('de lo que no hay se dice en su campo: %s', async (direccion, campo) => {
    const respuesta = await pedir(escena.todo, direccion);
    expect(respuesta.statusCode, respuesta.body).toBe(422);
    expect(respuesta.json<{ errores: { campo: string }[] }>().errores.map((error) => error.campo)).toEqual([campo]);
  });

  test('un informe que no existe no se encuentra', async () => {
    expect((await pedir(escena.todo, 'inventado')).statusCode).toBeGreaterThanOrEqual(400);
  });

  test('quien opera en un distrito ve lo suyo, y lo de otro no existe', async () => {
    const [suyo = 0, otro = 0] = escena.distritos;
    const propio = await leer(`legajos?${DE_OTONIO}`, escena.deUno);
    expect(propio.total).toEqual((await leer(`legajos?${DE_OTONIO}&distrito_id=${suyo}`)).total);
    expect(propio.total).not.toEqual((await leer(`legajos?${DE_OTONIO}`)).total);
    for (const parte of ['', '/detalle', '/exportar/csv', '/detalle/exportar/xlsx'])
      expect((await pedir(escena.deUno, `legajos${parte}?distrito_id=${otro}`)).statusCode).toBe(404);
    const opciones = await escena.deUno('GET', '/colegio/opciones_de_informes');
    expect(opciones.json<{ distrito_id: object[] }>().distrito_id).toHaveLength(1);
  });
});

describe('en un archivo', () => {
  test('la tabla sale como se ve, con el año anterior y el total', async () => {
    const respuesta = await pedir(escena.todo, `legajos/exportar/csv?${DE_OTONIO}`);
    const lineas = respuesta.body.trim().split('\r\n');
    expect(lineas[0]).toContain('Mes;Legajos;Legajos, un año antes;');
    expect(lineas.find((linea) => linea.startsWith('oct 2026'))).toBe('oct 2026;5;1;0;0;5021,25;1004,25;1;0');
    expect(lineas.at(-1)).toMatch(/^Total;7;1;/);
    expect(respuesta.headers['content-disposition']).toContain('informe-de-legajos.csv');
  });

  test('y lo que hay detrás, uno por renglón', async () => {
    const respuesta = await pedir(escena.todo, `legajos/detalle/exportar/xlsx?${DE_OTONIO}`);
    expect(respuesta.statusCode).toBe(200);
    const { hoja, textos } = leerXlsx(respuesta.rawPayload);
    expect(hoja.match(/<row /g)).toHaveLength(9);
    expect(textos[0]).toBe('Legajo');
  });
});
