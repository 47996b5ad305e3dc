import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Db } from '../../db/conectar.ts';
import { type BaseDeAntes, crearBaseDeAntes } from '../../testing/crear-base-de-antes.ts';
import { type DineroAnterior, dineroAnterior } from '../../testing/dinero/dinero-anterior.ts';
import { leerDeudas } from './cargos/leer-deudas.ts';
import { acreditarPago } from './cobros/acreditar.service.ts';
import { revertirOperacion } from './colegio/revertir.service.ts';
import { CONTROLES, correrControl } from './conciliacion/diferencias.repository.ts';

/** The last migration before what is owed had an amount. */
const ANTERIOR = '0028_imagenes_de_personas';
const AHORA = new Date('2026-03-25T15:00:00Z');

let antes: BaseDeAntes;
let db: Db;
let d: DineroAnterior;
let cep: number;
let cepPagado: number;
let vencido: number;
let pendiente: number;
let aFavor: { id: number; detalle_id: number };
let anteriores: unknown[];

const sumas = async (base: Db) =>
  (
    await sql<{ cuenta: string; saldo: string }>`
      select cuenta, sum(importe)::text as saldo from movimientos group by cuenta order by cuenta`.execute(base)
  ).rows;

beforeAll(async () => {
  antes = await crearBaseDeAntes(ANTERIOR);
  db = antes.db;
  d = await dineroAnterior(db);

  const deCep = await d.emitir('cep', await d.contrato(), [{ importe: 5000 }]);
  cep = deCep.id;
  cepPagado = await d.pagar(deCep, { externo: 'cep', importe: 5000, aplicado: 5000 });
  await d.pagar(deCep, { externo: 'cep-otra-vez', importe: 5000, a_credito: 5000, motivo: 'pago_doble' });
  const timbrado = await d.emitir('timbrados', await d.contrato(), [{ importe: 1200 }]);
  await d.pagar(timbrado, { externo: 'timbrado', importe: 1224, aplicado: 1224 });

  const [arancel, cuota1, cuota2] = [
    await d.cargo('arancel', 40_000),
    await d.cargo('cuota_1', 25_000),
    await d.cargo('cuota_2', 25_000),
  ];
  const credito_id = await d.bonificar(15_000);
  const licencia = await d.emitir('matriculados', null, [
    ...[
      { importe: 46_000, cargo_id: arancel },
      { importe: 3000, sancion_id: await d.sancion(3000) },
    ],
    { importe: -10_000, credito_id },
  ]);
  await d.pagar(licencia, {
    externo: 'licencia',
    importe: 40_000,
    aplicado: 39_780,
    a_credito: 220,
    motivo: 'importe_mayor',
  });
  const cubierta = await d.emitir('matriculados', null, [
    { importe: 5000, sancion_id: await d.sancion(5000) },
    { importe: -5000, credito_id },
  ]);
  await d.pagar(cubierta, { externo: `credito-${cubierta.id}`, importe: 0 });
  const lapso = await d.emitir('matriculados', null, [{ importe: 27_500, cargo_id: cuota1 }]);
  await d.vencer(lapso);
  vencido = lapso.id;
  const enPie = await d.emitir('matriculados', null, [{ importe: 27_500, cargo_id: cuota2 }]);
  const menos = await d.pagar(enPie, { externo: 'menos', importe: 100, a_revision: 100, motivo: 'importe_menor' });
  await d.decidir(enPie, 'a_favor', 100, menos);
  pendiente = enPie.id;
  await d.vencer(await d.emitir('cep', await d.contrato(), [{ importe: 5000 }]), 'Legajo anulado');

  const detalle_id = await d.contrato();
  const mirado = await d.emitir('cep', detalle_id, [{ importe: 5000 }]);
  await d.pagar(mirado, { externo: 'mirado', importe: 5000, aplicado: 5000 });
  await d.decidir(mirado, 'a_favor', 5000);
  aFavor = { id: mirado.id, detalle_id };

  anteriores = await sumas(db);
  await antes.actualizar();
});
afterAll(() => antes.cerrar());

const diferencias = async (): Promise<string[]> =>
  (await Promise.all(CONTROLES.map((control) => correrControl(db, control)))).flat();
const estado = async (id: number) =>
  (await db.selectFrom('ordenes_pago').select('estado').where('id', '=', id).executeTakeFirstOrThrow()).estado;
const pagar = (orden_id: number, importe: string) =>
  acreditarPago(db, {
    ...{ orden_id, intencion: null, medio: 'caja', externo: `nuevo-${orden_id}`, importe },
    ...{ fecha_pago: AHORA, ahora: AHORA },
  });

test('el dinero de antes de que lo debido tuviera un importe se actualiza sin que nada deje de coincidir', async () => {
  expect(await sumas(db)).toEqual(anteriores);
  expect(await diferencias()).toEqual([]);
});

test('lo que estaba pago no debe nada, y lo que no, su importe', async () => {
  const debe = async (id: number) =>
    (await leerDeudas(db, id, { dia: '2026-03-25', segunCupon: true })).map(({ capital }) => capital);
  expect([await debe(cep), await debe(vencido), await debe(pendiente)]).toEqual([['0.00'], ['25000.00'], ['25000.00']]);
});

test('un pago que el Colegio había dejado a favor ya no paga su cupón ni su CEP', async () => {
  expect(await estado(aFavor.id)).toBe('vencido');
  const ceps = await db.selectFrom('ceps').select('anulado').where('detalle_id', '=', aFavor.detalle_id).execute();
  expect(ceps).toEqual([{ anulado: true }]);
});

test('los recibos que ya se habían emitido tienen su código, cada uno el suyo', async () => {
  const codigos = (await db.selectFrom('comprobantes').select('codigo').execute()).map(({ codigo }) => codigo);
  expect(codigos.length).toBeGreaterThan(3);
  expect(new Set(codigos).size).toBe(codigos.length);
  for (const codigo of codigos) expect(codigo).toMatch(/^[0-9a-f]{32}$/);
});

test('lo de antes se paga y se deshace como lo de ahora', async () => {
  await pagar(pendiente, '10000.00');
  await pagar(vencido, '27500.00');
  expect([await estado(pendiente), await estado(vencido)]).toEqual(['pendiente', 'pago']);
  const autor = { actor: 'colegio', user_id: null, username: 'operador' } as const;
  const momento = { ahora: AHORA, hoy: '2026-03-25' };
  await revertirOperacion(db, { operacion_id: cepPagado, tipo: 'contracargo', motivo: 'x', autor, ...momento });
  expect(await estado(cep)).toBe('vencido');
  expect(await diferencias()).toEqual([]);
});
