import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { crearBuzon } from '../correo/buzon.ts';
import { crearSandbox } from '../crear-sandbox.ts';

type Aviso = { data: { order: { uuid: string; status: string }; payment: { status: string } } };

let carpeta: string;
let app: FastifyInstance;
let portal: FastifyInstance;
let recibidos: Aviso[];
let responde: number;
let aviso: string;

const arrancar = () => crearSandbox(crearBuzon(), { pasarelas: { carpeta } });
beforeEach(async () => {
  carpeta = mkdtempSync(join(tmpdir(), 'colega-sandbox-'));
  app = arrancar();
  recibidos = [];
  responde = 200;
  portal = Fastify();
  portal.post('/aviso', (request, reply) => {
    recibidos.push(request.body as Aviso);
    return reply.code(responde).send({});
  });
  aviso = `${await portal.listen({ host: '127.0.0.1', port: 0 })}/aviso`;
});
afterEach(async () => {
  await app.close();
  await portal.close();
  rmSync(carpeta, { recursive: true, force: true });
});

const post = (url: string, payload: object = {}, headers: Record<string, string> = {}) =>
  app.inject({ method: 'POST', url, payload, headers });
const formulario = (url: string, campos: Record<string, string>) =>
  app.inject({
    method: 'POST',
    url,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams(campos).toString(),
  });

async function orden(monto = 150_000): Promise<string> {
  const credenciales = { grant_type: 'client_credentials', client_id: 'c', client_secret: 'sandbox', scope: '*' };
  const { access_token } = (await post('/oauth/token', credenciales)).json<{ access_token: string }>();
  const precio = { currency: '032', amount: monto };
  const attributes = {
    currency: '032',
    items: [{ id: 1, name: 'CEP <del> legajo', unitPrice: precio, quantity: 1 }],
    redirect_urls: { success: 'http://portal/bien', failed: 'http://portal/mal' },
    webhookUrl: aviso,
  };
  const creada = await post('/api/v2/orders', { data: { attributes } }, { authorization: `Bearer ${access_token}` });
  return creada.json<{ data?: { attributes: { uuid: string } } }>().data?.attributes.uuid ?? String(creada.statusCode);
}
const estadoDe = async (uuid: string) =>
  (await app.inject(`/api/v2/orders/${uuid}`)).json<{ data: { attributes: { status: string } } }>().data.attributes
    .status;
const actuar = (uuid: string, accion: string, opciones: object = {}) =>
  post(`/control/cobros/${uuid}/${accion}`, opciones);

describe('la página de pago', () => {
  const pagina = (uuid: string) => `/sipago/checkout/${uuid}`;

  test('dice que es un simulador, qué se paga y cuánto, sin ejecutar lo que le mandan', async () => {
    const { body } = await app.inject(pagina(await orden()));
    expect(body).toContain('Esto es un simulador: no se mueve dinero.');
    expect(body).toContain('CEP &lt;del&gt; legajo');
    expect(body).toMatch(/Pagar \$\s1\.500,00<\/button>/);
  });

  test.each([
    ['aprobar', 'http://portal/bien', 'SUCCESS'],
    ['rechazar', 'http://portal/mal', 'FAILED'],
    ['cancelar', 'http://portal/mal', 'FAILED_CHECKOUT'],
  ])('%s devuelve al portal', async (accion, vuelta, estado) => {
    const uuid = await orden();
    const { statusCode, headers } = await formulario(pagina(uuid), {
      accion,
      demora: '0',
      cobrado: '',
      aviso: 'ninguno',
    });
    expect([statusCode, headers.location]).toEqual([303, vuelta]);
    expect(await estadoDe(uuid)).toBe(estado);
  });

  test('irse sin pagar la deja como estaba, y lo ya pagado no se paga otra vez', async () => {
    const uuid = await orden();
    expect((await formulario(pagina(uuid), { accion: 'abandonar' })).body).toContain('el pago sigue pendiente');
    expect(await estadoDe(uuid)).toBe('PENDING');
    await formulario(pagina(uuid), { accion: 'aprobar' });
    expect((await app.inject(pagina(uuid))).body).toContain('Este pago ya está hecho.');
  });

  test('su plazo se puede dar por pasado, si nadie la pagó', async () => {
    const [sola, pagada] = [await orden(), await orden()];
    await actuar(pagada, 'aprobar');
    expect((await actuar(sola, 'vencer')).json()).toEqual({ hecho: true, vuelta: null });
    expect((await actuar(pagada, 'vencer')).json()).toMatchObject({ hecho: false });
    expect([await estadoDe(sola), await estadoDe(pagada)]).toEqual(['EXPIRED', 'SUCCESS']);
  });

  test('lo que se demora se puede dar a conocer, y entonces avisa', async () => {
    const uuid = await orden();
    expect((await actuar(uuid, 'conocer')).json()).toMatchObject({ hecho: false });
    await actuar(uuid, 'aprobar', { demora: 3600 });
    expect(await estadoDe(uuid)).toBe('PENDING');
    await actuar(uuid, 'conocer');
    expect(await estadoDe(uuid)).toBe('SUCCESS');
    await expect.poll(() => recibidos.map(({ data }) => data.order.status)).toEqual(['SUCCESS']);
  });

  test('una que no existe, o una acción que no hay, es un 404', async () => {
    expect((await app.inject(pagina('nada'))).statusCode).toBe(404);
    expect((await formulario(pagina(await orden()), { accion: 'robar' })).statusCode).toBe(404);
  });
});

describe('los avisos', () => {
  const esperar = (cuantos: number) => expect.poll(() => recibidos.length).toBe(cuantos);
  const estados = () => recibidos.map(({ data }) => data.order.status);

  test('uno, dos a la vez, o uno que no es cierto', async () => {
    const [uno, dos, falso] = [await orden(), await orden(), await orden()];
    await actuar(uno, 'aprobar');
    await esperar(1);
    await actuar(dos, 'aprobar', { aviso: 'doble' });
    await esperar(3);
    await actuar(falso, 'rechazar', { aviso: 'falso' });
    await esperar(4);
    expect(recibidos.map(({ data }) => data.order.uuid)).toEqual([uno, dos, dos, falso]);
    expect(estados()).toEqual(['SUCCESS', 'SUCCESS', 'SUCCESS', 'SUCCESS']);
    expect(await estadoDe(falso)).toBe('FAILED');
  });

  test('tarde, y uno viejo que llega después del nuevo', async () => {
    const uuid = await orden();
    await actuar(uuid, 'aprobar', { aviso: 'tarde', aviso_demora: 0.3 });
    expect(recibidos).toEqual([]);
    await esperar(1);
    await actuar(uuid, 'avisar', { aviso: 'desordenado' });
    await expect.poll(estados, { timeout: 5_000 }).toEqual(['SUCCESS', 'SUCCESS', 'PENDING']);
  });

  test('si el portal no lo recibe se repite, cuatro veces en total', async () => {
    responde = 500;
    await post('/control/reintento', { segundos: 0.05 });
    await actuar(await orden(), 'aprobar');
    await esperar(4);
    await expect
      .poll(async () => (await app.inject('/control/estado')).json<{ avisos: object[] }>().avisos)
      .toMatchObject([{ estado: 'agotado', intentos: 4, respuesta: '500' }]);
  });

  test('los que no salieron salen aunque el sandbox muera antes', async () => {
    await actuar(await orden(), 'aprobar', { aviso: 'tarde', aviso_demora: 0.2 });
    await app.close();
    app = arrancar();
    await esperar(1);
  });
});

describe('las fallas', () => {
  const intentos = async (cuantos: number) => {
    const estados: number[] = [];
    for (let i = 0; i < cuantos; i += 1)
      estados.push((await app.inject({ url: '/api/v2/orders/nada', headers: {} })).statusCode);
    return estados;
  };

  test('a pedido, y por las veces que se pida', async () => {
    await post('/control/fallas', { proveedor: 'sipago', modo: 'error_500', veces: 2 });
    expect(await intentos(3)).toEqual([500, 500, 404]);
    expect((await post('/control/fallas', { proveedor: 'otro', modo: 'error_500' })).statusCode).toBe(400);
  });

  test('solo de los pedidos que dicen algo', async () => {
    await post('/control/fallas', { proveedor: 'sipago', modo: 'error_500', veces: 1, si: 'CEP <del>' });
    expect(await intentos(1)).toEqual([404]);
    expect(await orden()).toBe('500');
    expect(await estadoDe(await orden())).toBe('PENDING');
  });

  test('al azar con una semilla son siempre las mismas', async () => {
    const sembrar = () => post('/control/azar', { tasa: 0.4, semilla: 7 });
    const tirar = async () => {
      await sembrar();
      return Promise.all(
        Array.from({ length: 30 }, async () =>
          Promise.race([intentos(1), new Promise<string[]>((listo) => setTimeout(listo, 200, ['calla']))]),
        ),
      );
    };
    const primera = await tirar();
    expect(await tirar()).toEqual(primera);
    expect(new Set(primera.flat()).size).toBeGreaterThan(1);
  });

  test('el monto muy bajo se rechaza como el real', async () => {
    expect(await orden(100)).toBe('422');
  });
});

describe('el reloj de los proveedores', () => {
  const SIRO = { Usuario: '00000000000', Password: 'sandbox' };
  const enHora = (ahora: string) => post('/control/reloj', { ahora });
  const listar = async (): Promise<string[]> => {
    const { access_token } = (await post('/auth/sesion', SIRO)).json<{ access_token: string }>();
    const periodo = { fecha_desde: '2026-03-01T00:00:00.000Z', fecha_hasta: '2026-03-31T00:00:00.000Z' };
    const quien = { cuit_administrador: '00000000000', nro_empresa: '5150058293' };
    const listado = await post(
      '/siro/Listados/Proceso',
      { ...periodo, ...quien },
      { authorization: `Bearer ${access_token}` },
    );
    return listado.json<string[]>().map((linea) => `${linea.slice(0, 8)} ${Number(linea.slice(35, 43))}`);
  };

  test('lo que se paga es del día en que se lo pone, y así se lista', async () => {
    expect((await enHora('2026-03-02T12:00:00-03:00')).statusCode).toBe(200);
    await post('/control/caja', { cupon: 7, importe: '10,00', canal: 'PF' });
    expect(await listar()).toEqual(['20260302 7']);
    const uuid = await orden();
    await actuar(uuid, 'aprobar');
    const { body } = await app.inject(`/api/v2/orders/${uuid}`);
    expect(body).toContain('"createdAt":"2026-03-02T15:00:0');
    expect((await enHora('ayer')).statusCode).toBe(400);
  });

  test('lo que se lista después no está antes, y la página vence por él', async () => {
    await enHora('2026-03-02T12:00:00-03:00');
    const tarde = { cupon: 8, importe: '10,00', canal: 'PF', se_lista: '2026-03-03' };
    await post('/control/caja', tarde);
    const uuid = await orden();
    expect([await listar(), await estadoDe(uuid)]).toEqual([[], 'PENDING']);
    await enHora('2026-03-03T13:00:00-03:00');
    expect([await listar(), await estadoDe(uuid)]).toEqual([['20260302 8'], 'EXPIRED']);
  });
});

test('sin pasarelas, como en producción, no hay ni páginas ni control', async () => {
  const solo = crearSandbox(crearBuzon());
  for (const url of ['/pasarelas', '/caja', '/rendiciones', '/control/estado', '/sipago/checkout/x'])
    expect((await solo.inject(url)).statusCode).toBe(404);
  expect((await solo.inject('/')).body).not.toContain('Pasarelas');
  await solo.close();
});

test('el panel y la caja muestran lo que pasó y vuelven a sí mismos', async () => {
  const uuid = await orden();
  await formulario(`/control/cobros/${uuid}/avisar`, { aviso: 'normal', aviso_demora: '0' });
  expect(
    (await formulario('/control/fallas', { proveedor: 'siro', modo: 'rechazo', veces: '3', si: 'Cupón <7>' })).headers
      .location,
  ).toBe('/pasarelas');
  const { body } = await app.inject('/pasarelas');
  for (const dicho of [
    '$&nbsp;1.500,00',
    'pendiente',
    'SIRO: Rechaza el pedido, 3 veces más, si el pedido dice «Cupón &lt;7&gt;»',
  ])
    expect(body.replaceAll('\u00a0', '&nbsp;')).toContain(dicho);
  expect(body).toContain('Dar el plazo por vencido');
  await formulario(`/control/cobros/${uuid}/aprobar`, { demora: '3600' });
  expect((await app.inject('/pasarelas')).body).toContain('Dar a conocer ya');
  expect((await formulario(`/control/cobros/${uuid}/conocer`, {})).headers.location).toBe('/pasarelas');
  expect((await app.inject('/pasarelas')).body).not.toContain('Dar a conocer ya');
  const cobrada = await formulario('/control/caja', { cupon: '12', importe: '10,50', canal: 'PF', fecha: '' });
  expect(cobrada.headers.location).toMatch(/^\/caja\?cobrado=\d+$/);
  expect((await app.inject('/caja')).body).toContain('Pago Fácil');
  expect((await app.inject('/caja?codigo=123')).body).toContain('La caja no reconoce ese código.');
});
