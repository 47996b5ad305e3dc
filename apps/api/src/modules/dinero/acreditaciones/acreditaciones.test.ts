import type { PorCerrar, RenglonRendido } from '@colega/contract/dinero';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { operador } from '../../../testing/construir.ts';
import { archivoDeBanco, archivoDeLink, archivoDeSiro } from '../../../testing/dinero/archivos-de-rendicion.ts';
import { cobrosDeNadie } from '../../../testing/dinero/cobros-de-nadie.ts';
import { crearEscenarioDePagos, type EscenarioDePagos } from '../../../testing/dinero/escenario-de-pagos.ts';
import { codigoDe, mesaDeDepositos } from '../../../testing/dinero/mesa-de-depositos.ts';
import { revertirOperacion } from '../colegio/revertir.service.ts';
import { conciliar } from '../conciliacion/conciliar.service.ts';
import { SIN_PASARELAS } from '../pasarelas/sin-pasarelas.ts';

let s: EscenarioDePagos;
let pedir: Awaited<ReturnType<EscenarioDePagos['e']['prueba']['conSesion']>>;
/** A Thursday: what is collected on it is to reach the bank on the Friday. */
const DIA = '2026-03-19';
const VIERNES = '2026-03-20';
/** After a holiday, the 24th. */
const MIERCOLES = '2026-03-25';

beforeAll(async () => {
  s = await crearEscenarioDePagos({ ahora: new Date(`${DIA}T12:00:00-03:00`) });
  await operador(s.db, 'tesorera', { roles: ['tesoreria'], datos: { nombre: 'Oriana' } });
});
beforeEach(async () => {
  pedir = await s.e.prueba.conSesion('tesorera', '/colegio/authentication_token');
});
afterAll(async () => {
  expect(await conciliar(s.db, SIN_PASARELAS, { ...s.momento(), dias: 1 })).toEqual([]);
  await s.e.prueba.cerrar();
});

const { leido, enElBanco, depositos, elDia, visto, aceptar, deshacer, saldos, ...mesa } = mesaDeDepositos(
  () => s,
  () => pedir,
);
const cobrado = (medio: string, importe: string, externo: string, dia = DIA) =>
  mesa.cobrado(medio, importe, externo, dia);
const renglones = async (id: number, que = 'diferencias') =>
  (await pedir('GET', `/colegio/rendiciones/${id}/renglones?que=${que}&limit=100`)).json<{ items: RenglonRendido[] }>()
    .items;

describe('un cobrador que no da archivo', () => {
  test('lo cobrado se espera al día hábil siguiente; lo que llega se acepta una vez, y el libro lo sabe', async () => {
    await cobrado('sipago', '600.00', 'sp-1');
    await cobrado('sipago', '400.00', 'sp-2');
    await cobrado('net_pagos', '200.00', 'np-1');
    expect(await elDia('sipago', VIERNES)).toMatchObject({
      ...{ estado: 'esperado', cobrado: '1000.00', depositado: null, comision: null, acordada: '30.00', de_mas: null },
    });
    const rendicion = await enElBanco(VIERNES, 'ACRED CREDICOOP', '970.00');
    expect(await renglones(rendicion)).toEqual([]);
    expect(await elDia('sipago', VIERNES)).toMatchObject({
      ...{ estado: 'por_aceptar', depositado: '970.00', comision: '30.00', acordada: '30.00', de_mas: '0.00' },
      depositos: [{ rendicion_id: rendicion, banco: 'provincia', importe: '970.00' }],
    });
    const otro = { ...(await visto('sipago', VIERNES)), cobrado: '999.00' };
    expect(codigoDe(await aceptar([otro]))).toBe('acreditacion_cambiada');
    const dia = await visto('sipago', VIERNES);
    const dos = await Promise.all([aceptar([dia]), aceptar([dia])]);
    expect(dos.map(({ statusCode }) => statusCode).sort()).toEqual([201, 409]);
    const de = await saldos();
    expect(['sipago', 'transferencia.provincia'].map((cual) => de(`recaudado.${cual}`))).toEqual(['0.00', '970.00']);
    expect(de('comisiones')).toBe('30.00');
    expect(await elDia('sipago', VIERNES)).toMatchObject({ estado: 'aceptado', acreditacion: { quien: 'tesorera' } });
    const { totales } = (await pedir('GET', `/colegio/por_cerrar?dia=${DIA}`)).json<PorCerrar>();
    expect(totales.filter(({ medio, circuito }) => medio === 'transferencia' && circuito === 'deposito')).toMatchObject(
      [{ quien: 'Oriana Prueba', entradas: '970.00' }],
    );
    const diario = (await pedir('GET', '/colegio/libro/diario?cuenta=comisiones')).json<{ items: object[] }>();
    expect(diario.items).toMatchObject([
      { concepto: 'acreditacion', persona: null, lineas: [{}, { codigo: '5.1.02', debe: '30.00' }, {}] },
    ]);
  });

  test('otra comisión que la acordada se dice; lo aceptado se deshace con su motivo, y se acepta de nuevo', async () => {
    await enElBanco(VIERNES, 'PROVINCIA NET LIQUIDACION', '150.00');
    expect(await elDia('net_pagos', VIERNES)).toMatchObject({ comision: '50.00', acordada: '5.00', de_mas: '45.00' });
    const dia = await visto('net_pagos', VIERNES);
    const primera = await aceptar([dia], { 'idempotency-key': 'una' });
    expect((await aceptar([dia], { 'idempotency-key': 'una' })).json()).toEqual(primera.json());
    const [id = 0] = primera.json<{ ids: number[] }>().ids;
    expect((await deshacer(id, ' ')).statusCode).toBe(422);
    expect((await deshacer(id, 'Era de otro día')).statusCode).toBe(201);
    expect(codigoDe(await deshacer(id, 'Otra vez'))).toBe('acreditacion_ya_deshecha');
    expect((await saldos())('recaudado.net_pagos')).toBe('200.00');
    expect(await elDia('net_pagos', VIERNES)).toMatchObject({ estado: 'por_aceptar', comision: '50.00' });
    expect((await aceptar([dia])).statusCode).toBe(201);
    expect((await saldos())('recaudado.net_pagos')).toBe('0.00');
    const lineas = await s.db.selectFrom('auditoria').select('accion').where('entidad', '=', 'acreditacion').execute();
    expect(lineas.map(({ accion }) => accion)).toEqual([
      ...['aceptar_deposito', 'aceptar_deposito', 'deshacer_acreditacion', 'aceptar_deposito'],
    ]);
  });

  test('lo que llegó de más no se acepta; lo que no llegó se dice cuando el banco ya pasó sus días', async () => {
    await cobrado('sipago', '100.00', 'sp-3', '2026-03-10');
    await cobrado('sipago', '50.00', 'sp-4', '2026-03-04');
    await enElBanco('2026-03-05', 'COMISION', '-1.00');
    await enElBanco('2026-03-11', 'LIQ SIPAGO', '500.00');
    const dia = await visto('sipago', '2026-03-11');
    expect(codigoDe(await aceptar([dia]))).toBe('acreditacion_de_mas');
    expect(await elDia('sipago', '2026-03-05')).toMatchObject({ estado: 'no_llego', depositado: null });
    expect(codigoDe(await aceptar([dia, dia]))).toBe('acreditacion_repetida');
    expect(codigoDe(await aceptar([{ ...dia, dia: '2026-03-12' }]))).toBe('acreditacion_cambiada');
  });

  test('un contracargo se descuenta de lo que sigue, y lo que no era de nadie también se deposita', async () => {
    const { operacion_id } = await cobrado('net_pagos', '80.00', 'np-2', '2026-03-16');
    await cobrado('net_pagos', '300.00', 'np-3', '2026-03-19');
    const { autor, ahora, hoy, motivo } = cobrosDeNadie(s).elColegio();
    await revertirOperacion(s.db, { autor, ahora, hoy, motivo, operacion_id, tipo: 'contracargo' });
    expect(await elDia('net_pagos', '2026-03-17')).toMatchObject({ cobrado: '80.00' });
    // Of that Friday, 200 were accepted.
    const delViernes = (await depositos('net_pagos')).dias.filter(({ dia }) => dia === VIERNES);
    expect(delViernes.map(({ estado, cobrado: suyo }) => [estado, suyo]).sort()).toEqual([
      ['aceptado', '200.00'],
      ['esperado', '220.00'],
    ]);
  });
});

describe('un cobrador que da archivo', () => {
  const linea = (numero_boleta: number, importe: string, externo: string, mas = {}) => ({
    ...{ dia: DIA, acreditacion: MIERCOLES, numero_boleta, importe, externo, ...mas },
  });

  test('lo que su archivo dice y no está anotado se anota antes; sale de cada cuenta lo suyo', async () => {
    const orden = await s.cuponDeMatricula('500.00');
    const boleta = await s.boleta(orden);
    await s.acreditar(orden, { medio: 'codigo_barra', importe: '500.00', externo: '701' });
    const siro = await leido(
      'siro',
      archivoDeSiro([
        linea(boleta, '500.00', '701'),
        linea(99_999_901, '300.00', '702'),
        // Link deposits those of its codes.
        linea(99_999_902, '70.00', '703', { canal: 'LK' }),
      ]),
    );
    await enElBanco(MIERCOLES, 'LIQUIDACION SIRO', '784.00');
    expect(await elDia('siro', MIERCOLES)).toMatchObject({ cobrado: '500.00', sin_anotar: 1, estado: 'por_aceptar' });
    expect(codigoDe(await aceptar([await visto('siro', MIERCOLES)]))).toBe('acreditacion_con_renglones_sin_anotar');
    await pedir('POST', `/colegio/rendiciones/${siro}/dar_entrada`, { payload: {} });
    expect(await elDia('siro', MIERCOLES)).toMatchObject({ cobrado: '800.00', acordada: '16.00', de_mas: '0.00' });
    const antes = (await saldos())('recaudado.codigo_barra');
    expect((await aceptar([await visto('siro', MIERCOLES)])).statusCode).toBe(201);
    const despues = (await saldos())('recaudado.codigo_barra');
    expect(Number(antes) - Number(despues)).toBe(800);
  });

  test('lo que entra por dar entrada tiene su autor: el cierre no dice que entró solo', async () => {
    const { totales } = (await pedir('GET', `/colegio/por_cerrar?dia=${DIA}`)).json<PorCerrar>();
    const quienes = (medio: string) =>
      totales.filter((uno) => uno.medio === medio).map(({ quien, entradas }) => [quien, entradas]);
    expect(quienes('redLink')).toEqual([['Oriana Prueba', '70.00']]);
    expect(quienes('codigo_barra')).toContainEqual(['Oriana Prueba', '300.00']);
    expect(quienes('codigo_barra')).toContainEqual([null, '500.00']);
  });

  test('varios días y cobradores de una vez, todos o ninguno', async () => {
    const id = await s.cuponDeMatricula('200.00');
    await s.acreditar(id, { medio: 'redLink', importe: '200.00', externo: '801' });
    const deLink = [{ ...linea(await s.boleta(id), '200.00', '9801'), comision: '3.00' }];
    const delLink = await leido('redLink', archivoDeLink(DIA, deLink));
    await leido(
      'provincia',
      archivoDeBanco([
        { dia: MIERCOLES, detalle: 'ACRED RED LINK', importe: '197.00' },
        { dia: '2026-03-17', detalle: 'ACREDITACION PROVINCIA NET', importe: '78.00' },
      ]),
    );
    const [link, net] = [await visto('redLink', MIERCOLES), await visto('net_pagos', '2026-03-17')];
    expect((await aceptar([link, { ...net, depositado: '1.00' }])).statusCode).toBe(409);
    expect(await elDia('redLink', MIERCOLES)).toMatchObject({ estado: 'por_aceptar' });
    const respuesta = await aceptar([link, net]);
    expect(respuesta.json<{ message: string }>().message).toMatch(/^Días aceptados: 2\. Entró al banco \$\s275,00/);
    // what it collected was accepted: its file is what says so
    const anular = { payload: { motivo: 'De otro' } };
    expect(codigoDe(await pedir('POST', `/colegio/rendiciones/${delLink}/anular`, anular))).toBe(
      'rendicion_con_acreditacion',
    );
  });
});

describe('lo que parece el depósito de un cobrador', () => {
  test('una transferencia que nombra un banco es lo que pagó alguien', async () => {
    const id = await enElBanco(DIA, 'TRANSF RECIBIDA BCO CREDICOOP', '321.00', '5501');
    const [renglon] = await renglones(id);
    expect(renglon).toMatchObject({ tipo: 'cobro', diferencia: 'falta_aca', puede_ser_cobro: false });
  });

  test('si no es de nada cobrado, es una diferencia: se dice que es un cobro, una vez, y entra', async () => {
    const id = await enElBanco('2026-02-10', 'LIQUIDACION CREDICOOP', '654.00', '5502');
    const [renglon] = await renglones(id);
    expect(renglon).toMatchObject({
      ...{ tipo: 'deposito', diferencia: 'deposito_sin_cobros', puede_ser_cobro: true, deposita: 'SiPago (Credicoop)' },
    });
    expect((await pedir('GET', `/colegio/rendiciones/${id}`)).json()).toMatchObject({
      ...{ diferencias: 1, por_diferencia: [{ diferencia: 'deposito_sin_cobros', cantidad: 1 }] },
    });
    expect((await depositos('sipago', '2026-02-01', '2026-02-28')).sueltos).toMatchObject([{ rendicion_id: id }]);
    const renglon_id = renglon?.renglon_id ?? 0;
    const esUnCobro = () => pedir('POST', `/colegio/rendiciones/${id}/es_un_cobro`, { payload: { renglon_id } });
    const dos = await Promise.all([esUnCobro(), esUnCobro()]);
    expect(dos.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
    expect(await renglones(id)).toMatchObject([{ tipo: 'cobro', diferencia: 'falta_aca' }]);
    const payload = { renglones: [renglon_id] };
    const entrada = () =>
      pedir('POST', `/colegio/rendiciones/${id}/dar_entrada`, { payload, headers: { 'idempotency-key': 'entrada' } });
    expect((await entrada()).json()).toMatchObject({ hechos: 1 });
    expect((await entrada()).json()).toMatchObject({ hechos: 1 });
    expect(await renglones(id)).toEqual([]);
    // A later file says it again: it is the same line.
    const otra = await leido(
      'provincia',
      archivoDeBanco([
        { dia: '2026-02-10', detalle: 'LIQUIDACION CREDICOOP', importe: '654.00', numero: '5502' },
        { dia: '2026-02-10', detalle: 'COMISION', importe: '-1.00' },
      ]),
    );
    expect(await renglones(otra)).toMatchObject([{ linea: 5, detalle: 'COMISION', diferencia: 'gasto_sin_anotar' }]);
  });

  test('o se dice que no es nuestro, con su motivo', async () => {
    const id = await enElBanco('2026-02-11', 'LIQUIDACION PROVINCIA NET', '99.00', '5503');
    const [renglon] = await renglones(id);
    const resolver = () =>
      pedir('POST', `/colegio/rendiciones/${id}/resolver`, {
        payload: { renglon_id: renglon?.renglon_id, motivo: 'El banco lo devolvió' },
      });
    expect((await resolver()).statusCode).toBe(201);
    expect(await renglones(id)).toEqual([]);
    expect(await renglones(id, 'resueltas')).toMatchObject([{ puede_ser_cobro: false }]);
    expect((await pedir('GET', `/colegio/rendiciones/${id}`)).json()).toMatchObject({ diferencias: 0, resueltas: 1 });
  });

  test('el que se aceptó no es un cobro, ni se anula su archivo', async () => {
    const { dias } = await depositos('sipago');
    const aceptado = dias.find(({ estado }) => estado === 'aceptado');
    const { rendicion_id, renglon_id } = aceptado?.depositos[0] ?? { rendicion_id: 0, renglon_id: 0 };
    const payload = { renglon_id };
    expect(codigoDe(await pedir('POST', `/colegio/rendiciones/${rendicion_id}/es_un_cobro`, { payload }))).toBe(
      'renglon_que_no_es_deposito',
    );
    const anular = { payload: { motivo: 'De otro' } };
    expect(codigoDe(await pedir('POST', `/colegio/rendiciones/${rendicion_id}/anular`, anular))).toBe(
      'rendicion_con_acreditacion',
    );
  });
});

test('quien audita mira y no acepta; quien es de un distrito, nada; un período que no es, se dice', async () => {
  await operador(s.db, 'auditora', { roles: ['auditoria'] });
  const auditora = await s.e.prueba.conSesion('auditora', '/colegio/authentication_token');
  expect((await auditora('GET', '/colegio/acreditaciones')).statusCode).toBe(200);
  const dia = { cobrador: 'sipago', dia: VIERNES, cobrado: '1.00', depositado: '1.00' };
  const pedido = { payload: { dias: [dia] } };
  expect((await auditora('POST', '/colegio/acreditaciones', pedido)).statusCode).toBe(403);
  const { id } = await s.db.selectFrom('distritos').select('id').executeTakeFirstOrThrow();
  await operador(s.db, 'de-distrito', { roles: ['tesoreria'], distrito_id: id });
  const deDistrito = await s.e.prueba.conSesion('de-distrito', '/colegio/authentication_token');
  expect((await deDistrito('GET', '/colegio/acreditaciones')).statusCode).toBe(403);
  expect((await pedir('GET', '/colegio/acreditaciones?desde=2026-01-01&hasta=2026-12-31')).statusCode).toBe(422);
  expect((await pedir('GET', '/colegio/acreditaciones?cobrador=nadie')).statusCode).toBe(404);
  expect((await aceptar([{ ...dia, cobrador: 'nadie' }])).statusCode).toBe(404);
});
