import type { FastifyInstance } from 'fastify';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { crearBuzon } from '../../correo/buzon.ts';
import { crearSandbox } from '../../crear-sandbox.ts';

let app: FastifyInstance;
const DIA = '2026-03-20';
beforeEach(async () => {
  app = crearSandbox(crearBuzon(), { pasarelas: { carpeta: null } });
  await post('/control/reloj', { ahora: `${DIA}T12:00:00-03:00` });
});
afterEach(() => app.close());

const post = (url: string, payload: object = {}) => app.inject({ method: 'POST', url, payload });
const formulario = (url: string, campos: Record<string, string>) =>
  app.inject({
    method: 'POST',
    url,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams(campos).toString(),
  });
const lineas = async (origen: string, dia = DIA): Promise<string[]> => {
  const { statusCode, rawPayload } = await app.inject(`/rendiciones/${origen}/${dia}`);
  return statusCode === 200 ? rawPayload.toString('latin1').split('\r\n') : [String(statusCode)];
};
const cobrar = async (cupon: number, canal: string, importe: string): Promise<number> =>
  (await post('/control/caja', { cupon, canal, importe })).json<{ id: number }>().id;
const fallar = (origen: string, fallas: object[]) => post('/control/rendiciones', { origen, dia: DIA, fallas });
const deCupon = (todas: readonly string[]): number[] =>
  todas.filter((una) => una.length > 200).map((una) => Number(una.slice(35, 43)));

test('SIRO lista lo de sus cajas y lo de Link, por cupón, con el día en que lo deposita', async () => {
  await cobrar(9, 'LK', '30,00');
  await cobrar(7, 'PF', '1.234,50');
  const [primera = '', segunda = '', ...fin] = await lineas('siro');
  expect(primera).toHaveLength(236);
  // Of a Friday, its money comes on Monday; and that of this Monday, after a holiday.
  expect(primera.slice(0, 43)).toBe('2026032020260323202603200000012345000000007');
  expect([segunda.slice(8, 16), segunda.slice(123, 126), fin]).toEqual(['00000000', 'LK ', ['']]);
  expect(await lineas('siro', '2026-03-21')).toEqual(['404']);
  await post('/control/reloj', { ahora: '2026-03-23T12:00:00-03:00' });
  await cobrar(11, 'RP', '1,00');
  expect((await lineas('siro', '2026-03-23'))[0]?.slice(0, 16)).toBe('2026032320260325');
});

test('lo que se pagó en su página está también, con su número', async () => {
  const sesion = (await post('/auth/sesion', { Usuario: '00000000000', Password: 'sandbox' })).json<{
    access_token: string;
  }>();
  const pedido = {
    ...{
      nro_cliente_empresa: '0'.repeat(19),
      nro_comprobante: '12'.padStart(20, '0'),
      Concepto: 'Cupón 12',
      Importe: 10,
    },
    ...{ URL_OK: 'http://portal/bien', URL_ERROR: 'http://portal/mal', IdReferenciaOperacion: 'x' },
    Detalle: [{ Descripcion: 'CEP', Importe: 10 }],
  };
  const { Hash } = (
    await app.inject({
      method: 'POST',
      url: '/api/Pago',
      payload: pedido,
      headers: { authorization: `Bearer ${sesion.access_token}` },
    })
  ).json<{ Hash: string }>();
  expect(await lineas('siro')).toEqual(['404']);
  await post(`/control/cobros/${Hash}/aprobar`);
  const [una = ''] = await lineas('siro');
  expect([Number(una.slice(24, 35)), Number(una.slice(35, 43)), una.slice(123, 126)]).toEqual([1000, 12, 'BPD']);
  expect((await post('/control/depositos', { cobrador: 'siro', dia: '2026-03-23' })).json()).toMatchObject({
    importe: 980,
  });
});

test('Link rinde con su comisión, deshace en el mismo archivo y una sola vez, y su pie suma', async () => {
  const id = await cobrar(9, 'LK', '200,00');
  await cobrar(8, 'PF', '10,00');
  expect((await post(`/control/caja/${id}/deshacer`)).statusCode).toBe(200);
  for (const otra of [id, 1]) expect((await post(`/control/caja/${otra}/deshacer`)).statusCode).toBe(400);
  const [cabeza, pago = '', reversa = '', pie] = await lineas('redLink');
  expect(cabeza).toBe('0CTP20260320');
  expect([pago.slice(0, 12), pago.slice(47, 59), pago.slice(59, 69)]).toEqual([
    '1CTP00000009',
    '000000020000',
    '0000000300',
  ]);
  expect([reversa.slice(0, 12), reversa.slice(59, 69), reversa.length]).toEqual(['2CTP00000009', '0000000000', 79]);
  expect(reversa.slice(69)).not.toBe(pago.slice(69));
  expect(pie).toBe('90000000200000000040000000000000300');
  expect((await post('/control/depositos', { cobrador: 'redLink', dia: '2026-03-23' })).statusCode).toBe(400);
});

test('el banco escribe lo que se movió: lo depositado, lo que entró y lo que salió', async () => {
  await cobrar(7, 'PF', '100,00');
  await cobrar(8, 'PF', '50,00');
  const lunes = '2026-03-23';
  expect((await post('/control/depositos', { cobrador: 'siro', dia: lunes })).json()).toMatchObject({
    importe: 14_700,
  });
  const movimientos = [
    { dia: lunes, importe: '1234,50', numero: '77', detalle: 'TRANSFERENCIA DE TERCEROS' },
    { dia: lunes, importe: '-15', detalle: 'COMISION MANTENIMIENTO' },
  ];
  expect((await post('/control/banco', { movimientos })).json<{ ids: number[] }>().ids).toHaveLength(2);
  expect((await lineas('banco', lunes)).slice(2)).toEqual([
    'Fecha;Descripción;Nro. comprobante;Débito;Crédito;Saldo',
    ...['23/03/2026;LIQUIDACION SIRO;;;147,00;147,00', '23/03/2026;TRANSFERENCIA DE TERCEROS;77;;1.234,50;1.381,50'],
    ...['23/03/2026;COMISION MANTENIMIENTO;;15,00;;1.366,50', 'Total;;;;;'],
  ]);
  const malos = [
    { dia: lunes, importe: '0', detalle: 'x' },
    { dia: 'ayer', importe: '1', detalle: 'x' },
    { dia: lunes, importe: '1', detalle: 'a;b' },
  ];
  for (const malo of malos) expect((await post('/control/banco', malo)).statusCode).toBe(400);
});

test('un movimiento del banco se escribe mal por su número', async () => {
  const movimientos = ['1', '2', '3'].map((numero) => ({ dia: DIA, importe: '10,00', numero, detalle: 'TRANSF' }));
  const { ids } = (await post('/control/banco', { movimientos })).json<{ ids: number[] }>();
  await fallar('banco', [
    { clase: 'renglon_que_falta', cual: ids[0] },
    { clase: 'otro_importe', cual: ids[1] },
    { clase: 'otro_numero', cual: ids[2], numero: '99' },
  ]);
  expect((await lineas('banco')).slice(3, -1)).toEqual([
    ...['20/03/2026;TRANSF;2;;10,01;10,01', '20/03/2026;TRANSF;99;;10,00;20,01'],
  ]);
});

test('cada falla a pedido es de su renglón, y lo demás sigue bien', async () => {
  for (const cupon of [1, 2, 3, 4, 5, 6, 7, 8]) await cobrar(cupon, 'PF', '10,00');
  const bien = await lineas('siro');
  const fallas = ['renglon_que_falta', 'renglon_repetido', 'otro_importe', 'otra_fecha', 'otro_numero', 'otro_cupon'];
  const todas = [
    ...fallas.map((clase, i) => ({ clase, cual: i + 1 })),
    { clase: 'cupon_desconocido', cual: 7, importe: '3,00' },
  ];
  expect((await fallar('siro', todas)).statusCode).toBe(200);
  const mal = await lineas('siro');
  expect(deCupon(mal)).toEqual([2, 2, 3, 4, 5, 98_000_006, 7, 98_000_007, 8]);
  expect(mal[0]).toBe(mal[1]);
  expect(mal[2]?.slice(24, 35)).toBe('00000001001');
  expect([mal[3]?.slice(0, 16), mal[3]?.slice(24)]).toEqual(['2026031920260323', bien[3]?.slice(24)]);
  expect([mal[4]?.slice(0, 226), mal[4]?.slice(226)]).toEqual([bien[4]?.slice(0, 226), expect.stringMatching(/^0066/)]);
  expect(mal[7]?.slice(24, 35)).toBe('00000000300');
  expect(mal[8]).toBe(bien[7]);
  await post('/control/rendiciones', { origen: 'siro', dia: DIA, clase: '' });
  expect(await lineas('siro')).toEqual(bien);
});

test('las de todo el archivo son por las veces que se pida', async () => {
  await cobrar(1, 'LK', '100,00');
  await cobrar(2, 'LK', '100,00');
  const bien = await lineas('redLink');
  const unaVez = async (clase: string, mas: object = {}): Promise<string[]> => {
    await fallar('redLink', [{ clase, veces: 1, ...mas }]);
    const mal = await lineas('redLink');
    expect(await lineas('redLink'), clase).toEqual(bien);
    return mal;
  };
  expect((await unaVez('renglon_ilegible', { linea: 2 }))[1]).toMatch(/^1CTPno se ve/);
  expect(await unaVez('bajado_otra_vez')).toEqual([...bien, '']);
  expect((await unaVez('otra_comision'))[1]?.slice(59, 69)).toBe('0000000300');
  expect((await unaVez('de_otro')).filter((una) => /^1CTP97/.test(una))).toHaveLength(5);
});

test('lo que no existe no se puede pedir', async () => {
  await post('/control/banco', { dia: DIA, importe: '1', detalle: 'x' });
  for (const [origen, falla] of [
    ['siro', { clase: 'otra_cosa', cual: 1 }],
    ['siro', { clase: 'otro_importe' }],
    ['banco', { clase: 'cupon_desconocido', cual: 1 }],
    ['otro', { clase: 'otro_importe', cual: 1 }],
  ] as const)
    expect((await fallar(origen, [falla])).statusCode, JSON.stringify(falla)).toBe(400);
  expect((await post('/control/depositos', { cobrador: 'otro', dia: DIA })).statusCode).toBe(400);
});

test('su página baja cada archivo, y lo que se le pide vuelve a ella', async () => {
  const id = await cobrar(1, 'LK', '100,00');
  const pagina = `/rendiciones?dia=${DIA}`;
  const leer = async (url: string) => (await app.inject(url)).body.replaceAll('\u00a0', ' ');
  expect(await leer('/rendiciones')).toContain(`href="/rendiciones/redLink/${DIA}"`);
  const otra = await formulario('/control/rendiciones', {
    origen: 'redLink',
    dia: DIA,
    clase: 'otro_importe',
    cual: '1',
  });
  expect(otra.headers.location).toBe(pagina);
  expect(await leer(pagina)).toContain('1 renglón, con 1 falla a pedido');
  expect(await leer('/rendiciones?dia=2026-03-23')).toContain('Link Pagos deposita $ 98,50');
  const anotado = await formulario('/control/banco', { dia: DIA, importe: '-1,50', detalle: 'IVA <b>', numero: '' });
  expect(anotado.headers.location).toBe(pagina);
  expect(await leer(pagina)).toContain('IVA &lt;b&gt;');
  expect((await formulario(`/control/caja/${id}/deshacer`, {})).headers.location).toBe('/caja');
  expect(await leer('/caja')).toContain('(deshecho el 20/03/2026)');
});
