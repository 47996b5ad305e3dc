import { filasVigentes } from '@colega/domain/colegio';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { operador } from '../../../testing/construir.ts';
import type { Pedir } from '../../../testing/crear-app-de-prueba.ts';
import { cobrosDeNadie } from '../../../testing/dinero/cobros-de-nadie.ts';
import { crearEscenarioDePagos, type EscenarioDePagos } from '../../../testing/dinero/escenario-de-pagos.ts';
import { codigoDe, mesaDeDepositos } from '../../../testing/dinero/mesa-de-depositos.ts';
import { leerListasEnVigor } from '../../colegio/leer-colegio.service.ts';
import { insertListasDeEntrada } from '../../colegio/listas/listas.repository.ts';
import { revertirOperacion } from '../colegio/revertir.service.ts';
import { conciliar } from '../conciliacion/conciliar.service.ts';
import { SIN_PASARELAS } from '../pasarelas/sin-pasarelas.ts';

let s: EscenarioDePagos;
let pedir: Pedir;
beforeAll(async () => {
  s = await crearEscenarioDePagos({ ahora: new Date('2026-03-30T12:00:00-03:00') });
  await operador(s.db, 'tesorera', { roles: ['tesoreria'] });
  pedir = await s.e.prueba.conSesion('tesorera', '/colegio/authentication_token');
  const filas = filasVigentes(await leerListasEnVigor(s.db), 'cobradores', '2026-01-01').map((fila) => ({
    ...fila,
    ...(fila.cobrador === 'sipago' && { tasa: '' }),
    ...(fila.cobrador === 'net_pagos' && { tasa: '0' }),
  }));
  await insertListasDeEntrada(s.db, [{ lista: 'cobradores', vigente_desde: '2026-01-01', filas }]);
});
afterAll(async () => {
  expect(await conciliar(s.db, SIN_PASARELAS, { ...s.momento(), dias: 1 })).toEqual([]);
  await s.e.prueba.cerrar();
});

const mesa = mesaDeDepositos(
  () => s,
  () => pedir,
);
const desconocido = async (operacion_id: number, hoy: string): Promise<void> => {
  const { autor, motivo } = cobrosDeNadie(s).elColegio();
  const cuando = { ahora: new Date(`${hoy}T15:00:00-03:00`), hoy };
  await revertirOperacion(s.db, { autor, motivo, ...cuando, operacion_id, tipo: 'contracargo' });
};
const losDias = async (cobrador: string) =>
  (await mesa.depositos(cobrador)).dias.map(({ dia, estado, cobrado, depositado, acordada, de_mas }) => [
    ...[dia, estado, cobrado, depositado, acordada, de_mas],
  ]);

test.each([
  ['sipago', 'LIQ SIPAGO', null],
  ['net_pagos', 'PROVINCIA NET LIQUIDACION', '0.00'],
] as const)(
  '%s: sin nada que quedarse, lo que depositó de un día del que todo se deshizo es de ese día',
  async (cobrador, detalle, por_ciento) => {
    const [unDia, otro] = ['2026-03-02', '2026-03-03'];
    const { operacion_id } = await mesa.cobrado(cobrador, '50.00', `${cobrador}-1`, unDia);
    await desconocido(operacion_id, unDia);
    expect(await losDias(cobrador)).toEqual([]);
    await mesa.enElBanco(otro, detalle, '50.00', `${cobrador}-a`);
    expect((await mesa.depositos(cobrador)).sueltos).toEqual([]);
    expect(await losDias(cobrador)).toEqual([
      [otro, 'por_aceptar', '0.00', '50.00', por_ciento, por_ciento && '-50.00'],
    ]);
    expect(codigoDe(await mesa.aceptar([await mesa.visto(cobrador, otro)]))).toBe('acreditacion_de_mas');
    // What it takes back makes the two days one.
    await mesa.cobrado(cobrador, '200.00', `${cobrador}-2`, otro);
    await mesa.enElBanco('2026-03-04', detalle, '150.00', `${cobrador}-b`);
    expect(await losDias(cobrador)).toEqual([
      ['2026-03-04', 'por_aceptar', '200.00', '200.00', por_ciento, por_ciento],
    ]);
    expect((await mesa.aceptar([await mesa.visto(cobrador, '2026-03-04')])).statusCode).toBe(201);
    await mesa.cobrado(cobrador, '70.00', `${cobrador}-3`, '2026-03-05');
    expect(await losDias(cobrador)).toEqual([
      ['2026-03-06', 'esperado', '70.00', null, por_ciento, null],
      ['2026-03-04', 'aceptado', '200.00', '200.00', por_ciento, por_ciento],
    ]);
    // The day of which all was undone was accepted with it: what comes later for it is of none.
    await mesa.enElBanco('2026-03-04', detalle, '20.00', `${cobrador}-c`);
    const { cobradores, sueltos } = await mesa.depositos(cobrador);
    expect(sueltos).toMatchObject([{ dia: '2026-03-04', importe: '20.00' }]);
    expect(cobradores.find(({ clave }) => clave === cobrador)?.acordado?.por_ciento ?? null).toBe(por_ciento);
  },
);
