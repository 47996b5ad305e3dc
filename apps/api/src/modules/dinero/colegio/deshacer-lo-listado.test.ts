import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { cobrosDeNadie } from '../../../testing/dinero/cobros-de-nadie.ts';
import { crearEscenarioDePagos, type EscenarioDePagos } from '../../../testing/dinero/escenario-de-pagos.ts';
import { barrerCobranzas } from '../cobros/barrer-cobranzas.service.ts';
import { conciliar } from '../conciliacion/conciliar.service.ts';
import { crearTurnos } from '../intenciones/turnos.ts';
import { dejarAFavorDe, devolverCobro, identificarCobro } from './cobros-sin-cupon.service.ts';
import { reabrirCobro } from './deshacer-cobro.service.ts';
import { revertirDelDia } from './revertir.service.ts';
import { listarPorRevisar, resolverCupon } from './revisar.service.ts';

const DIA = 24 * 3_600_000;
const CUATRO_DIAS = 4 * DIA;

let s: EscenarioDePagos;
let cobros: ReturnType<typeof cobrosDeNadie>;
let corrido = 0;
let numero = 0;
beforeAll(async () => {
  s = await crearEscenarioDePagos();
  cobros = cobrosDeNadie(s);
});
beforeEach(() => {
  corrido = 0;
});
afterAll(() => s.prueba.cerrar());

const reloj = () => new Date(s.prueba.ahora().getTime() + corrido);
const momento = () => ({ ahora: reloj(), hoy: reloj().toISOString().slice(0, 10) });
const elColegio = () => ({ ...cobros.elColegio(), ...momento() });
const barrer = () => barrerCobranzas({ db: s.db, pasarelas: s.falsas.pasarelas, reloj, turnos: crearTurnos() });
const diferencias = () => conciliar(s.db, s.falsas.pasarelas, { ...momento(), dias: 30 });
const esperan = async (boleta: number) =>
  (await listarPorRevisar(s.db)).filter((una) => una.tipo === 'cobranza' && una.numero_boleta === String(boleta));

/** A payment on SIRO's page that its listing has and its provider says nothing of: after some days it waits to be reviewed. */
const listado = async () => {
  numero += 1;
  const id = await s.cuponDeMatricula();
  await s.abrir('online', id);
  const boleta = await s.boleta(id);
  const fecha = s.prueba.ahora();
  s.falsas.cobros.push({
    medio: 'online',
    externo: `000000990${numero}`,
    numero_boleta: boleta,
    importe: '1000.00',
    fecha,
  });
  s.falsas.online.estado.consultar = 'sin_respuesta';
  await barrer();
  corrido = CUATRO_DIAS;
  await barrer();
  const contestar = async () => {
    s.falsas.online.estado.consultar = null;
    s.falsas.online.pagar(await s.referencia(id), fecha, { externo: `hash-${numero}` });
    await barrer();
  };
  return { id, boleta, contestar, cobranza: (await esperan(boleta))[0]?.id ?? 0 };
};

/** It is counted once, nothing waits, and the books agree. */
const esUnSoloPago = async (antes: { de: number }, { id, boleta }: { id: number; boleta: number }) => {
  expect((await cobros.hay('online')).de).toBe(antes.de + 1000);
  expect(await s.operaciones(id)).toMatchObject([{ importe: '1000.00' }]);
  expect(await esperan(boleta)).toEqual([]);
  expect((await cobros.hay('online')).sin_identificar).toBe(0);
  expect(await diferencias()).toEqual([]);
};

test('reabierto, y después su proveedor dice que se cobró: es ese pago', async () => {
  const antes = await cobros.hay('online');
  const pago = await listado();
  await devolverCobro(s.db, pago.cobranza, { ...cobros.deVuelta(), ...momento() });
  await reabrirCobro(s.db, pago.cobranza, elColegio());
  expect(await esperan(pago.boleta)).toHaveLength(1);
  await pago.contestar();
  await esUnSoloPago(antes, pago);
});

test('su proveedor dice que se cobró, y después se reabre lo que se había decidido: queda el pago', async () => {
  const antes = await cobros.hay('online');
  const pago = await listado();
  await dejarAFavorDe(s.db, pago.cobranza, { ...elColegio(), cuit: s.e.persona.cuit });
  await pago.contestar();
  const { operacion_id } = await reabrirCobro(s.db, pago.cobranza, elColegio());
  expect(operacion_id).not.toBeNull();
  await resolverCupon(s.db, pago.boleta, { ...elColegio(), decision: 'sin_cambios' });
  await esUnSoloPago(antes, pago);
});

test('dicho de otro cupón y deshecho, y después su proveedor dice que se cobró: es ese pago', async () => {
  const antes = await cobros.hay('online');
  const pago = await listado();
  const numero_boleta = await s.boleta(await s.cuponDeMatricula());
  const { operacion_id } = await identificarCobro(s.db, pago.cobranza, { ...elColegio(), numero_boleta });
  await revertirDelDia(s.db, { ...elColegio(), operacion_id });
  await pago.contestar();
  await esUnSoloPago(antes, pago);
});

test('su proveedor dice que se cobró mientras se reabre lo que se había decidido: es ese pago', async () => {
  const antes = await cobros.hay('online');
  const pago = await listado();
  await devolverCobro(s.db, pago.cobranza, { ...cobros.deVuelta(), ...momento() });
  let contestado = false;
  const esperaOContesto = async () =>
    contestado ||
    (await sql`select from pg_locks where not granted and locktype = 'transactionid'`.execute(s.db)).rows.length > 0;
  let contestar = Promise.resolve();
  await s.db.transaction().execute(async (trx) => {
    await reabrirCobro(trx, pago.cobranza, elColegio());
    contestar = pago.contestar().finally(() => {
      contestado = true;
    });
    await vi.waitFor(async () => expect(await esperaOContesto()).toBe(true), { timeout: 30_000 });
  });
  await contestar;
  await esUnSoloPago(antes, pago);
});
