import type { CierreDelDia, CierreEntero, PorCerrar } from '@colega/contract/dinero';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { leerPlanilla } from '../../../planillas/leer-planilla.ts';
import { operador } from '../../../testing/construir.ts';
import { crearEscenarioDePagos, type EscenarioDePagos } from '../../../testing/dinero/escenario-de-pagos.ts';
import { acreditarAMano } from '../colegio/acreditar-a-mano.service.ts';

let s: EscenarioDePagos;
beforeAll(async () => {
  s = await crearEscenarioDePagos({ ahora: new Date('2026-03-20T15:00:00Z') });
  for (const [username, nombre] of [
    ['tesorera', 'Oriana'],
    ['ana1', 'Ana'],
    ['ana2', 'Ana'],
  ] as const)
    await operador(s.db, username, { roles: ['tesoreria'], datos: { nombre } });
});
afterAll(() => s.e.prueba.cerrar());

const anotar = async (username: string) => {
  const numero_boleta = await s.boleta(await s.cuponDeMatricula('20.00'));
  const { ahora } = s.momento();
  const autor = { actor: 'colegio', user_id: null, username } as const;
  const pago = { medio: 'caja' as const, banco: null, comprobante: username, importe: '20.00', fecha_pago: ahora };
  await acreditarAMano(s.db, { autor, ahora, numero_boleta, ...pago });
};

test('quién cerró y quién anotó se dicen por su nombre; dos que se llaman igual, también por su usuario', async () => {
  for (const username of ['ana1', 'ana2', 'tesorera', 'se-fue']) await anotar(username);
  const quienes = ['Ana Prueba (ana1)', 'Ana Prueba (ana2)', 'Oriana Prueba', 'se-fue'];
  const deQuien = ({ totales }: Pick<CierreEntero, 'totales'>) => totales.map(({ quien }) => quien).sort();
  const pedir = await s.e.prueba.conSesion('tesorera', '/colegio/authentication_token');
  expect(deQuien((await pedir('GET', '/colegio/por_cerrar')).json<PorCerrar>())).toEqual(quienes);
  const payload = { dia: s.momento().hoy };
  const { cierre } = (await pedir('POST', '/colegio/cierres', { payload })).json<{ cierre: CierreDelDia }>();
  const entero = (await pedir('GET', `/colegio/cierres/${cierre.id}`)).json<CierreEntero>();
  expect([deQuien(entero), cierre.quien, entero.quien]).toEqual([quienes, 'Oriana Prueba', 'Oriana Prueba']);
  const xlsx = (await pedir('GET', `/colegio/cierres/${cierre.id}/exportar/xlsx`)).rawPayload;
  const leida = await leerPlanilla(xlsx, 'c.xlsx');
  const movimientos = leida.ok ? leida.valor.at(-1)?.filas.slice(1) : [];
  expect(movimientos?.map(({ celdas }) => celdas.at(-2)).sort()).toEqual(quienes);
  // What is kept, and the audit, say the user.
  expect(await s.db.selectFrom('cierres').select('quien').execute()).toEqual([{ quien: 'tesorera' }]);
  const auditado = s.db.selectFrom('auditoria').select('quien').where('entidad', '=', 'cierre');
  expect(await auditado.execute()).toEqual([{ quien: 'tesorera' }]);
});
