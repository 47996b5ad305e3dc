import { sumarDias } from '@colega/domain/fechas';
import { Decimal, formatImporte, sumar } from '@colega/domain/importes';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { leerTexto } from '../../testing/documents/leer-papel.ts';
import { crearEscenario, type Escenario } from '../../testing/legajos/escenario.ts';
import { mirarPdf } from '../../testing/mirar-pdf.ts';
import { leerListasEnVigor } from '../colegio/leer-colegio.service.ts';
import { importeDelCargo } from '../legajos/vida/importe-del-cargo.ts';

let e: Escenario;
let hoy: string;
beforeAll(async () => {
  e = await crearEscenario();
  ({ hoy } = (await e.prueba.pedir('GET', '/configuracion')).json());
});
afterAll(() => e.prueba.cerrar());

describe('el catálogo con que calcula cualquiera', () => {
  test('se lee sin sesión, entero, y no tiene nada de nadie', async () => {
    const respuesta = await e.prueba.pedir('GET', '/calculo_honorarios/catalogo');
    expect(respuesta.statusCode).toBe(200);
    const { datos, tablas } = respuesta.json();
    expect(Object.keys(datos).sort()).toEqual([
      ...['categorias', 'estado_obra', 'formularios', 'resoluciones', 'rubros', 'segmento_tareas', 'segmentos'],
      ...['tareas', 'tipo_obras'],
    ]);
    const publicadas = await e.db.selectFrom('resoluciones').select('id').orderBy('vigente_desde').execute();
    expect(datos.resoluciones.map(({ id }: { id: number }) => id)).toEqual(publicadas.map(({ id }) => id));
    expect(tablas.length).toBeGreaterThan(0);
    for (const { cuit, apellido } of await e.db.selectFrom('personas').select(['cuit', 'apellido']).execute()) {
      expect(respuesta.body).not.toContain(cuit);
      expect(respuesta.body).not.toContain(`"${apellido}"`);
    }
  });

  test('quien ya lo tiene pregunta si cambió, y no lo baja otra vez', async () => {
    const { headers } = await e.prueba.pedir('GET', '/calculo_honorarios/catalogo');
    expect(headers['cache-control']).toBe('no-cache');
    const deNuevo = await e.prueba.pedir('GET', '/calculo_honorarios/catalogo', {
      headers: { 'if-none-match': `W/${headers.etag}` },
    });
    expect([deNuevo.statusCode, deNuevo.body]).toEqual([304, '']);
    const deOtro = await e.prueba.pedir('GET', '/calculo_honorarios/catalogo', {
      headers: { 'if-none-match': '"otro"' },
    });
    expect(deOtro.statusCode).toBe(200);
  });
});

const vence = () => sumarDias(hoy, 10);
const presupuesto = (cambios = {}) => ({ pedido: e.pedido(), para: 'Consorcio Ñandú', vence: vence(), ...cambios });
const leer = async (pdf: Buffer): Promise<string> => {
  const visto = await mirarPdf(new Uint8Array(pdf));
  onTestFinished(() => visto.cerrar());
  return visto.textos.join(' ');
};

describe('el presupuesto', () => {
  const sinSesion = (payload: object) => e.prueba.pedir('POST', '/calculo_honorarios/presupuesto', { payload });
  const propio = (payload: object) => e.mgarcia('POST', '/calculo_honorarios/presupuesto_propio', { payload });

  test('dice el mínimo del servidor, para quién, hasta cuándo y la explicación; sin sesión, de nadie', async () => {
    const { honorario } = (await e.mgarcia('POST', '/calculo_honorarios/calcular', { payload: e.pedido() })).json();
    const respuesta = await sinSesion(presupuesto());
    expect([respuesta.statusCode, respuesta.headers['content-type']]).toEqual([200, 'application/pdf']);
    const texto = await leer(respuesta.rawPayload);
    const enPesos = new Intl.NumberFormat('es-AR', { minimumFractionDigits: 2 }).format(Number(honorario));
    for (const dicho of [enPesos, 'Consorcio Ñandú', vence().split('-').reverse().join('/'), 'Cómo se calculó'])
      expect(texto).toContain(dicho);
    expect(texto).toContain('Se hizo sin ingresar al portal');
    expect(texto).not.toContain('Profesional');
  });

  test('con sesión lleva los datos de quien lo hace, y nadie más', async () => {
    const texto = await leer((await propio(presupuesto({ para: '' }))).rawPayload);
    expect(texto).toContain(`${e.persona.nombre} ${e.persona.apellido}`);
    expect(texto).not.toContain('Se hizo sin ingresar al portal');
    expect(texto).not.toContain('Consorcio');
  });

  test('cada problema nombra su campo', async () => {
    const campos = async (cambios: object) =>
      (await sinSesion(presupuesto(cambios))).json().errores.map(({ campo }: { campo: string }) => campo);
    expect(await campos({ vence: sumarDias(hoy, -1) })).toEqual(['vence']);
    expect(await campos({ vence: sumarDias(hoy, 181) })).toEqual(['vence']);
    expect(await campos({ pedido: e.pedido({ fecha: '2014-12-31' }) })).toEqual(['pedido.fecha']);
    expect(await campos({ para: 'x'.repeat(121) })).toEqual(['para']);
    expect(await campos({ nota: 'x'.repeat(601) })).toEqual(['nota']);
    expect(await campos({ honorario_convenido: '0.01' })).toEqual(['honorario_convenido']);
    expect(await campos({ honorario_convenido: 'mucho' })).toEqual(['honorario_convenido']);
    expect(await campos({ honorario_convenido: '0.01', vence: sumarDias(hoy, -1) })).toEqual([
      'honorario_convenido',
      'vence',
    ]);
  });

  test('dice el honorario convenido junto al mínimo, la nota, y el CEP y el timbrado de lo convenido', async () => {
    const { honorario } = (await e.mgarcia('POST', '/calculo_honorarios/calcular', { payload: e.pedido() })).json();
    const convenido = new Decimal(honorario).plus('1234.56').toFixed(2);
    const listas = await leerListasEnVigor(e.db);
    const { fecha } = e.pedido();
    const suyos = (['cep', 'timbrados'] as const).map((uno) =>
      importeDelCargo(listas, uno, { monto: convenido, fecha, traido: { cep: null, timbrados: null } }),
    );
    const nota = 'Incluye dos visitas a la obra.';
    const respuesta = await sinSesion(presupuesto({ honorario_convenido: convenido, nota }));
    expect(respuesta.statusCode, respuesta.body.slice(0, 300)).toBe(200);
    const texto = (await leer(respuesta.rawPayload)).replace(/\s+/g, ' ');
    const enPesos = (monto: string) => formatImporte(monto).replace(/\s+/g, ' ');
    for (const dicho of [
      'Honorario convenido',
      'Honorario mínimo',
      'Lo que se paga al Colegio',
      'Tasa de referencia',
      nota,
    ])
      expect(texto).toContain(dicho);
    for (const monto of [honorario, convenido, ...suyos, sumar(suyos)]) expect(texto).toContain(enPesos(monto));
    expect(texto).toContain(`CEP: 5 % de ${enPesos(convenido)}`);
    expect(texto).toContain(`Timbrado: 1,2 % de ${enPesos(convenido)}`);
    // The minimum itself may be agreed on.
    expect((await sinSesion(presupuesto({ honorario_convenido: honorario }))).statusCode).toBe(200);
    // Without it, of the minimum.
    const sinConvenir = (await leer((await sinSesion(presupuesto())).rawPayload)).replace(/\s+/g, ' ');
    expect(sinConvenir).not.toContain('Honorario convenido');
    expect(sinConvenir).toContain(`de ${enPesos(honorario)}`);
  });

  test('la nota es de quien presupuesta, se dice que el Colegio no la escribió, y conserva sus renglones', async () => {
    const nota = '  Incluye:\r\n- dos visitas\n- los planos\n\n\n\nNo incluye sellados.\n ';
    const texto = leerTexto((await propio(presupuesto({ nota }))).rawPayload);
    expect(texto).toMatch(
      /Nota de quien presupuesta\nIncluye:\n- dos visitas\n- los planos\n+No incluye sellados\.\n+El Colegio no la escribió ni responde por ella\./,
    );
  });
});

test('sin sesión, una dirección pide veinte papeles por minuto, y otra dirección los suyos', async () => {
  const de = (remoteAddress: string) =>
    e.prueba.app.inject({
      method: 'POST',
      url: '/api/bff/calculo_honorarios/presupuesto',
      payload: presupuesto({ vence: '2000-01-01' }),
      remoteAddress,
    });
  const codigos: number[] = [];
  // a minute may end in between, and what was asked before counts no more
  while (codigos.length < 45 && !codigos.includes(429)) codigos.push((await de('10.1.2.3')).statusCode);
  expect(codigos.indexOf(429)).toBeGreaterThanOrEqual(20);
  expect((await de('10.1.2.4')).statusCode).toBe(422);
});

test('[S-942] los que no ingresaron comparten un turno: los papeles de todos ellos no demoran el de quien ingresó', async () => {
  const de = (n: number) =>
    e.prueba.app.inject({
      method: 'POST',
      url: '/api/bff/calculo_honorarios/presupuesto',
      payload: presupuesto(),
      remoteAddress: `10.2.0.${n}`,
    });
  const codigos = Promise.all(Array.from({ length: 36 }, async (_, n) => (await de(n)).statusCode));
  const propio = await e.mgarcia('POST', '/calculo_honorarios/presupuesto_propio', { payload: presupuesto() });
  expect(propio.statusCode).toBe(200);
  const dichos = await codigos;
  expect(new Set(dichos)).toEqual(new Set([200, 429]));
  expect(dichos.filter((codigo) => codigo === 200).length).toBeGreaterThanOrEqual(30);
});
