import { readFileSync } from 'node:fs';
import type { Tablero } from '@colega/contract/tablero';
import { proximoVencimiento } from '@colega/domain/dinero';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { crearEscenario, type Escenario } from '../../testing/legajos/escenario.ts';
import { type Vida, vidaDe } from '../../testing/legajos/vida.ts';
import { proximoDelCupon } from '../legajos/pendientes.repository.ts';

let e: Escenario;
let vida: Vida;
const legajos: Record<string, number> = {};

const pedirComo = (pedir: Escenario['mgarcia'], personaId: number) => pedir('GET', `/tablero/${personaId}`);
const leer = async (): Promise<Tablero> => (await pedirComo(e.mgarcia, e.persona.id)).json<Tablero>();
const cargo = async (vencimiento: string, importe: string): Promise<void> => {
  const matricula = await e.db
    .selectFrom('matriculas')
    .select('id')
    .where('persona_id', '=', e.persona.id)
    .executeTakeFirstOrThrow();
  await e.db
    .insertInto('cargos')
    .values({
      ...{ matricula_id: matricula.id, concepto: 'cuota_1', anio: Number(vencimiento.slice(0, 4)) },
      ...{ descripcion: `CUOTA 1 ${vencimiento.slice(0, 4)}`, vencimiento, importe, creado_en: e.prueba.ahora() },
    })
    .execute();
};

beforeAll(async () => {
  e = await crearEscenario();
  vida = vidaDe(e);
  legajos.borrador = (await vida.hasta('borrador')).id;
  legajos.confirmado = (await vida.hasta('confirmado')).id;
  legajos.observado = (await vida.hasta('timbrado')).id;
  await vida.pagarCep(await vida.original(legajos.observado));
  await vida.observar(legajos.observado);
  const { id: enElColegio } = await vida.hasta('confirmado');
  await vida.pagarCep(await vida.original(enElColegio));
  await vida.timbrar(enElColegio);
});
afterAll(() => e.prueba.cerrar());

test('sin nada pendiente no hay nada que hacer ni que pagar, y cada uno ve lo suyo', async () => {
  const ajeno = await pedirComo(e.csosa, e.persona.id);
  expect(ajeno.statusCode).toBe(404);
  expect((await pedirComo(e.csosa, e.otra.persona.id)).json()).toEqual({
    para_hacer: { items: [], legajos: 0, al_colegio: 0, empieza: true },
    borradores: { total: 0, ultimo: null },
    debe: { adeudado: '0.00', a_favor: '0.00', resto: '0.00', vence: null, dias: null },
  });
});

test('cada cosa por hacer con su plazo, su importe y dónde se hace, primero lo que vence antes', async () => {
  const { para_hacer } = await leer();
  expect(para_hacer.items.map(({ falta, legajo }) => [falta, legajo?.id])).toEqual([
    ['responder_observacion', legajos.observado],
    ['timbrar', legajos.confirmado],
    ['pagar_cep', legajos.confirmado],
    ['confirmar', legajos.borrador],
  ]);
  const [observado, timbrar, cep] = para_hacer.items;
  const { observaciones, detalle_vigente, numero_legajo, comitentes } = await vida.leer(legajos.observado ?? 0);
  expect(observado).toMatchObject({
    legajo: { numero_legajo, comitente: comitentes[0]?.apellido_nombre },
    ...{ automatico: false, detalle_id: detalle_vigente?.id, observacion_id: observaciones[0]?.id },
    vence: observaciones[0]?.plazo?.vence,
  });
  const confirmado = await vida.leer(legajos.confirmado ?? 0);
  expect(timbrar).toMatchObject({
    vence: confirmado.fecha_vencimiento_timbrado_prepago,
    importe: '1200.00',
  });
  expect(cep).toMatchObject({ vence: null, dias: null, importe: '5000.00', cupon_id: null });
});

test('con un cupón en curso se va a pagarlo, y con lo que queda a favor se debe menos', async () => {
  const cupon = await vida.orden(await vida.original(legajos.confirmado ?? 0));
  const { para_hacer, debe } = await leer();
  const cep = para_hacer.items.find(({ falta }) => falta === 'pagar_cep');
  const vence = { vence: '2026-03-30', dias: 10 };
  expect(cep).toMatchObject({ cupon_id: cupon, ...vence });
  expect(debe).toMatchObject({ adeudado: '5000.00', a_favor: '0.00', ...vence });
});

test('pasado el primer vencimiento de un cupón, el renglón y lo que se debe dicen el último', async () => {
  const conPrimerDia = (vencimiento: string) =>
    e.prueba.sinGuardas((db) =>
      db.updateTable('ordenes_pago').set({ vencimiento }).where('estado', '=', 'pendiente').execute(),
    );
  await conPrimerDia('2026-03-19');
  const { para_hacer, debe } = await leer();
  await conPrimerDia('2026-03-30');
  const cep = para_hacer.items.find(({ falta }) => falta === 'pagar_cep');
  expect([cep?.vence, debe.vence]).toEqual(['2026-04-10', '2026-04-10']);
});

test('con el recargo de su cupón, Inicio, el legajo y el cupón dicen el mismo importe', async () => {
  const cambiar = (cambios: { vencimiento: string; monto_con_recargo: string }) =>
    e.prueba.sinGuardas((db) =>
      db.updateTable('ordenes_pago').set(cambios).where('estado', '=', 'pendiente').execute(),
    );
  await cambiar({ vencimiento: '2026-03-19', monto_con_recargo: '5100.00' });
  const { para_hacer, debe } = await leer();
  const { pendientes } = await vida.leer(legajos.confirmado ?? 0);
  const enInicio = para_hacer.items.find(({ falta }) => falta === 'pagar_cep');
  const cupon = (await e.mgarcia('GET', `/orden_pagos/${enInicio?.cupon_id}`)).json();
  await cambiar({ vencimiento: '2026-03-30', monto_con_recargo: '5000.00' });
  const enElLegajo = pendientes.find(({ falta }) => falta === 'pagar_cep');
  expect([enInicio?.importe, enElLegajo?.importe, cupon.monto_a_pagar, debe.adeudado]).toEqual(
    Array.from({ length: 4 }, () => '5100.00'),
  );
});

test('el próximo vencimiento por el que se ordena es el que dicen las reglas', async () => {
  const cupon = { vencimiento: '2026-03-30', ultimo_vencimiento: '2026-04-19' };
  for (const hoy of ['2026-03-29', '2026-03-30', '2026-03-31', '2026-04-19', '2026-04-20']) {
    const { rows } = await sql<{ vence: string }>`
      select (${proximoDelCupon(hoy)})::text as vence
      from (select ${cupon.vencimiento}::date as vencimiento, ${cupon.ultimo_vencimiento}::date as ultimo_vencimiento) o
    `.execute(e.db);
    expect([hoy, rows]).toEqual([hoy, [{ vence: proximoVencimiento(cupon, hoy) }]]);
  }
});

test('una cuota vencida, o que vence dentro de 30 días, está entre lo que hay que hacer [S-832]', async () => {
  await cargo('2025-10-26', '30000.00');
  await cargo('2027-03-31', '40000.00');
  const { para_hacer, debe } = await leer();
  const cuotas = para_hacer.items.filter(({ falta }) => falta === 'pagar_cargo');
  expect(cuotas).toMatchObject([{ vence: '2025-10-26', dias: -145, legajo: null, cupon_id: null }]);
  expect(cuotas[0]?.cargo).toMatch(/^CUOTA 1 2025 · /);
  expect(para_hacer.items[0]).toEqual(cuotas[0]);
  expect(debe).toMatchObject({ vence: '2025-10-26', dias: -145 });
});

test('no dice más que seis, y cuenta los legajos que esperan a su matriculado y los que esperan al Colegio [S-831]', async () => {
  for (let i = 0; i < 4; i += 1) await vida.hasta('borrador');
  const { para_hacer } = await leer();
  expect(para_hacer.items).toHaveLength(6);
  expect(para_hacer).toMatchObject({ legajos: 7, al_colegio: 1, empieza: false });
});

test('el cupón de un legajo viejo se ve aunque haya seis más nuevos', async () => {
  const { id } = await vida.hasta('confirmado');
  const original = await vida.original(id);
  await vida.timbrar(id);
  const cupon = await vida.orden(original);
  await e.db.updateTable('legajos').set({ fecha: '2020-01-01' }).where('id', '=', id).execute();
  const { para_hacer } = await leer();
  expect(para_hacer.items).toContainEqual(expect.objectContaining({ falta: 'pagar_cep', cupon_id: cupon }));
});

test('a quién espera cada legajo, como lo armó la actualización, es lo que dicen las reglas', async () => {
  await vida.hasta('borrador', { modalidad: 'especial' });
  await vida.hasta('confirmado');
  await vida.hasta('confirmado', { modalidad: 'franquicia' });
  await vida.hasta('anulado');
  const { id: ampliado } = await vida.hasta('visado');
  await vida.ampliar(ampliado);
  const { id: prepago } = await vida.hasta('confirmado');
  const original = await vida.original(prepago);
  await vida.pagarCep(original);
  await vida.orden(original, { circuito: 'timbrados', estado: 'pago' });
  const esperas = () => e.db.selectFrom('legajos').select(['id', 'espera_a', 'espera_hasta']).orderBy('id').execute();
  await vida.observar(prepago);
  const segunLasReglas = await esperas();
  const texto = readFileSync(
    new URL('../../../migrations/0140_a_quien_espera_cada_legajo.sql', import.meta.url),
    'utf8',
  );
  const [actualizacion = ''] = texto.slice(texto.indexOf('with contratos')).split('create index');
  await e.prueba.comoDuenio(async (db) => {
    await db.updateTable('legajos').set({ espera_a: 'matriculado', espera_hasta: null }).execute();
    await sql.raw(actualizacion).execute(db);
  });
  expect(await esperas()).toEqual(segunLasReglas);
  expect(new Set(segunLasReglas.map(({ espera_a }) => espera_a))).toEqual(new Set(['matriculado', 'colegio', null]));
  expect(segunLasReglas.filter(({ espera_hasta }) => espera_hasta !== null).length).toBeGreaterThan(1);
});
