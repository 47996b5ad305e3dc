import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { pasarelasDelSandbox } from '../../../arranque/pasarelas.ts';
import { falla, IMPACIENTE } from '../../../testing/dinero/sandbox-de-prueba.ts';
import { abrirServidorDeLibreto, type ServidorDeLibreto } from '../../../testing/dinero/servidor-de-libreto.ts';
import { crearPasarelas } from './crear-pasarelas.ts';
import type { Pasarelas } from './pasarela.ts';

const AHORA = new Date('2026-11-21T15:00:00.000Z');
let servidor: ServidorDeLibreto;
let pasarelas: Pasarelas;
beforeAll(async () => {
  servidor = await abrirServidorDeLibreto();
  servidor.responder('/auth/sesion', { access_token: 'abc', token_type: 'bearer', expires_in: 3599 });
});
afterAll(() => servidor.cerrar());
beforeEach(() => {
  pasarelas = crearPasarelas(pasarelasDelSandbox(servidor.url), () => AHORA, IMPACIENTE);
});

describe('Red Link', () => {
  const RUTA = '/linkpagosservices/AltaDeudasServices';
  const DEUDA = {
    orden_id: 7,
    numero_boleta: 43822,
    cuit: '27222222223',
    vencimientos: [
      { fecha: '2026-12-01', importe: '1490.80' },
      { fecha: '2026-12-21', importe: '1520.62' },
    ],
  };
  const respuesta = (codigo: string, descripcion: string) =>
    `<S:Envelope xmlns:S="http://schemas.xmlsoap.org/soap/envelope/"><S:Body><ns2:altaDeDeudasResponse xmlns:ns2="http://altadeuda.service.ws.linkpagos.redlink.com.ar/"><return><cpe>CTP27222222223</cpe><resultadoAltas><idDeuda>00043822</idDeuda><concepto>001</concepto><codigoResultadoAlta>${codigo}</codigoResultadoAlta><descripcionResultadoAlta>${descripcion}</descripcionResultadoAlta></resultadoAltas></return></ns2:altaDeDeudasResponse></S:Body></S:Envelope>`;
  const alta = () => pasarelas.redLink?.altaDeDeuda(DEUDA) ?? Promise.reject(new Error('Red Link no está'));

  test('da de alta la deuda con sus dos vencimientos', async () => {
    servidor.responder(RUTA, respuesta('00', 'OK'));
    expect(await alta()).toEqual({ codigo_pago: 'CTP27222222223', referencia_pago: '00043822' });
    const sobre = String(servidor.ultimo().cuerpo);
    for (const parte of [
      '<alta:altaDeDeudas xmlns:alta="http://altadeuda.service.ws.linkpagos.redlink.com.ar/"><cabecera><idRequerimiento>',
      '<ipCliente>127.0.0.1</ipCliente><timeStamp>2026-11-21T15:00:00.000Z</timeStamp><idEntidad>0447</idEntidad><canal>internet</canal></cabecera>',
      '<ente>CTP</ente><usuario>27222222223</usuario><datosDeuda><deuda><idDeuda>00043822</idDeuda><concepto>001</concepto>',
      '<vencimiento><ordenVencimiento>1</ordenVencimiento><fechaVencimiento>2026-12-01</fechaVencimiento><importe>1490.80</importe></vencimiento>',
      '<vencimiento><ordenVencimiento>2</ordenVencimiento><fechaVencimiento>2026-12-21</fechaVencimiento><importe>1520.62</importe></vencimiento>',
      '<importeMinimo>1490.80</importeMinimo><importeMaximo>1520.62</importeMaximo><discrecional></discrecional>',
    ])
      expect(sobre).toContain(parte);
  });

  test('la que ya existía vale; la que no acepta es un rechazo con su motivo', async () => {
    servidor.responder(RUTA, respuesta('05', 'Deuda existente'));
    expect(await alta()).toMatchObject({ referencia_pago: '00043822' });
    servidor.responder(RUTA, respuesta('11', 'Ente inexistente'));
    expect(await falla(alta())).toMatchObject({ tipo: 'rechaza', message: 'Ente inexistente' });
  });
});

describe('las cobranzas', () => {
  const linea = (canal: string, mas: { usuario?: string; importe?: string; id?: string } = {}) => {
    const { usuario = '00043822', importe = '00000149080', id = '0000001234' } = mas;
    return `20261120${''.padEnd(16, '0')}${importe}${usuario}3${''.padEnd(79)}${canal}${''.padEnd(100)}${id}`;
  };
  const listar = (lineas: unknown) => {
    servidor.responder('/siro/Listados/Proceso', lineas);
    return pasarelas.cobranzas?.listar('2026-11-11', '2026-11-21') ?? Promise.reject();
  };

  test('cada línea es un cobro: día, centavos, cupón, canal y número', async () => {
    const { cobros, ilegibles } = await listar([
      linea('PF '),
      linea('LK ', { id: '0000001235' }),
      linea('BPD', { id: '0000001236' }),
    ]);
    expect(cobros).toEqual(
      [
        { externo: '0000001234', medio: 'codigo_barra' },
        { externo: '0000001235', medio: 'redLink' },
        { externo: '0000001236', medio: 'online' },
      ].map((cobro) => ({
        ...cobro,
        numero_boleta: 43822,
        importe: '1490.80',
        fecha: new Date('2026-11-20T03:00:00.000Z'),
      })),
    );
    expect(ilegibles).toEqual([]);
    expect(servidor.ultimo().cuerpo).toEqual({
      fecha_desde: '2026-11-11T00:00:00.000Z',
      fecha_hasta: '2026-11-21T00:00:00.000Z',
      cuit_administrador: '00000000000',
      nro_empresa: '5150058293',
    });
  });

  test.each([
    ['corta', 'x'],
    ['sin número', linea('PF ', { id: '0000000000' })],
    ['con otra cosa por importe', linea('PF ', { importe: '00000149,80' })],
    ['que no es texto', 7],
  ])('una línea %s no frena a las demás, ni pasa en silencio', async (_como, mala) => {
    const { cobros, ilegibles } = await listar([linea('PF '), mala, linea('LK ', { id: '0000001235' })]);
    expect(cobros.map(({ externo }) => externo)).toEqual(['0000001234', '0000001235']);
    expect(ilegibles).toEqual([String(mala)]);
  });

  test('lo que no es un listado no se entiende', async () => {
    expect((await falla(listar({ Message: 'x' }))).tipo).toBe('no_responde');
  });
});
