import type { HistoriaDeCobranza, RendicionEntera, RenglonRendido } from '@colega/contract/dinero';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { armarLibroDeHojas } from '../../../exportar/libro.ts';
import { type Celda, fecha, importe, numero, texto } from '../../../exportar/tabla.ts';
import { operador } from '../../../testing/construir.ts';
import { archivoDeBanco, archivoDeLink, archivoDeSiro } from '../../../testing/dinero/archivos-de-rendicion.ts';
import { cajaDe } from '../../../testing/dinero/caja.ts';
import { cobrosDeNadie } from '../../../testing/dinero/cobros-de-nadie.ts';
import { crearEscenarioDePagos, type EscenarioDePagos } from '../../../testing/dinero/escenario-de-pagos.ts';
import { insertBancos } from '../../../testing/dinero/insert-bancos.ts';
import { formularioDe } from '../../../testing/formulario-de.ts';
import { acreditarAMano } from '../colegio/acreditar-a-mano.service.ts';
import { anotarSinIdentificar, devolverCobro, identificarCobro } from '../colegio/cobros-sin-cupon.service.ts';
import { revertirOperacion } from '../colegio/revertir.service.ts';
import { emparejarTodos } from './emparejar.service.ts';

let s: EscenarioDePagos;
let pedir: Awaited<ReturnType<EscenarioDePagos['e']['prueba']['conSesion']>>;
let cobros: ReturnType<typeof cobrosDeNadie>;
const DIA = '2026-03-20';

beforeAll(async () => {
  s = await crearEscenarioDePagos({ ahora: new Date(`${DIA}T12:00:00-03:00`) });
  cobros = cobrosDeNadie(s);
  await operador(s.db, 'tesorera', { roles: ['tesoreria'] });
});
beforeEach(async () => {
  pedir = await s.e.prueba.conSesion('tesorera', '/colegio/authentication_token');
});
afterAll(() => s.e.prueba.cerrar());

let archivos = 0;
const subir = (origen: string, contenido: string | Buffer, nombre = `archivo ${++archivos}.txt`) =>
  pedir(
    'POST',
    `/colegio/origenes_de_rendicion/${origen}/rendiciones`,
    formularioDe('file', nombre, Buffer.from(contenido), 'text/plain'),
  );
const leida = async (origen: string, contenido: string | Buffer): Promise<number> => {
  const respuesta = await subir(origen, contenido);
  expect(respuesta.statusCode, respuesta.body).toBe(201);
  return respuesta.json<{ id: number }>().id;
};
const entera = async (id: number) => (await pedir('GET', `/colegio/rendiciones/${id}`)).json<RendicionEntera>();
const renglones = async (id: number, que = 'diferencias') =>
  (await pedir('GET', `/colegio/rendiciones/${id}/renglones?que=${que}&limit=100`)).json<{ items: RenglonRendido[] }>()
    .items;
const diferencias = async (id: number) =>
  (await renglones(id)).map(
    ({ linea, diferencia, operacion_id }) => `${linea ?? `pago ${operacion_id}`}: ${diferencia}`,
  );

const pagado = async (importe: string, externo: string, medio: 'codigo_barra' | 'redLink' = 'codigo_barra') => {
  const id = await s.cuponDeMatricula(importe);
  const { operacion_id } = await s.acreditar(id, { medio, externo, importe });
  return { orden: id, boleta: await s.boleta(id), operacion_id };
};
const dar = (id: number, payload: object) => pedir('POST', `/colegio/rendiciones/${id}/dar_entrada`, { payload });
const enLaCaja = async (cupones: number[], importes: string[], pago: { comprobante: string; importe: string }) => {
  const hecho = await cajaDe(s).cobrar(pedir, {
    cupones: cupones.map((id, i) => ({ id, importe: importes[i] ?? '' })),
    pagos: [{ medio: 'transferencia', banco: 'provincia', ...pago }],
  });
  expect(hecho).toMatchObject({ status: 201 });
};
const cobro = (numero_boleta: number, importe: string, externo: string, mas = {}) => ({
  ...{ dia: DIA, numero_boleta, importe, externo },
  ...mas,
});

describe('un archivo de SIRO', () => {
  test('cada clase de diferencia se dice, y lo demás coincide', async () => {
    const bien = await pagado('100.00', '101');
    const otroImporte = await pagado('200.00', '102');
    const otraFecha = await pagado('300.00', '103');
    const deshecho = await pagado('400.00', '104');
    const noRendido = await pagado('500.00', '105');
    await revertirOperacion(s.db, { ...cobros.elColegio(), operacion_id: deshecho.operacion_id, tipo: 'contracargo' });
    const falta = await s.boleta(await s.cuponDeMatricula('600.00'));
    const id = await leida(
      'siro',
      archivoDeSiro([
        cobro(bien.boleta, '100.00', '101'),
        cobro(otroImporte.boleta, '250.00', '102'),
        cobro(otraFecha.boleta, '300.00', '103', { dia: '2026-03-19' }),
        cobro(deshecho.boleta, '400.00', '104'),
        cobro(falta, '600.00', '106'),
        cobro(99_999_999, '10.00', '107'),
        cobro(bien.boleta, '100.00', '101'),
      ]),
    );
    expect(await diferencias(id)).toEqual([
      ...['2: otro_importe', '3: otra_fecha', '4: deshecho_aca', '5: falta_aca', '6: falta_aca', '7: dos_veces'],
      `pago ${noRendido.operacion_id}: falta_alla`,
    ]);
    expect(await entera(id)).toMatchObject({
      ...{ renglones: 7, emparejados: 4, diferencias: 7, resueltas: 0, cobrado: '1660.00', por_dar_entrada: 2 },
      ...{ desde: '2026-03-19', hasta: DIA, quien: 'tesorera', origen: { clave: 'siro' } },
    });
    const [otro] = await renglones(id);
    expect(otro).toMatchObject({ importe: '250.00', aca: { importe: '200.00' } });
  });

  test('el mismo archivo no se lee dos veces; el mismo renglón en otro cuenta una', async () => {
    const { boleta } = await pagado('110.00', '201');
    const archivo = archivoDeSiro([cobro(boleta, '110.00', '201')]);
    const primero = await leida('siro', archivo);
    const respuesta = await subir('siro', archivo);
    expect(respuesta.statusCode).toBe(409);
    expect(respuesta.json<{ detail: string }>().detail).toMatch(
      /^Ese archivo ya se leyó: es «archivo \d+\.txt», lo leyó tesorera/,
    );
    const segundo = await leida('siro', archivoDeSiro([cobro(boleta, '110.00', '201'), cobro(boleta, '1.00', '202')]));
    expect(await entera(segundo)).toMatchObject({ renglones: 2, repetidos: 1, cobrado: '1.00' });
    expect(await entera(primero)).toMatchObject({ cobrado: '110.00', emparejados: 1 });
    const a_la_vez = archivoDeSiro([cobro(boleta, '3.00', '203')]);
    const dos = await Promise.all([subir('siro', a_la_vez), subir('siro', a_la_vez)]);
    expect(dos.map(({ statusCode }) => statusCode).sort()).toEqual([201, 409]);
  });

  test('un renglón que llega antes que su pago lo encuentra solo cuando llega', async () => {
    const orden = await s.cuponDeMatricula('120.00');
    const id = await leida(
      'siro',
      archivoDeSiro([cobro(await s.boleta(orden), '120.00', '301', { dia: '2026-03-01' })]),
    );
    expect(await diferencias(id)).toEqual(['1: falta_aca']);
    await s.acreditar(orden, {
      medio: 'codigo_barra',
      externo: '301',
      importe: '120.00',
      fecha_pago: new Date('2026-03-01T12:00:00-03:00'),
    });
    await emparejarTodos(s.db);
    expect(await diferencias(id)).toEqual([]);
  });

  test('se da entrada a lo que no está: a su cupón, o a nadie; dos veces es una', async () => {
    const orden = await s.cuponDeMatricula('130.00');
    const id = await leida(
      'siro',
      archivoDeSiro([
        cobro(await s.boleta(orden), '130.00', '401', { dia: '2026-02-01' }),
        cobro(99_999_998, '7.00', '402', { dia: '2026-02-01' }),
      ]),
    );
    const dar = () => pedir('POST', `/colegio/rendiciones/${id}/dar_entrada`, { payload: {} });
    const respuestas = await Promise.all([dar(), dar()]);
    expect(respuestas.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
    expect((await dar()).json()).toMatchObject({ hechos: 0, quedan: 0 });
    expect(await s.operaciones(orden)).toMatchObject([{ importe: '130.00', aplicado: '130.00' }]);
    expect((await cobros.enLaLista()).filter(({ importe }) => importe === '7.00')).toHaveLength(1);
    expect(await diferencias(id)).toEqual([]);
  });

  test('lo que entró sin identificar y resulta de un cupón es el mismo dinero: su cobrador lo rindió', async () => {
    const id = await leida('siro', archivoDeSiro([cobro(99_999_997, '8.00', '403')]));
    await pedir('POST', `/colegio/rendiciones/${id}/dar_entrada`, { payload: {} });
    const cobranza = (await cobros.enLaLista()).find(({ importe }) => importe === '8.00')?.id ?? 0;
    const [deNadie] = await renglones(id, 'todos');
    expect(deNadie).toMatchObject({ cobranza_id: cobranza, diferencia: null });
    const { renglones: donde } = (await pedir('GET', `/colegio/cobranzas/${cobranza}`)).json<HistoriaDeCobranza>();
    expect(donde).toEqual([
      { rendicion_id: id, archivo: expect.stringMatching(/^archivo/), linea: deNadie?.linea, que: 'entro' },
    ]);
    const antes = await diferencias(id);
    const numero_boleta = await s.boleta(await s.cuponDeMatricula('8.00'));
    // It came in as the day began, and its coupon was issued later that day.
    const { operacion_id } = await identificarCobro(s.db, cobranza, { ...cobros.elColegio(), numero_boleta });
    expect(operacion_id).toBeGreaterThan(0);
    expect(await diferencias(id)).toEqual(antes);
  });

  test('mal escrito no se lee nada, y se dice cada línea', async () => {
    const antes = (await pedir('GET', '/colegio/rendiciones')).json<{ pagination: { total_items: number } }>()
      .pagination;
    const bueno = archivoDeSiro([cobro(1, '1.00', '501')]);
    const respuesta = await subir('siro', `${bueno}${bueno.slice(0, 50)}\n`);
    expect(respuesta.statusCode).toBe(422);
    expect(respuesta.json<{ errores: unknown }>().errores).toEqual([
      { campo: 'linea.2', mensaje: 'Línea 2: tiene 50 caracteres y tendría que tener 236. Puede estar cortada.' },
    ]);
    const muchos = await subir('siro', 'x\n'.repeat(100));
    const { errores } = muchos.json<{ errores: { mensaje: string }[] }>();
    expect([errores.length, errores.at(-1)?.mensaje]).toEqual([31, 'Y 70 líneas más con problemas.']);
    for (const [contenido, dicho] of [
      ['', 'El archivo no tiene ningún movimiento.'],
      [Buffer.from('PK\u0003\u0004'), /Es un libro de Excel/],
      [Buffer.from([1, 0, 2]), /no es de texto/],
    ] as const)
      expect((await subir('siro', contenido)).json<{ detail: string }>().detail).toMatch(dicho);
    expect((await subir('nadie', bueno)).statusCode).toBe(404);
    const despues = (await pedir('GET', '/colegio/rendiciones')).json<{ pagination: { total_items: number } }>()
      .pagination;
    expect(despues).toEqual(antes);
  });
});

test('el que se leyó como de otro se anula con su motivo: no cuenta más, y se lee otra vez', async () => {
  const archivo = archivoDeSiro([cobro(1, '71.00', '7101'), cobro(2, '72.00', '7102')]);
  const id = await leida('siro', archivo);
  const anular = (motivo: string) => pedir('POST', `/colegio/rendiciones/${id}/anular`, { payload: { motivo } });
  expect((await anular(' ')).statusCode).toBe(422);
  expect((await anular('Era de otro')).statusCode).toBe(200);
  expect((await anular('Era de otro')).json()).toMatchObject({ codigo: 'rendicion_anulada' });
  expect(await entera(id)).toMatchObject({ diferencias: 0, por_dar_entrada: 0, anulada: { motivo: 'Era de otro' } });
  expect((await dar(id, {})).json()).toMatchObject({ codigo: 'rendicion_anulada' });
  const otra = await leida('siro', archivo);
  expect(await entera(otra)).toMatchObject({ repetidos: 0, por_dar_entrada: 2 });
  await dar(otra, {});
  const respuesta = await pedir('POST', `/colegio/rendiciones/${otra}/anular`, { payload: { motivo: 'x' } });
  expect(respuesta.json()).toMatchObject({ codigo: 'rendicion_con_entrada' });
});

describe('resolver', () => {
  const resolver = (id: number, body: object) =>
    pedir('POST', `/colegio/rendiciones/${id}/resolver`, { payload: body });

  test('cada una, una vez, con su motivo; lo que coincide no se resuelve', async () => {
    const { boleta, operacion_id } = await pagado('140.00', '601');
    const bien = await pagado('141.00', '602');
    const id = await leida(
      'siro',
      archivoDeSiro([cobro(boleta, '145.00', '601'), cobro(bien.boleta, '141.00', '602')]),
    );
    const [uno, otro] = await renglones(id, 'todos');
    expect((await resolver(id, { renglon_id: uno?.renglon_id, motivo: ' ' })).statusCode).toBe(422);
    expect((await resolver(id, { motivo: 'x' })).statusCode).toBe(422);
    expect((await resolver(id, { renglon_id: otro?.renglon_id, motivo: 'x' })).json()).toMatchObject({
      codigo: 'diferencia_que_ya_no_es',
    });
    const motivo = 'El cobrador redondeó: nota 9';
    const dos = await Promise.all([1, 2].map(() => resolver(id, { renglon_id: uno?.renglon_id, motivo })));
    expect(dos.map(({ statusCode }) => statusCode).sort()).toEqual([201, 409]);
    expect(await renglones(id, 'resueltas')).toMatchObject([
      { diferencia: 'otro_importe', resuelta: { motivo, quien: 'tesorera' } },
    ]);
    expect((await resolver(id, { renglon_id: 999_999, motivo })).statusCode).toBe(404);
    expect((await resolver(id, { operacion_id, motivo })).statusCode).toBe(404);
    const [linea] = await s.db
      .selectFrom('auditoria')
      .select(['accion', 'motivo'])
      .where('entidad', '=', 'rendicion')
      .orderBy('id', 'desc')
      .limit(1)
      .execute();
    expect(linea).toEqual({ accion: 'resolver_diferencia', motivo });
  });

  test('un pago que no rindieron se da por visto en todos los archivos de sus días', async () => {
    s.prueba.avanzar(86_400_000);
    pedir = await s.e.prueba.conSesion('tesorera', '/colegio/authentication_token');
    const hoy = s.momento().hoy;
    const solo = await pagado('150.00', '701');
    const bien = await pagado('151.00', '702');
    const id = await leida('siro', archivoDeSiro([cobro(bien.boleta, '151.00', '702', { dia: hoy })]));
    expect(await diferencias(id)).toEqual([`pago ${solo.operacion_id}: falta_alla`]);
    expect((await resolver(id, { operacion_id: solo.operacion_id, motivo: 'Lo rinde mañana' })).statusCode).toBe(201);
    expect(await diferencias(id)).toEqual([]);
    const otra = await leida(
      'siro',
      archivoDeSiro([cobro(bien.boleta, '151.00', '702', { dia: hoy }), cobro(1, '1.00', '703', { dia: hoy })]),
    );
    expect(await diferencias(otra)).toEqual(['2: falta_aca']);
  });
});

describe('Link Pagos', () => {
  test('con sus comisiones y sus reversas; lo que falta entra por SIRO y no por acá', async () => {
    const hoy = s.momento().hoy;
    const bien = await pagado('160.00', '801', 'redLink');
    const revertido = await pagado('161.00', '802', 'redLink');
    const enPie = await pagado('162.00', '803', 'redLink');
    await revertirOperacion(s.db, { ...cobros.elColegio(), operacion_id: revertido.operacion_id, tipo: 'reembolso' });
    const linea = (boleta: number, importe: string, externo: string, mas = {}) => ({
      ...cobro(boleta, importe, externo),
      dia: hoy,
      comision: '2.00',
      ...mas,
    });
    const id = await leida(
      'redLink',
      archivoDeLink(hoy, [
        linea(bien.boleta, '160.00', '9001'),
        linea(revertido.boleta, '161.00', '9002'),
        linea(revertido.boleta, '161.00', '9002', { reversa: true }),
        linea(enPie.boleta, '162.00', '9003', { reversa: true }),
        linea(77, '5.00', '9004'),
      ]),
    );
    expect(await diferencias(id)).toEqual(
      ['4: deshecho_alla', '6: falta_aca', `pago ${enPie.operacion_id}: falta_alla`].map((una) =>
        una.replace('4:', '5:'),
      ),
    );
    expect(await entera(id)).toMatchObject({ comisiones: '10.00', cobrado: '3.00', por_dar_entrada: 0 });
    expect((await pedir('POST', `/colegio/rendiciones/${id}/dar_entrada`, { payload: {} })).json()).toMatchObject({
      codigo: 'rendicion_sin_entrada',
    });
  });
});

describe('un banco', () => {
  test('transferencias, depósitos de los cobradores y comisiones, de un CSV en Latin-1', async () => {
    const hoy = s.momento().hoy;
    const numero_boleta = await s.boleta(await s.cuponDeMatricula('170.00'));
    const { autor, ahora } = cobros.elColegio();
    await acreditarAMano(s.db, {
      ...{ autor, ahora, numero_boleta, medio: 'transferencia', banco: 'provincia' },
      comprobante: 'TR-9',
      importe: '170.00',
      fecha_pago: ahora,
    });
    const deSiro = await leida(
      'siro',
      archivoDeSiro([cobro(1, '1000.00', '901', { dia: hoy, acreditacion: '2026-03-25' })]),
    );
    const id = await leida(
      'provincia',
      archivoDeBanco([
        { dia: hoy, detalle: 'TRANSFERENCIA DE MUÑOZ', numero: 'TR-9', importe: '170.00' },
        { dia: '2026-03-25', detalle: 'LIQUIDACION SIRO', importe: '980.00' },
        { dia: hoy, detalle: 'COMISIÓN TRANSFERENCIAS', importe: '-12.10' },
        { dia: hoy, detalle: 'TRANSFERENCIA DE NADIE', numero: '55', importe: '1234.50' },
        { dia: hoy, detalle: 'PAGO A PROVEEDORES', numero: '56', importe: '-90.00' },
      ]),
    );
    expect(await diferencias(id)).toEqual(['6: gasto_sin_anotar', '7: falta_aca', '8: falta_aca']);
    const todos = await renglones(id, 'todos');
    expect(todos[0]).toMatchObject({ detalle: 'TRANSFERENCIA DE MUÑOZ', tipo: 'cobro', linea: 4 });
    expect(await entera(id)).toMatchObject({ comisiones: '12.10', depositos: [] });
    const deposito = { dia: '2026-03-25', cobrado: '1000.00', comision: '0.00', acordada: '20.00', no_llego: false };
    expect((await entera(deSiro)).depositos).toEqual([
      { ...deposito, depositado: '980.00', diferencia: '20.00', de_mas: '0.00' },
    ]);
    const deNadie = todos.find(({ importe }) => importe === '1234.50')?.renglon_id;
    expect((await dar(id, {})).json()).toMatchObject({ codigo: 'rendicion_de_a_uno' });
    expect((await dar(id, { renglones: [deNadie] })).json()).toMatchObject({ hechos: 1 });
    expect((await cobros.enLaLista()).filter(({ importe }) => importe === '1234.50')).toHaveLength(1);
    expect(await diferencias(id)).toEqual(['6: gasto_sin_anotar', '8: falta_aca']);
  });

  test('lo que el Colegio depositó de su caja, sus cheques y sus tarjetas no se anota de nuevo', async () => {
    const dia = s.momento().hoy;
    const id = await leida(
      'provincia',
      archivoDeBanco(
        ['DEPOSITO EFECTIVO', 'CHEQUE 24 HS', 'ACRED VISA'].map((detalle) => ({ dia, detalle, importe: '900.00' })),
      ),
    );
    // Told, for nobody noted them: none of them is money that came in.
    expect(await diferencias(id)).toEqual(['4', '5', '6'].map((linea) => `${linea}: deposito_sin_anotar`));
    expect(await entera(id)).toMatchObject({ por_dar_entrada: 0, cobrado: '0.00' });
  });

  test('una transferencia que la caja repartió en dos cupones es un solo renglón del banco', async () => {
    const cupones = [await s.cuponDeMatricula('100.00'), await s.cuponDeMatricula('200.00')];
    await enLaCaja(cupones, ['100.00', '200.00'], { comprobante: 'P-300', importe: '300.00' });
    const linea = { dia: s.momento().hoy, detalle: 'TRANSFERENCIA', numero: 'P-300', importe: '300.00' };
    const id = await leida('provincia', archivoDeBanco([linea]));
    const [renglon] = await renglones(id, 'todos');
    expect(renglon).toMatchObject({ diferencia: null, aca: { importe: '300.00' } });
    expect((await diferencias(id)).filter((una) => una.startsWith('pago'))).toEqual([]);
  });

  test('la que el banco numeró de otro modo es un parecido: no entra sola, y se reconoce', async () => {
    const cupon = await s.cuponDeMatricula('310.00');
    await enLaCaja([cupon], ['310.00'], { comprobante: '123', importe: '310.00' });
    const linea = { dia: s.momento().hoy, detalle: 'TRANSFERENCIA', numero: '998877', importe: '310.00' };
    const id = await leida('provincia', archivoDeBanco([linea]));
    const [renglon] = await renglones(id);
    expect(renglon).toMatchObject({ diferencia: 'falta_aca', parecido: { tipo: 'operacion', externo: '123' } });
    const respuesta = (await dar(id, { renglones: [renglon?.renglon_id] })).json<{ message: string; hechos: number }>();
    expect(respuesta).toMatchObject({ hechos: 0, message: expect.stringMatching(/con el número 123/) });
    const cuerpo = { renglon_id: renglon?.renglon_id, tipo: 'operacion', cobrado_id: renglon?.parecido?.id };
    const confirmar = () => pedir('POST', `/colegio/rendiciones/${id}/confirmar_pareja`, { payload: cuerpo });
    expect((await confirmar()).statusCode).toBe(200);
    expect(await diferencias(id)).toEqual([]);
    expect((await confirmar()).json()).toMatchObject({ codigo: 'pareja_que_ya_no_es' });
  });

  test('lo que se anota sin número, con un cupón que no existe, queda con su par y no entra otra vez', async () => {
    const dia = s.momento().hoy.split('-').reverse().join('/');
    const csv = `Fecha;Importe;Cupón;Comprobante\n${dia};41,10;99999990;\n${dia};41,20;99999990;OTRO-BANCO\n`;
    await insertBancos(s.db, 'galicia');
    await anotarSinIdentificar(s.db, { ...cobros.transferencia('41.20', 'OTRO-BANCO'), banco: 'galicia' });
    const id = await leida('provincia', csv);
    const ids = (await renglones(id)).map(({ renglon_id }) => renglon_id);
    expect((await dar(id, { renglones: ids })).json()).toMatchObject({ hechos: 1, quedan: 1, sigue: null });
    expect((await dar(id, { renglones: ids })).json()).toMatchObject({ hechos: 0, quedan: 1, sigue: null });
    expect((await cobros.enLaLista()).filter(({ importe }) => importe === '41.10')).toHaveLength(1);
  });

  test('lo devuelto por transferencia, de un pago o de lo que no era de nadie, es la salida que dice el banco', async () => {
    const dia = s.momento().hoy;
    await devolverCobro(s.db, await cobros.nueva('61.00'), cobros.deVuelta('DEV-1'));
    await devolverCobro(s.db, await cobros.nueva('62.00'), cobros.deVuelta('DEV-3'));
    const linea = { dia, detalle: 'TRANSFERENCIA A TERCEROS', numero: 'DEV-1', importe: '-61.00' };
    const deMas = { ...linea, numero: 'DEV-3', importe: '-620.00' };
    const otra = { dia, detalle: 'PAGO A PROVEEDORES', numero: 'DEV-2', importe: '-61.00' };
    const id = await leida('provincia', archivoDeBanco([linea, otra, deMas]));
    const dichas = (await diferencias(id)).filter((una) => !una.startsWith('pago'));
    expect(dichas).toEqual(['5: falta_aca', '6: otro_importe']);
  });

  test('la devolución que el banco no tiene entre sus salidas se dice, se resuelve, y deja de faltar cuando la tiene', async () => {
    const dia = s.momento().hoy;
    await operador(s.db, 'segunda', { roles: ['tesoreria'] });
    const segunda = await s.e.prueba.conSesion('segunda', '/colegio/authentication_token');
    const devolver = async (importe: string, comprobante: string) => {
      const { operacion_id } = await pagado(importe, `dev-${comprobante}`);
      const pedido = { por: 'transferencia', motivo: 'A su pedido' };
      expect((await pedir('POST', `/colegio/pagos/${operacion_id}/devoluciones`, { payload: pedido })).statusCode).toBe(
        200,
      );
      const { id } = await s.db
        .selectFrom('devoluciones_de_pagos')
        .select('id')
        .where('operacion_id', '=', operacion_id)
        .executeTakeFirstOrThrow();
      const payload = { banco: 'provincia', fecha: dia, comprobante };
      expect((await segunda('POST', `/colegio/devoluciones/${id}/confirmar`, { payload })).statusCode).toBe(200);
      return operacion_id;
    };
    const [una, otra] = [await devolver('81.00', 'S-1'), await devolver('82.00', 'S-2')];
    const comision = { dia, detalle: 'COMISION', importe: '-1.00' };
    const id = await leida('provincia', archivoDeBanco([comision]));
    const salidas = async () => (await renglones(id)).filter(({ linea, tipo }) => linea === null && tipo === 'salida');
    expect((await salidas()).map(({ operacion_id, externo, importe }) => [operacion_id, externo, importe])).toEqual([
      [una, 'S-1', '81.00'],
      [otra, 'S-2', '82.00'],
    ]);
    const { diferencias: antes } = await entera(id);
    const motivo = 'El banco la rechazó: nota 12';
    const cuerpo = { payload: { operacion_id: una, motivo } };
    expect((await pedir('POST', `/colegio/rendiciones/${id}/resolver`, cuerpo)).statusCode).toBe(201);
    const salio = { dia, detalle: 'TRANSFERENCIA A TERCEROS', numero: 'S-2', importe: '-82.00' };
    await leida('provincia', archivoDeBanco([comision, salio]));
    expect(await salidas()).toEqual([]);
    expect(await entera(id)).toMatchObject({ diferencias: antes - 2 });
  });

  test('sin sus columnas, o con las comillas mal, se dice', async () => {
    expect((await subir('provincia', 'a;b\n1;2\n')).json<{ detail: string }>().detail).toMatch(
      /No encontramos la columna «fecha»/,
    );
    expect((await subir('provincia', 'Fecha;Importe\n20/03/2026;"1\n')).json<{ detail: string }>().detail).toMatch(
      /^Línea \d+: hay unas comillas/,
    );
  });
});

test('quien audita mira y no lee archivos; quien es de un distrito, nada', async () => {
  await operador(s.db, 'auditora', { roles: ['auditoria'] });
  const auditora = await s.e.prueba.conSesion('auditora', '/colegio/authentication_token');
  expect((await auditora('GET', '/colegio/rendiciones')).statusCode).toBe(200);
  expect(
    (
      await auditora(
        'POST',
        '/colegio/origenes_de_rendicion/siro/rendiciones',
        formularioDe('file', 'a', Buffer.from('x')),
      )
    ).statusCode,
  ).toBe(403);
  const { id } = await s.db.selectFrom('distritos').select('id').executeTakeFirstOrThrow();
  await operador(s.db, 'de-distrito', { roles: ['tesoreria'], distrito_id: id });
  const deDistrito = await s.e.prueba.conSesion('de-distrito', '/colegio/authentication_token');
  expect((await deDistrito('GET', '/colegio/rendiciones')).statusCode).toBe(403);
});

test('un archivo de más de 12 MB se rechaza con su frase', async () => {
  const respuesta = await subir('siro', Buffer.alloc(12 * 1024 * 1024 + 1, 65));
  expect([respuesta.statusCode, respuesta.json<{ detail: string }>().detail]).toEqual([
    413,
    expect.stringMatching(/muy grande/),
  ]);
});

describe('un extracto en XLSX', () => {
  const MOVIMIENTOS = {
    nombre: 'Movimientos',
    titulos: ['Fecha', 'Concepto', 'Nro. comprobante', 'Débito', 'Crédito'],
    anchos: [12, 30, 14, 14, 14],
  };
  const CARATULA = { nombre: 'Carátula', titulos: ['Cuenta corriente'], anchos: [30], filas: [[texto('1234/5')]] };
  const libro = async (filas: Celda[][]) => Buffer.from(await armarLibroDeHojas([CARATULA, { ...MOVIMIENTOS, filas }]));

  test('se lee como su CSV: las columnas por su nombre, en la hoja en que estén, con fechas e importes de Excel', async () => {
    const id = await leida(
      'provincia',
      await libro([
        [fecha('2026-03-18'), texto('TRANSFERENCIA DE PAZ'), numero(4_500_123), numero(null), importe('1234.50')],
        [fecha('2026-03-19'), texto('COMISION MANTENIMIENTO'), numero(null), importe('90.10'), numero(null)],
        [texto('19/03/2026'), texto('DEBITO VARIO'), texto('77'), texto('1.000,25'), numero(null)],
      ]),
    );
    expect(await entera(id)).toMatchObject({ desde: '2026-03-18', hasta: '2026-03-19', renglones: 3 });
    expect((await renglones(id, 'todos')).filter(({ linea }) => linea !== null)).toMatchObject([
      { linea: 2, tipo: 'cobro', importe: '1234.50', externo: '4500123', dia: '2026-03-18' },
      { linea: 3, tipo: 'comision', importe: '90.10', externo: null, dia: '2026-03-19' },
      { linea: 4, tipo: 'salida', importe: '1000.25', externo: '77', dia: '2026-03-19' },
    ]);
  });

  test('lo que no se puede leer se dice con su fila, y el que no es un extracto, con la columna que falta', async () => {
    const mala = await subir(
      'provincia',
      await libro([[texto('mañana'), texto('X'), numero(1), numero(null), importe('5.50')]]),
    );
    expect([mala.statusCode, mala.json<{ detail: string }>().detail]).toEqual([
      ...[422, 'Línea 2: no tiene una fecha que exista.'],
    ]);
    const otra = await subir('provincia', Buffer.from(await armarLibroDeHojas([CARATULA])));
    expect(otra.json<{ detail: string }>().detail).toMatch(/No encontramos la columna «fecha»/);
    const rota = await subir('provincia', Buffer.from('PK\u0003\u0004'));
    expect(rota.json<{ detail: string }>().detail).toMatch(/No pudimos leer el archivo/);
  });
});
