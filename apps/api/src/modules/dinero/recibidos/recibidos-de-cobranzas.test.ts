import type { HistoriaDeCobranza, HistoriaDePago, PagosRecibidos } from '@colega/contract/dinero';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Pedir } from '../../../testing/crear-app-de-prueba.ts';
import { cajaDe } from '../../../testing/dinero/caja.ts';
import { cobrosDeNadie } from '../../../testing/dinero/cobros-de-nadie.ts';
import { crearEscenarioDePagos, type EscenarioDePagos } from '../../../testing/dinero/escenario-de-pagos.ts';
import {
  anotarSinIdentificar,
  dejarAFavorDe,
  devolverCobro,
  identificarCobro,
} from '../colegio/cobros-sin-cupon.service.ts';
import { anularCobro, reabrirCobro } from '../colegio/deshacer-cobro.service.ts';
import { revertirDelDia } from '../colegio/revertir.service.ts';

let s: EscenarioDePagos;
let cobros: ReturnType<typeof cobrosDeNadie>;
let caja: ReturnType<typeof cajaDe>;
let mira: Pedir;
beforeAll(async () => {
  s = await crearEscenarioDePagos();
  cobros = cobrosDeNadie(s);
  caja = cajaDe(s);
  mira = await caja.operar();
});
afterAll(() => s.prueba.cerrar());

const buscar = async (query: string, como: Pedir = mira) => {
  const respuesta = await como('GET', `/colegio/pagos?${query}`);
  expect(respuesta.statusCode, respuesta.body).toBe(200);
  return respuesta.json<PagosRecibidos>().items.map(({ que, id, estado }) => `${que} ${id} ${estado}`);
};
const leer = async (id: number, como: Pedir = mira) => {
  const respuesta = await como('GET', `/colegio/cobranzas/${id}`);
  expect(respuesta.statusCode, respuesta.body).toBe(200);
  return respuesta.json<HistoriaDeCobranza>();
};
const quePaso = ({ eventos }: HistoriaDeCobranza) => eventos.map(({ que }) => que);

test('lo que entró sin cupón se busca con los pagos: por su número, su operación, su importe, su medio y su día', async () => {
  const { cobranza_id: id } = await anotarSinIdentificar(s.db, cobros.transferencia('611.11', 'SC-611'));
  const suya = [`cobranza ${id} en_revision`];
  const dia = '2026-03-20';
  for (const query of [
    ...['texto=SC-6', 'importe=611.11', 'importe=611%2C11&que=cobranza', 'estado=en_revision&importe=611.11'],
    ...[`desde=${dia}&hasta=${dia}&importe=611.11`, 'medio=transferencia&importe=611.11', `texto=${id}&que=cobranza`],
  ])
    expect(await buscar(query), query).toEqual(suya);
  for (const query of ['que=pago&importe=611.11', 'desde=2026-03-21&importe=611.11', 'medio=caja&importe=611.11'])
    expect(await buscar(query), query).toEqual([]);
  expect((await mira('GET', '/colegio/pagos?que=otra')).statusCode).toBe(422);
});

test('la que resultó ser un pago se ve una vez, como pago; su número lleva a él, y cada uno dice del otro', async () => {
  const orden = await s.cuponDeMatricula('612.12');
  const id = await cobros.nueva('612.12');
  const numero_boleta = await s.boleta(orden);
  const { operacion_id } = await identificarCobro(s.db, id, { ...cobros.elColegio(), numero_boleta });
  expect(await buscar('importe=612.12')).toEqual([`pago ${operacion_id} acreditado`]);
  expect(await buscar(`texto=${id}&que=pago`)).toContain(`pago ${operacion_id} acreditado`);
  expect(await buscar(`texto=${operacion_id}&que=cobranza&importe=612.12`)).toEqual([`cobranza ${id} identificada`]);
  const leida = await leer(id);
  expect(leida).toMatchObject({ pago: { id: operacion_id, numero_boleta }, persona: { id: s.e.persona.id } });
  expect(leida.eventos.at(-1)).toMatchObject({
    que: expect.stringContaining(`pago ${operacion_id}`),
    detalle: 'Nota 7',
  });
  const suPago = (await mira('GET', `/colegio/pagos/${operacion_id}`)).json<HistoriaDePago>();
  expect(suPago.cobranza_id).toBe(id);
});

test('la que quedó a favor, la que se devolvió y la que se anuló siguen estando, con quién lo decidió y por qué', async () => {
  const [favor, devuelta, anulada] = [
    await cobros.nueva('613.01'),
    await cobros.nueva('613.02'),
    await cobros.nueva('613.03'),
  ];
  await dejarAFavorDe(s.db, favor, { ...cobros.elColegio(), cuit: s.e.persona.cuit });
  await devolverCobro(s.db, devuelta, cobros.deVuelta('TR-613'));
  await anularCobro(s.db, anulada, cobros.elColegio());
  for (const [importe, id, estado] of [
    ['613.01', favor, 'a_favor'],
    ['613.02', devuelta, 'devuelto'],
    ['613.03', anulada, 'deshecho'],
  ] as const) {
    expect(await buscar(`importe=${importe}`)).toEqual([`cobranza ${id} ${estado}`]);
    expect(await buscar(`importe=${importe}&estado=${estado}`)).toEqual([`cobranza ${id} ${estado}`]);
  }
  expect(await buscar(`texto=${s.e.persona.cuit}&que=cobranza&importe=613.01`)).toEqual([`cobranza ${favor} a_favor`]);
  const { eventos, persona } = await leer(favor);
  expect(eventos.at(-1)).toMatchObject({
    que: `Quedó a favor de ${persona?.nombre}`,
    detalle: 'Nota 7',
    quien: expect.any(String),
  });
  const deVuelta = await leer(devuelta);
  expect(deVuelta.eventos.at(-1)).toMatchObject({
    que: 'Se devolvió',
    detalle: 'Nota 7 Transferencia TR-613, de Banco de la Provincia de Buenos Aires.',
  });
  expect(quePaso(await leer(anulada)).at(-1)).toBe('Se anuló: ese dinero no entró');
});

test('la que se reabrió se ve una vez, como la que tiene su dinero; y cada una dice de la otra', async () => {
  const primera = await cobros.nueva('614.14');
  await devolverCobro(s.db, primera, cobros.deVuelta());
  const { cobranza_id: viva } = await reabrirCobro(s.db, primera, cobros.elColegio());
  expect(await buscar('importe=614.14')).toEqual([`cobranza ${viva} en_revision`]);
  expect(await buscar(`texto=${primera}&importe=614.14`)).toEqual([`cobranza ${viva} en_revision`]);
  expect(await buscar('importe=614.14&estado=reabierta')).toEqual([`cobranza ${primera} reabierta`]);
  expect(await leer(primera)).toMatchObject({ ahora: viva, antes: null });
  expect(quePaso(await leer(primera))).toEqual([
    expect.stringMatching(/^Entró sin su cupón/),
    'Se devolvió',
    `Se deshizo: su dinero es ahora la cobranza ${viva}`,
  ]);
  expect(await leer(viva)).toMatchObject({ antes: primera, ahora: null });
  const orden = await s.cuponDeMatricula('614.14');
  const { operacion_id } = await identificarCobro(s.db, viva, {
    ...cobros.elColegio(),
    numero_boleta: await s.boleta(orden),
  });
  await revertirDelDia(s.db, { ...cobros.elColegio(), operacion_id, motivo: 'Era de otro' });
  const { ahora, eventos } = await leer(viva);
  expect(ahora).not.toBeNull();
  expect(eventos.at(-1)).toMatchObject({ detalle: 'Era de otro', quien: expect.any(String) });
});

test('lo de nadie lo ve quien trabaja para todo el Colegio; lo que resultó de alguien, también su distrito', async () => {
  const [deNadie, suya] = [await cobros.nueva('615.01'), await cobros.nueva('615.02')];
  await dejarAFavorDe(s.db, suya, { ...cobros.elColegio(), cuit: s.e.persona.cuit });
  const { id: otro } = await s.db
    .selectFrom('distritos')
    .select('id')
    .where('id', '<>', s.e.persona.distrito_id)
    .executeTakeFirstOrThrow();
  const [cerca, lejos] = [
    await caja.operar(['tesoreria'], s.e.persona.distrito_id),
    await caja.operar(['tesoreria'], otro),
  ];
  expect(await buscar('que=cobranza&importe=615.01', cerca)).toEqual([]);
  expect(await buscar('que=cobranza&importe=615.02', cerca)).toEqual([`cobranza ${suya} a_favor`]);
  expect(await buscar('que=cobranza&importe=615.02', lejos)).toEqual([]);
  expect((await leer(suya, cerca)).id).toBe(suya);
  const estado = async (id: number, como: Pedir) => (await como('GET', `/colegio/cobranzas/${id}`)).statusCode;
  expect([await estado(deNadie, cerca), await estado(suya, lejos), await estado(999_999, mira)]).toEqual([
    403, 404, 404,
  ]);
  expect((await (await caja.operar(['mesa']))('GET', `/colegio/cobranzas/${suya}`)).statusCode).toBe(403);
});
