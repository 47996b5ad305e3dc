import type { LegajoDeLista } from '@colega/contract/legajos';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { conciliar } from '../modules/dinero/conciliacion/conciliar.service.ts';
import { type AppDePrueba, crearAppDePrueba } from '../testing/crear-app-de-prueba.ts';
import { crearPasarelasFalsas } from '../testing/dinero/pasarelas-falsas.ts';
import { cuponesDeVolumen } from './cargar-cupones-de-volumen.ts';
import { cargarVolumen } from './cargar-volumen.ts';

const HOY = '2026-11-20';
const CANTIDAD = 600;
let prueba: AppDePrueba;
beforeAll(async () => {
  prueba = await crearAppDePrueba({ ahora: new Date(`${HOY}T15:00:00Z`) });
  expect(await cargarVolumen(prueba.db, HOY, CANTIDAD)).toBe(true);
});
afterAll(() => prueba.cerrar());

test('el volumen se carga una vez y se lista como cualquier legajo', async () => {
  expect(await cargarVolumen(prueba.db, HOY, CANTIDAD)).toBe(false);
  const pedir = await prueba.conSesion('volumen');
  const { persona_id } = await prueba.db.selectFrom('usuarios').select('persona_id').executeTakeFirstOrThrow();
  const lista = (await pedir('GET', `/legajos?persona.id=${persona_id}&comitente.search=nanez`)).json();
  expect(lista.pagination.total_items).toBeGreaterThan(CANTIDAD / 20);
  expect(lista.items[0].comitentes[0].apellido_nombre).toContain('Ñáñez');
  const uno = (await pedir('GET', `/legajos/${lista.items[0].id}`)).json();
  expect([uno.inmuebles.length, uno.detalles[0].tareas.length]).toEqual([1, 1]);
});

test('lo que la lista dice de cada legajo es lo que dicen sus contratos', async () => {
  const pedir = await prueba.conSesion('volumen');
  const { persona_id } = await prueba.db.selectFrom('usuarios').select('persona_id').executeTakeFirstOrThrow();
  const { items } = (await pedir('GET', `/legajos?persona.id=${persona_id}&limit=100`)).json<{
    items: LegajoDeLista[];
  }>();
  const faltas = new Map(items.map(({ estado, falta }) => [estado.clave, falta.join()]));
  expect(Object.fromEntries(faltas)).toMatchObject({
    borrador: 'confirmar',
    timbrado: 'visar',
    visado: '',
    anulado: '',
  });
  for (const { estado, cep_cumplido } of items)
    expect(cep_cumplido, estado.clave).toBe(['timbrado', 'visado'].includes(estado.clave));
});

test('sus cupones se listan como cualquier otro, y su dinero coincide', async () => {
  const pedir = await prueba.conSesion('volumen');
  const total = async (query: string) => (await pedir('GET', `/orden_pagos?${query}`)).json().pagination.total_items;
  expect(await total('')).toBe(cuponesDeVolumen(CANTIDAD));
  expect((await total('estado=pago')) + (await total('estado=vencida')) + (await total('estado=pendiente'))).toBe(
    cuponesDeVolumen(CANTIDAD),
  );
  const momento = { ahora: prueba.ahora(), hoy: HOY, dias: 7 };
  expect(await conciliar(prueba.db, crearPasarelasFalsas().pasarelas, momento)).toEqual([]);
});
