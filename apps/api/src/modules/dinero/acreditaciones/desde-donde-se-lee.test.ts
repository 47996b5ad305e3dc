import { afterAll, beforeAll, expect, test } from 'vitest';
import { operador } from '../../../testing/construir.ts';
import type { Pedir } from '../../../testing/crear-app-de-prueba.ts';
import { crearEscenarioDePagos, type EscenarioDePagos } from '../../../testing/dinero/escenario-de-pagos.ts';
import { liquidacionesDe } from '../../../testing/dinero/liquidaciones.ts';
import { mesaDeDepositos } from '../../../testing/dinero/mesa-de-depositos.ts';
import { revertirOperacion } from '../colegio/revertir.service.ts';
import { leerCobrador } from '../rendiciones/origenes.ts';
import { leerPeriodosPorAceptar, leerSueltosDeRendiciones } from './dias-de-cobrador.service.ts';
import { leerPendientes } from './pendientes-de-cobrador.service.ts';

let s: EscenarioDePagos;
let pedir: Pedir;
beforeAll(async () => {
  s = await crearEscenarioDePagos({ ahora: new Date('2026-03-19T12:00:00-03:00') });
  await operador(s.db, 'tesorera', { roles: ['tesoreria'] });
  pedir = await s.e.prueba.conSesion('tesorera', '/colegio/authentication_token');
});
afterAll(() => s.e.prueba.cerrar());
const mesa = mesaDeDepositos(
  () => s,
  () => pedir,
);
/** Less the twenty days without a bank, for a period that begins on the tenth. */
const DE_CERCA = '2026-02-18';
const PERIODO = { desde: '2026-03-10', hasta: '2026-03-19' };
const desdeDonde = async (clave: string) => {
  const cobrador = await leerCobrador(s.db, clave);
  if (!cobrador) throw new Error(`${clave} no es un cobrador`);
  return leerPendientes(s.db, cobrador, PERIODO);
};
const revertir = (operacion_id: number, tipo: 'reversion' | 'contracargo', dia: string) =>
  revertirOperacion(s.db, {
    ...{ autor: liquidacionesDe(s).elColegio().autor, motivo: 'Nota 3', operacion_id, tipo },
    ...{ ahora: new Date(`${dia}T13:00:00-03:00`), hoy: dia },
  });

test('un error del Colegio que nadie había aceptado no hace leer desde su día; aceptado con él, sí', async () => {
  const { operacion_id } = await mesa.cobrado('sipago', '100.00', 'sp-1', '2025-06-02');
  await revertir(operacion_id, 'reversion', '2025-06-02');
  expect(await desdeDonde('sipago')).toEqual({ desde: DE_CERCA, pendientes: [], espera: expect.any(Function) });
  const otro = await mesa.cobrado('sipago', '200.00', 'sp-2', '2026-01-05');
  await mesa.enElBanco('2026-01-06', 'LIQ SIPAGO', '194.00', '1');
  const dia = { cobrador: 'sipago', dia: '2026-01-06', cobrado: '200.00', depositado: '194.00' };
  expect((await mesa.aceptar([dia])).statusCode).toBe(201);
  await revertir(otro.operacion_id, 'reversion', '2026-03-19');
  const { desde, pendientes } = await desdeDonde('sipago');
  expect(desde <= '2026-01-06').toBe(true);
  expect(pendientes).toMatchObject([{ dia: '2026-01-06', cobrado: '-200.00' }]);
});

test('lo que se deshizo hace mucho y ya lo cubrió un día posterior no hace leer desde entonces', async () => {
  const viejo = await mesa.cobrado('net_pagos', '80.00', 'np-1', '2024-05-02');
  await revertir(viejo.operacion_id, 'contracargo', '2024-06-03');
  const sinCubrir = await desdeDonde('net_pagos');
  expect(sinCubrir.desde < '2024-06-05').toBe(true);
  await mesa.cobrado('net_pagos', '300.00', 'np-2', '2026-02-03');
  const { desde, pendientes } = await desdeDonde('net_pagos');
  // Twenty days more than those of near have what made up for it.
  expect(desde).toBe('2026-01-29');
  expect(pendientes).toMatchObject([{ cobrado: '300.00' }]);
});

test('de archivos de épocas distintas se lee lo de cada una, y nada de entre medio', async () => {
  const viejo = await mesa.enElBanco('2024-02-05', 'LIQ SIPAGO', '10.00', 'v-1');
  const nuevo = await mesa.enElBanco('2026-03-16', 'LIQ SIPAGO', '20.00', 'n-1');
  const cercano = await mesa.enElBanco('2026-03-18', 'LIQ SIPAGO', '30.00', 'n-2');
  const ids = [viejo, nuevo, cercano];
  const periodos = (await leerPeriodosPorAceptar(s.db, ids)).map(({ cobrador, periodo }) => [
    cobrador.clave,
    periodo.desde,
    periodo.hasta,
  ]);
  expect(periodos).toEqual([
    ['sipago', '2024-02-05', '2024-02-05'],
    ['sipago', '2026-03-16', '2026-03-18'],
  ]);
  const sueltos = await leerSueltosDeRendiciones(s.db, ids);
  expect(ids.map((id) => sueltos.get(id)?.length)).toEqual([1, 1, 1]);
});
