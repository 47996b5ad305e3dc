import { performance } from 'node:perf_hooks';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { exportar } from './papeles/exportar/exportar.ts';
import { fecha, importe, numero, type Tabla, texto } from './papeles/exportar/tabla.ts';
import { crearEscenarioDePagos, type EscenarioDePagos } from './pruebas/escenario-de-pagos.ts';
import { leerXlsx } from './pruebas/leer-xlsx.ts';
import { type Liquidaciones, liquidacionesDe } from './pruebas/liquidaciones.ts';

type Fila = { nombre: string; importe: string; dia: string | null; n: number };
const TABLA: Tabla<Fila> = {
  nombre: 'Prueba',
  columnas: [
    { titulo: 'Nombre', ancho: 20, celda: (f) => texto(f.nombre) },
    { titulo: 'Importe', ancho: 12, celda: (f) => importe(f.importe) },
    { titulo: 'Día', ancho: 12, celda: (f) => fecha(f.dia) },
    { titulo: 'N°', ancho: 5, celda: (f) => numero(f.n) },
  ],
  filas: [
    { nombre: 'Ñandú; "el" primero', importe: '1234567.89', dia: '2026-03-09', n: 7 },
    { nombre: '=HYPERLINK("http://malo.example")', importe: '-10.50', dia: null, n: 8 },
  ],
};
const PELIGROSOS = ['=1+1', '+1', '-1+2', '@SUM(A1)', '\t=1', ' =1', '\r=1'];
const conNombre = (nombre: string): Tabla<Fila> => ({
  ...TABLA,
  filas: [{ nombre, importe: '1.00', dia: null, n: 1 }],
});
const csvDe = async (tabla: Tabla<Fila>) => Buffer.from(await exportar('csv', async () => tabla)).toString('utf8');
const grande = (): Tabla<Fila> => {
  const [primera] = TABLA.filas;
  if (!primera) throw new Error('sin filas');
  return { ...TABLA, filas: Array.from({ length: 8000 }, (_, n) => ({ ...primera, n })) };
};

describe('el CSV', () => {
  test('se abre en castellano: punto y coma, coma decimal, día primero, acentos', async () => {
    expect((await csvDe(TABLA)).split('\r\n')).toEqual([
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

  test('uno grande es el mismo, y se arma en un hilo aparte', async () => {
    const hilos = vi.fn();
    process.on('worker', hilos);
    const lineas = (await csvDe(grande())).split('\r\n');
    process.off('worker', hilos);
    expect(hilos).toHaveBeenCalledTimes(1);
    expect(lineas).toHaveLength(8002);
    expect(lineas[8000]).toBe('"Ñandú; ""el"" primero";1234567,89;09/03/2026;7999');
  });
});

describe('la planilla', () => {
  test('números que son números, fechas que son fechas, textos que son textos', async () => {
    const { hoja, textos } = leerXlsx(await exportar('xlsx', async () => TABLA));
    expect(hoja).toContain('<v>1234567.89</v>');
    expect(hoja).toContain('<v>46090</v>');
    expect(hoja).not.toContain('<f>');
    expect(textos).toContain('=HYPERLINK("http://malo.example")');
  });

  test('una grande es la misma, y mientras se arma el servidor sigue atendiendo', async () => {
    const antes = performance.eventLoopUtilization();
    const bytes = await exportar('xlsx', async () => grande());
    const { utilization } = performance.eventLoopUtilization(antes);
    expect(utilization).toBeLessThan(0.7);
    const { hoja, textos } = leerXlsx(bytes);
    expect(hoja.match(/<row /g)).toHaveLength(8001);
    expect(hoja).toContain('<v>7999</v>');
    expect(textos).toContain('Ñandú; "el" primero');
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

  test('el resumen del filtro, entero', async () => {
    const base = `/liquidaciones/resumen_cuenta/${l.persona_id}/exportar`;
    const csv = (await s.e.mgarcia('GET', `${base}/csv?anio_desde=2026`)).body.trim().split('\r\n');
    expect(csv).toHaveLength(4);
    expect(csv[1]).toMatch(/;CUOTA 2 2026;Pendiente;15\/12\/2026;74000,00;;$/);
    const { hoja } = leerXlsx((await s.e.mgarcia('GET', `${base}/xlsx?anio_desde=2026`)).rawPayload);
    expect(hoja.match(/<row /g)).toHaveLength(4);
  });
});
