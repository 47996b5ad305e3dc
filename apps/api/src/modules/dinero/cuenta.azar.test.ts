import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { crearEscenarioDePagos, type EscenarioDePagos } from '../../testing/dinero/escenario-de-pagos.ts';
import { type Liquidaciones, liquidacionesDe } from '../../testing/dinero/liquidaciones.ts';
import { conCualquierCambio, esperarExplicado } from '../../testing/entradas-al-azar.ts';
import { conciliar } from './conciliacion/conciliar.service.ts';

const CASOS = 150;
const LIMITE_MS = 6_000;

let s: EscenarioDePagos;
let l: Liquidaciones;
beforeAll(async () => {
  s = await crearEscenarioDePagos();
  l = liquidacionesDe(s);
  await l.generar(2026);
  await l.dar('5000.00');
});
// In the end what came in, what is owed and what was charged agree, and nobody else was charged.
afterAll(async () => {
  expect(await conciliar(s.db, s.falsas.pasarelas, { ...s.momento(), dias: 30 })).toEqual([]);
  const ajenas = s.db.selectFrom('ordenes_pago').select('id').where('persona_id', '=', s.e.otra.persona.id);
  expect(await ajenas.execute()).toEqual([]);
  await s.e.prueba.cerrar();
});

const conCambios = (ruta: string, exito: number, cuerpo: unknown): Promise<void> =>
  conCualquierCambio(
    (payload) => s.e.mgarcia('POST', ruta, { payload, headers: { 'content-type': 'application/json' } }),
    cuerpo,
    { exito, casos: CASOS, limiteMs: LIMITE_MS },
  );

test('una liquidación con cualquier parte cambiada se calcula o se rechaza, explicada', async () =>
  conCambios('/liquidaciones/preLiquidacion', 200, l.pedido(await l.leer())));

test('una confirmación con cualquier parte cambiada cobra lo que el servidor calcula, o nada', async () =>
  conCambios('/liquidaciones/preLiquidacion/confirmar', 201, l.pedido(await l.leer())));

test('la confirmación de un CEP, también', async () => {
  const { id } = await s.vida.hasta('confirmado');
  const { conceptos } = (await s.e.mgarcia('POST', '/liquidaciones/ceps/preLiquidacion', { payload: { id } })).json<{
    conceptos: { identificador: string }[];
  }>();
  const cuerpo = {
    conceptos: conceptos.map(({ identificador }) => ({ identificador })),
    preferencias_de_pago: [{ key: 'online' }],
  };
  await conCambios('/liquidaciones/ceps/preLiquidacion/confirmar', 201, cuerpo);
});

test('los filtros de las listas, con cualquier cosa', async () => {
  const nombres = [
    'estado',
    'circuito',
    'fecha_desde',
    'fecha_hasta',
    'page',
    'limit',
    'anio_desde',
    'anio_hasta',
    'matricula',
  ];
  const rutas = ['/orden_pagos', '/orden_pagos/exportar/csv', `/liquidaciones/resumen_cuenta/${l.persona_id}`];
  const filtro = fc.tuple(
    fc.constantFrom(...nombres),
    fc.oneof(fc.string(), fc.integer().map(String), fc.constantFrom('pago', '2026-03-01')),
  );
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...rutas), fc.array(filtro, { maxLength: 4 }), async (ruta, filtros) => {
      esperarExplicado(200, await s.e.mgarcia('GET', `${ruta}?${new URLSearchParams(filtros)}`));
    }),
    { numRuns: CASOS, interruptAfterTimeLimit: LIMITE_MS },
  );
});
