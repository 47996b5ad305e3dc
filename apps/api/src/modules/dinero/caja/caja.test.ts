import { barraDeCupon } from '@colega/domain/dinero';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Pedir } from '../../../testing/crear-app-de-prueba.ts';
import { cajaDe } from '../../../testing/dinero/caja.ts';
import { crearEscenarioDePagos, type EscenarioDePagos } from '../../../testing/dinero/escenario-de-pagos.ts';
import { mirarPdf } from '../../../testing/mirar-pdf.ts';

const CONVENIO = '5150058293';
const UN_DIA = 86_400_000;
let s: EscenarioDePagos;
let caja: ReturnType<typeof cajaDe>;
let cobra: Pedir;
beforeAll(async () => {
  const entorno = { SIRO_USUARIO: '30546672340', SIRO_CLAVE: 'una clave', SIRO_CONVENIO: CONVENIO };
  s = await crearEscenarioDePagos({ entorno });
  caja = cajaDe(s);
  cobra = await caja.operar();
});
afterAll(() => s.prueba.cerrar());

const efectivo = (importe: string) => ({ medio: 'caja' as const, importe });
const errores = ({ errores: unos = [] }: { errores?: { campo: string; mensaje: string }[] | undefined }) =>
  unos.map(({ campo, mensaje }) => `${campo}: ${mensaje}`);
const estado = async (id: number) =>
  (await s.db.selectFrom('ordenes_pago').select('estado').where('id', '=', id).executeTakeFirstOrThrow()).estado;

test('se lee por el código impreso y por su número, con lo que cuesta ese día', async () => {
  const id = await s.cuponDeMatricula('1000.00');
  const numero_boleta = await s.boleta(id);
  const vencimientos = [
    { fecha: '2026-03-30', importe: '1000.00' },
    { fecha: '2026-04-19', importe: '1020.00' },
  ];
  const codigo = barraDeCupon({ numero_boleta, circuito: 'matriculados', vencimientos }, CONVENIO)?.codigo ?? '';
  expect(codigo).toHaveLength(56);
  const leido = await caja.leer(cobra, codigo);
  expect(leido).toMatchObject({
    status: 200,
    id,
    numero_boleta,
    a_pagar: '1000.00',
    impide: null,
    persona: { id: s.e.persona.id },
  });
  expect(await caja.leer(cobra, numero_boleta)).toEqual(leido);
  expect(errores(await caja.leer(cobra, `${codigo.slice(0, -1)}${(Number(codigo.at(-1)) + 1) % 10}`))).toEqual([
    expect.stringMatching(/^codigo: El código se leyó mal/),
  ]);
  expect(errores(await caja.leer(cobra, '04471000123452512310149080100156534000000000515005829313'))).toEqual([
    'codigo: No hay un cupón con el número 12345.',
  ]);
  expect(await caja.leer(cobra, '99999999')).toMatchObject({ status: 404, codigo: 'caja_cupon_desconocido' });
});

test('varios cupones con un pago: un recibo en un archivo, una carta, y el vuelto dicho', async () => {
  const [uno, otro] = [await s.cuponDeMatricula('1000.00'), await s.cuponDeMatricula('250.50')];
  const antes = await s.saldos();
  const hecho = await caja.cobrar(cobra, {
    cupones: [
      { id: uno, importe: '1000.00' },
      { id: otro, importe: '250.50' },
    ],
    pagos: [efectivo('1300.00')],
  });
  expect(hecho).toMatchObject({
    status: 201,
    total: '1250.50',
    vuelto: '49.50',
    message: expect.stringMatching(/Vuelto: \$\s49,50/),
  });
  expect([await estado(uno), await estado(otro)]).toEqual(['pago', 'pago']);
  const recaudado = Number((await s.saldos()).recaudado) - Number(antes.recaudado ?? 0);
  expect(recaudado.toFixed(2)).toBe('1250.50');
  const recibo = await cobra('GET', `/colegio/caja/cobros/${hecho.id}/imprimir`);
  const visto = await mirarPdf(recibo.rawPayload);
  expect(visto.textos).toHaveLength(2);
  expect(visto.textos.join()).toContain('Caja del Colegio');
  await visto.cerrar();
  const avisos = await s.db
    .selectFrom('avisos')
    .select(['canal', 'titulo'])
    .where('cosa', '=', 'cobro_de_caja')
    .where('cosa_id', '=', String(hecho.id))
    .execute();
  expect(avisos.filter(({ canal }) => canal === 'correo')).toHaveLength(1);
  const linea = await s.db
    .selectFrom('auditoria')
    .select(['accion', 'hasta', 'quien'])
    .where('entidad', '=', 'orden_pago')
    .where('entidad_id', '=', uno)
    .where('accion', '=', 'acreditar')
    .executeTakeFirstOrThrow();
  expect(linea).toMatchObject({ hasta: { cobro_de_caja: hecho.id, importe: '1000.00' } });
});

test('varios pagos para un cupón, cada uno en su cuenta; un cheque con su banco', async () => {
  const id = await s.cuponDeMatricula('1000.00');
  const hecho = await caja.cobrar(cobra, {
    cupones: [{ id, importe: '1000.00' }],
    pagos: [
      efectivo('200.00'),
      { medio: 'cheque', importe: '500.00', banco_emisor: 'Banco Nación', comprobante: '00012345' },
      { medio: 'tarjeta', importe: '300.00', comprobante: 'L-77' },
    ],
  });
  expect(hecho).toMatchObject({
    status: 201,
    vuelto: '0.00',
    cupones: [{ pagado: '1000.00', resta: '0.00', queda_pago: true }],
  });
  const operaciones = await s.db
    .selectFrom('operaciones_pago')
    .select(['medio', 'externo', 'importe'])
    .where('orden_id', '=', id)
    .orderBy('id')
    .execute();
  expect(operaciones).toEqual([
    { medio: 'cheque', externo: 'Banco Nación 00012345', importe: '500.00' },
    { medio: 'tarjeta', externo: `L-77 ${s.momento().hoy}`, importe: '300.00' },
    { medio: 'caja', externo: expect.stringMatching(/^CAJA-/), importe: '200.00' },
  ]);
  expect(await estado(id)).toBe('pago');
});

test('lo que se paga en partes queda hasta que lo cubre', async () => {
  const id = await s.cuponDeMatricula('1000.00');
  const boleta = await s.boleta(id);
  expect(await caja.cobrar(cobra, { cupones: [{ id, importe: '400.00' }], pagos: [efectivo('400')] })).toMatchObject({
    status: 201,
    cupones: [{ pagado: '400.00', resta: '600.00', queda_pago: false }],
  });
  expect(await caja.leer(cobra, boleta)).toMatchObject({
    abonado: '400.00',
    a_pagar: '600.00',
    situacion: 'pendiente',
  });
  expect(errores(await caja.cobrar(cobra, { cupones: [{ id, importe: '600.01' }], pagos: [efectivo('700')] }))).toEqual(
    [expect.stringMatching(/^cupones\.0\.importe: Es más que lo que se debe, \$\s600,00/)],
  );
  await caja.cobrar(cobra, { cupones: [{ id, importe: '600.00' }], pagos: [efectivo('600')] });
  expect(await estado(id)).toBe('pago');
  expect((await caja.leer(cobra, boleta)).impide).toMatch(/ya está pago: Caja del Colegio, el/);
});

test('el mismo pedido dos veces es uno; dos cajas con el mismo cupón a la vez cobran una', async () => {
  const id = await s.cuponDeMatricula('1000.00');
  const cobro = { cupones: [{ id, importe: '1000.00' }], pagos: [efectivo('1000')] };
  const [a, b] = await Promise.all([caja.cobrar(cobra, cobro, 'la-misma'), caja.cobrar(cobra, cobro, 'la-misma')]);
  const [bien] = [a, b].filter(({ status }) => status === 201);
  expect([a.status, b.status].every((status) => status === 201 || status === 409)).toBe(true);
  expect((await caja.cobrar(cobra, cobro, 'la-misma')).id).toBe(bien?.id);
  const [uno, otro] = [await s.cuponDeMatricula('10.00'), await s.cuponDeMatricula('20.00')];
  const otra = await caja.operar();
  const suyo = (ids: number[]) => ({
    cupones: ids.map((cual) => ({ id: cual, importe: cual === uno ? '10.00' : '20.00' })),
    pagos: [efectivo('30')],
  });
  const dos = await Promise.all([caja.cobrar(cobra, suyo([uno, otro])), caja.cobrar(otra, suyo([otro, uno]))]);
  expect(dos.map(({ status }) => status).toSorted()).toEqual([201, 422]);
  expect(errores(dos.find(({ status }) => status === 422) ?? {}).join()).toMatch(/ya está pago/);
  const operaciones = await s.db
    .selectFrom('operaciones_pago')
    .select('id')
    .where('orden_id', 'in', [id, uno, otro])
    .execute();
  expect(operaciones).toHaveLength(3);
});

test('un comprobante no entra dos veces, y se dice en qué pago está', async () => {
  const [uno, otro] = [await s.cuponDeMatricula('10.00'), await s.cuponDeMatricula('20.00')];
  const pago = { medio: 'transferencia' as const, banco: 'provincia', comprobante: 'T-900' };
  const hecho = await caja.cobrar(cobra, {
    cupones: [
      { id: uno, importe: '10.00' },
      { id: otro, importe: '5.00' },
    ],
    pagos: [{ ...pago, importe: '15.00' }],
  });
  expect(hecho.status).toBe(201);
  const repetido = await caja.cobrar(cobra, {
    cupones: [{ id: otro, importe: '15.00' }],
    pagos: [{ ...pago, importe: '15.00' }],
  });
  expect(errores(repetido)).toEqual([
    expect.stringMatching(
      /^pagos\.0\.comprobante: Ese comprobante ya está registrado: es el pago \d+, del cupón N\.º \d+/,
    ),
  ]);
  const dos = { ...pago, comprobante: 'T-901', importe: '7.50' };
  expect(errores(await caja.cobrar(cobra, { cupones: [{ id: otro, importe: '15.00' }], pagos: [dos, dos] }))).toEqual([
    'pagos.1.comprobante: Ese comprobante ya está en este cobro.',
  ]);
});

test('lo que se transfirió de más queda a favor solo si se dice', async () => {
  const id = await s.cuponDeMatricula('10.00');
  const cobro = {
    cupones: [{ id, importe: '10.00' }],
    pagos: [{ medio: 'transferencia' as const, banco: 'provincia', comprobante: 'T-902', importe: '12.00' }],
  };
  expect(errores(await caja.cobrar(cobra, cobro))[0]).toMatch(/^pagos: Sobran \$\s2,00/);
  expect(await caja.cobrar(cobra, { ...cobro, deja_a_favor: true })).toMatchObject({
    status: 201,
    total: '12.00',
    cupones: [{ a_favor: '2.00' }],
  });
});

test('lo que falta o no es se dice al lado de cada dato', async () => {
  const id = await s.cuponDeMatricula('10.00');
  const con = async (pago: Parameters<typeof caja.cobrar>[1]['pagos'][number]) =>
    errores(await caja.cobrar(cobra, { cupones: [{ id, importe: '10.00' }], pagos: [pago] })).map(
      (uno) => uno.split(':')[0],
    );
  expect(await con({ medio: 'transferencia', importe: '10.00' })).toEqual(['pagos.0.banco', 'pagos.0.comprobante']);
  expect(await con({ medio: 'cheque', importe: '10.00', comprobante: '1' })).toEqual(['pagos.0.banco_emisor']);
  expect(await con({ medio: 'transferencia', importe: '10.00', banco: 'inventado', comprobante: 'x' })).toEqual([
    'pagos.0.banco',
  ]);
  expect(await con(efectivo('9.99'))).toEqual(['pagos']);
});

test('si se está pagando en línea se avisa, y se cobra solo si se insiste', async () => {
  const id = await s.cuponDeMatricula('10.00');
  await s.abrir('sipago', id);
  const boleta = await s.boleta(id);
  expect((await caja.leer(cobra, boleta)).se_esta_pagando).toMatch(/hay un pago abierto en SiPago desde las \d\d:\d\d/);
  const cobro = { cupones: [{ id, importe: '10.00' }], pagos: [efectivo('10')] };
  expect(errores(await caja.cobrar(cobra, cobro))[0]).toMatch(/^cupones\.0: De este cupón hay un pago abierto/);
  const otro = await s.cuponDeMatricula('20.00');
  await s.abrir('sipago', otro);
  const deUno = [
    { id, importe: '10.00', aunque_se_este_pagando: true },
    { id: otro, importe: '20.00' },
  ];
  expect(errores(await caja.cobrar(cobra, { cupones: deUno, pagos: [efectivo('30')] }))).toEqual([
    expect.stringMatching(/^cupones\.1: De este cupón hay un pago abierto/),
  ]);
  expect((await caja.cobrar(cobra, { cupones: deUno.slice(0, 1), pagos: [efectivo('10')] })).status).toBe(201);
});

test('lo de un legajo anulado no se cobra; lo de otro distrito no existe; sin permiso, nada', async () => {
  const { id, legajo_id } = await s.cuponDeLegajo('cep');
  await s.vida.anular(legajo_id);
  expect((await caja.leer(cobra, await s.boleta(id))).impide).toMatch(
    /no se cobra: su legajo o su contrato está anulado/,
  );
  const suyo = await s.cuponDeMatricula('10.00');
  const boleta = await s.boleta(suyo);
  const { id: otroDistrito } = await s.db
    .selectFrom('distritos')
    .select('id')
    .where('id', '<>', s.e.persona.distrito_id)
    .executeTakeFirstOrThrow();
  const lejos = await caja.operar(['tesoreria'], otroDistrito);
  expect(await caja.leer(lejos, boleta)).toMatchObject({
    status: 404,
    detail: `No hay un cupón con el número ${boleta}.`,
  });
  expect(
    (await caja.cobrar(lejos, { cupones: [{ id: suyo, importe: '10.00' }], pagos: [efectivo('10')] })).status,
  ).toBe(422);
  expect(await estado(suyo)).toBe('pendiente');
  const cerca = await caja.operar(['tesoreria'], s.e.persona.distrito_id);
  const hecho = await caja.cobrar(cerca, { cupones: [{ id: suyo, importe: '10.00' }], pagos: [efectivo('10')] });
  expect(hecho.status).toBe(201);
  expect((await lejos('GET', `/colegio/caja/cobros/${hecho.id}/imprimir`)).statusCode).toBe(404);
  const mira = await caja.operar(['mesa']);
  expect((await caja.leer(mira, boleta)).status).toBe(403);
  expect((await mira('GET', '/colegio/caja')).statusCode).toBe(403);
  expect((await cobra('GET', '/colegio/caja')).json()).toMatchObject({
    medios: expect.arrayContaining([{ key: 'caja', nombre: 'Efectivo', pide: [] }]),
  });
});

test('con el recargo después del primer vencimiento, y sin cobrarlo después del último; una transferencia vale por su día', async () => {
  const id = await s.cuponDeMatricula('1000.00');
  const boleta = await s.boleta(id);
  s.prueba.avanzar(15 * UN_DIA);
  cobra = await caja.operar();
  expect(await caja.leer(cobra, boleta)).toMatchObject({ a_pagar: '1020.00' });
  s.prueba.avanzar(20 * UN_DIA);
  cobra = await caja.operar();
  expect((await caja.leer(cobra, boleta)).impide).toMatch(/venció el 19\/04\/2026: hay que generar otro/);
  expect(await caja.leer(cobra, boleta, '2026-04-01')).toMatchObject({ a_pagar: '1020.00', impide: null });
  const transferencia = {
    medio: 'transferencia' as const,
    importe: '1020.00',
    banco: 'provincia',
    comprobante: 'T-vieja',
  };
  expect(
    errores(await caja.cobrar(cobra, { cupones: [{ id, importe: '1020.00' }], pagos: [efectivo('1020')] }))[0],
  ).toMatch(/^cupones\.0: .*venció/);
  expect(
    errores(
      await caja.cobrar(cobra, {
        cupones: [{ id, importe: '1020.00' }],
        pagos: [efectivo('1020')],
        fecha: '2026-04-01',
      }),
    ),
  ).toEqual(['fecha: El efectivo entra hoy: para un pago de otro día, elegí otro medio.']);
  const hecho = await caja.cobrar(cobra, {
    cupones: [{ id, importe: '1020.00' }],
    pagos: [transferencia],
    fecha: '2026-04-01',
  });
  expect(hecho).toMatchObject({ status: 201, cupones: [{ pagado: '1020.00', resta: '0.00' }] });
  expect(await estado(id)).toBe('pago');
});

test('de uno que venció y cuyo cargo cuesta más, lo que pedía no lo paga: se dice, y el resto se pide con otro', async () => {
  const id = await s.cuponDeMatricula('1000.00');
  await s.prueba.sinGuardas((db) =>
    sql`update sanciones s set importe = 1500 from orden_items i where i.orden_id = ${id} and s.id = i.sancion_id`.execute(
      db,
    ),
  );
  const { hoy: fecha } = s.momento();
  s.prueba.avanzar(60 * UN_DIA);
  cobra = await caja.operar();
  const transferida = (importe: string) => ({
    cupones: [{ id, importe }],
    pagos: [{ ...{ medio: 'transferencia' as const, banco: 'provincia', comprobante: `T-${importe}` }, importe }],
    fecha,
  });
  const hecho = await caja.cobrar(cobra, transferida('1000.00'));
  expect(hecho).toMatchObject({ status: 201, cupones: [{ pagado: '1000.00', resta: '0.00', queda_pago: false }] });
  expect(await estado(id)).toBe('vencido');
  expect(errores(await caja.cobrar(cobra, transferida('1.00'))).join()).toMatch(/venció el .*: hay que generar otro/);
});

test('el número de una tarjeta vale por su día, y el de una transferencia por su banco', async () => {
  const cobrar = async (pago: Omit<Parameters<typeof caja.cobrar>[1]['pagos'][number], 'importe'>) => {
    const id = await s.cuponDeMatricula('10.00');
    const cobro = { cupones: [{ id, importe: '10.00' }], pagos: [{ ...pago, importe: '10.00' }] };
    return (await caja.cobrar(cobra, cobro)).status;
  };
  const tarjeta = { medio: 'tarjeta' as const, comprobante: '0001' };
  expect([await cobrar(tarjeta), await cobrar(tarjeta)]).toEqual([201, 422]);
  s.prueba.avanzar(UN_DIA);
  cobra = await caja.operar();
  expect([await cobrar(tarjeta), await cobrar(tarjeta)]).toEqual([201, 422]);
  const transferida = { medio: 'transferencia' as const, banco: 'provincia', comprobante: 'T-950' };
  expect([await cobrar(transferida), await cobrar(transferida)]).toEqual([201, 422]);
  // it came in at a bank that data/ has no more
  await s.prueba.sinGuardas((db) =>
    db.updateTable('operaciones_pago').set({ banco: 'otro' }).where('externo', '=', 'T-950').execute(),
  );
  expect([await cobrar(transferida), await cobrar(transferida)]).toEqual([201, 422]);
});
