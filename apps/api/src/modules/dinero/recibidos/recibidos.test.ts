import type { HistoriaDePago, PagosRecibidos } from '@colega/contract/dinero';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Pedir } from '../../../testing/crear-app-de-prueba.ts';
import { cajaDe } from '../../../testing/dinero/caja.ts';
import { crearEscenarioDePagos, type EscenarioDePagos } from '../../../testing/dinero/escenario-de-pagos.ts';

let s: EscenarioDePagos;
let caja: ReturnType<typeof cajaDe>;
let mira: Pedir;
beforeAll(async () => {
  s = await crearEscenarioDePagos();
  caja = cajaDe(s);
  mira = await caja.operar();
});
afterAll(() => s.prueba.cerrar());

const buscar = async (query: string, como: Pedir = mira) => {
  const respuesta = await como('GET', `/colegio/pagos?${query}`);
  expect(respuesta.statusCode, respuesta.body).toBe(200);
  return respuesta.json<PagosRecibidos>();
};
const ids = async (query: string, como: Pedir = mira) => (await buscar(query, como)).items.map(({ id }) => id);
const historia = async (id: number, como: Pedir = mira) => {
  const respuesta = await como('GET', `/colegio/pagos/${id}`);
  expect(respuesta.statusCode, respuesta.body).toBe(200);
  return respuesta.json<HistoriaDePago>();
};
const enLinea = async (importe = '1000.00') => {
  const orden = await s.cuponDeMatricula(importe);
  await s.abrir('sipago', orden);
  s.falsas.sipago.pagar(await s.referencia(orden), s.prueba.ahora());
  await s.leer(orden);
  const { id } = await s.db
    .selectFrom('operaciones_pago')
    .select('id')
    .where('orden_id', '=', orden)
    .executeTakeFirstOrThrow();
  return { orden, id };
};

test('se busca por su número, su cupón, su recibo, su operación, su importe, su medio, su día y de quién es', async () => {
  const orden = await s.cuponDeMatricula('777.77');
  const { operacion_id: id } = await s.acreditar(orden, {
    importe: '777.77',
    medio: 'transferencia',
    banco: 'provincia',
    externo: 'TR-5501',
  });
  const boleta = await s.boleta(orden);
  const otro = (await s.acreditar(await s.cuponDeMatricula('10.00'), { importe: '10.00', externo: 'otra' }))
    .operacion_id;
  const [hallado] = (await buscar(`texto=${boleta}`)).items;
  const recibo = hallado?.que === 'pago' ? hallado.recibo : null;
  const dia = '2026-03-20';
  for (const query of [
    ...[`texto=${id}`, `texto=${boleta}`, `texto=${recibo}`, 'texto=TR-55', 'importe=777.77', 'importe=777%2C77'],
    ...['medio=transferencia', `texto=${s.e.persona.cuit}&importe=777.77`, `texto=garcia%20maria&medio=transferencia`],
    ...[`desde=${dia}&hasta=${dia}&medio=transferencia`, 'estado=acreditado&medio=transferencia'],
  ])
    expect(await ids(query), query).toEqual([id]);
  expect(await ids('desde=2026-03-21')).toEqual([]);
  expect(await ids('hasta=2026-03-19')).toEqual([]);
  expect(await ids('texto=nadie%20asi')).toEqual([]);
  expect(await ids('')).toEqual([otro, id]);
  const pagina = await buscar('limit=1&page=2');
  expect([pagina.items[0]?.id, pagina.pagination, pagina.hay_mas]).toEqual([
    id,
    { total_items: 2, current: 2, pages: 2 },
    false,
  ]);
  expect(pagina.items[0]).toMatchObject({
    medio: 'transferencia',
    externo: 'TR-5501',
    estado: 'acreditado',
    persona: { id: s.e.persona.id },
  });
  for (const mal of ['estado=raro', 'importe=x', 'desde=ayer', 'page=0', 'otra=1', "medio='"])
    expect((await mira('GET', `/colegio/pagos?${mal}`)).statusCode, mal).toBe(422);
});

test('la historia de un pago de la caja: quién lo cobró, su recibo, qué pagó, con cuáles fue', async () => {
  const [uno, otro] = [await s.cuponDeMatricula('100.00'), await s.cuponDeMatricula('50.00')];
  const { pagos = [], id: cobro } = await caja.cobrar(mira, {
    cupones: [
      { id: uno, importe: '100.00' },
      { id: otro, importe: '50.00' },
    ],
    pagos: [{ medio: 'caja', importe: '150.00' }],
  });
  const [id = 0, hermano] = pagos;
  const leida = await historia(id);
  expect(leida.eventos.map(({ que }) => que)).toEqual([
    expect.stringMatching(/^Se emitió el cupón N\.º \d+/),
    expect.stringMatching(/^Se acreditó: \$\s100,00/),
    expect.stringMatching(/^Se emitió el recibo N\.º \d+/),
  ]);
  expect(leida.eventos[1]?.quien).toMatch(/Persona/);
  expect(leida).toMatchObject({
    cobro_de_caja: { id: cobro, otros: [hermano] },
    imputaciones: [{ descripcion: 'ARANCEL 2026', capital: '100.00', recargo: '0.00' }],
    revertir: { puede: true, porque: null },
    devolver: { puede: true, porque: null, proveedor: null },
  });
  const recibo = await mira('GET', `/colegio/pagos/${id}/recibo`);
  expect([recibo.statusCode, recibo.rawPayload.subarray(0, 4).toString()]).toEqual([200, '%PDF']);
});

test('la de un pago en línea: se abrió, qué dijo su proveedor, se acreditó', async () => {
  const { id } = await enLinea();
  const { eventos, respuesta, devolver, revertir } = await historia(id);
  expect(eventos.map(({ que }) => que).slice(1, 3)).toEqual(['Se abrió el pago en SiPago', 'SiPago dijo que se pagó']);
  expect(respuesta).toContain('APROBADO');
  expect(devolver).toMatchObject({ puede: true, proveedor: 'SiPago' });
  expect(revertir).toEqual({ puede: false, porque: expect.stringMatching(/.+/) });
});

test('un error del mismo día se deshace, una vez y con su motivo; al otro día, no', async () => {
  const orden = await s.cuponDeMatricula('100.00');
  const { pagos: [id = 0] = [] } = await caja.cobrar(mira, {
    cupones: [{ id: orden, importe: '100.00' }],
    pagos: [{ medio: 'cheque', importe: '100.00', banco_emisor: 'Galicia', comprobante: '1' }],
  });
  const revertir = (motivo = 'Era de otro', como = mira) =>
    como('POST', `/colegio/pagos/${id}/revertir`, { payload: { motivo } });
  expect((await revertir('  ')).statusCode).toBe(422);
  expect((await revertir('x', await caja.operar(['auditoria']))).statusCode).toBe(403);
  const dos = await Promise.all([revertir(), revertir()]);
  expect(dos.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
  const hechas = await s.db.selectFrom('reversiones').select('tipo').where('operacion_id', '=', id).execute();
  expect(hechas).toEqual([{ tipo: 'reversion' }]);
  const { estado, revertir: ahora, eventos } = await historia(id);
  expect([estado, ahora.puede, eventos.at(-1)]).toEqual([
    'deshecho',
    false,
    expect.objectContaining({ que: 'Se deshizo: se había anotado por error', detalle: 'Era de otro' }),
  ]);
  expect(await ids('estado=deshecho')).toContain(id);
});

test('lo de otro distrito no existe, y sin permiso no se mira', async () => {
  const { operacion_id: id } = await s.acreditar(await s.cuponDeMatricula('10.00'), {
    importe: '10.00',
    externo: 'de-distrito',
  });
  const { id: otro } = await s.db
    .selectFrom('distritos')
    .select('id')
    .where('id', '<>', s.e.persona.distrito_id)
    .executeTakeFirstOrThrow();
  const lejos = await caja.operar(['tesoreria'], otro);
  expect(await ids('', lejos)).toEqual([]);
  for (const [metodo, path, payload] of [
    ['GET', '', undefined],
    ['GET', '/recibo', undefined],
    ['POST', '/revertir', { motivo: 'x' }],
    ['POST', '/devoluciones', { motivo: 'x', por: 'transferencia' }],
  ] as const)
    expect((await lejos(metodo, `/colegio/pagos/${id}${path}`, payload ? { payload } : {})).statusCode, path).toBe(404);
  expect(await ids('texto=de-distrito', await caja.operar(['tesoreria'], s.e.persona.distrito_id))).toEqual([id]);
  expect((await (await caja.operar(['mesa']))('GET', '/colegio/pagos')).statusCode).toBe(403);
  expect((await mira('GET', '/colegio/pagos/999999')).statusCode).toBe(404);
});
