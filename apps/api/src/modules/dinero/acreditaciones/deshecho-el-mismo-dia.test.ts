import type { RendicionEntera, RenglonRendido } from '@colega/contract/dinero';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { operador } from '../../../testing/construir.ts';
import { archivoDeBanco, archivoDeSiro } from '../../../testing/dinero/archivos-de-rendicion.ts';
import { cobrosDeNadie } from '../../../testing/dinero/cobros-de-nadie.ts';
import { crearEscenarioDePagos, type EscenarioDePagos } from '../../../testing/dinero/escenario-de-pagos.ts';
import { codigoDe, mesaDeDepositos } from '../../../testing/dinero/mesa-de-depositos.ts';
import { revertirOperacion } from '../colegio/revertir.service.ts';
import { conciliar } from '../conciliacion/conciliar.service.ts';
import { SIN_PASARELAS } from '../pasarelas/sin-pasarelas.ts';

let s: EscenarioDePagos;
let pedir: Awaited<ReturnType<EscenarioDePagos['e']['prueba']['conSesion']>>;

beforeAll(async () => {
  s = await crearEscenarioDePagos({ ahora: new Date('2026-03-30T12:00:00-03:00') });
  await operador(s.db, 'tesorera', { roles: ['tesoreria'] });
});
beforeEach(async () => {
  pedir = await s.e.prueba.conSesion('tesorera', '/colegio/authentication_token');
});
afterEach(async () => {
  expect(await conciliar(s.db, SIN_PASARELAS, { ...s.momento(), dias: 1 })).toEqual([]);
});
afterAll(() => s.e.prueba.cerrar());

const mesa = mesaDeDepositos(
  () => s,
  () => pedir,
);
const desconocido = async (operacion_id: number, hoy: string): Promise<void> => {
  const { autor, motivo } = cobrosDeNadie(s).elColegio();
  const cuando = { ahora: new Date(`${hoy}T15:00:00-03:00`), hoy };
  await revertirOperacion(s.db, { autor, motivo, ...cuando, operacion_id, tipo: 'contracargo' });
};
const diferencias = async (id: number) => {
  const { items } = (await pedir('GET', `/colegio/rendiciones/${id}/renglones?que=diferencias`)).json<{
    items: RenglonRendido[];
  }>();
  const { diferencias: cuantas } = (await pedir('GET', `/colegio/rendiciones/${id}`)).json<RendicionEntera>();
  expect(cuantas).toBe(items.length);
  return items.map(({ diferencia }) => diferencia);
};
const losDias = async (cobrador: string, desde: string, hasta: string) =>
  (await mesa.depositos(cobrador, desde, hasta)).dias.map(({ dia, estado, cobrado, depositado, de_mas }) => [
    ...[dia, estado, cobrado, depositado, de_mas],
  ]);

describe('todo lo cobrado un día se deshizo, y su cobrador lo depositó igual', () => {
  const [DOMINGO, LUNES, MARTES] = ['2026-03-01', '2026-03-02', '2026-03-03'];
  let deposito = 0;

  test('lo que llegó por lo que dice su archivo es de ese día, y no se acepta: es más que lo que queda', async () => {
    const orden = await s.cuponDeMatricula('500.00');
    const numero_boleta = await s.boleta(orden);
    const fecha_pago = new Date(`${DOMINGO}T12:00:00-03:00`);
    const { operacion_id } = await s.acreditar(orden, {
      ...{ medio: 'codigo_barra', importe: '500.00', externo: '801', fecha_pago },
    });
    await desconocido(operacion_id, DOMINGO);
    const renglon = { dia: DOMINGO, acreditacion: LUNES, numero_boleta, importe: '500.00', externo: '801' };
    await mesa.leido('siro', archivoDeSiro([renglon]));
    expect(await losDias('siro', DOMINGO, MARTES)).toEqual([]);
    deposito = await mesa.enElBanco(LUNES, 'LIQUIDACION SIRO', '490.00');
    expect(await diferencias(deposito)).toEqual([]);
    expect((await mesa.depositos('siro')).sueltos).toEqual([]);
    expect(await losDias('siro', DOMINGO, MARTES)).toEqual([[LUNES, 'por_aceptar', '0.00', '490.00', '-500.00']]);
    expect(codigoDe(await mesa.aceptar([await mesa.visto('siro', LUNES)]))).toBe('acreditacion_de_mas');
  });

  test('y cuando lo descuenta de lo que sigue, los dos días son uno, que se acepta con la comisión acordada', async () => {
    const antes = Number((await mesa.saldos())('recaudado.codigo_barra'));
    const orden = await s.cuponDeMatricula('800.00');
    const numero_boleta = await s.boleta(orden);
    const fecha_pago = new Date(`${LUNES}T12:00:00-03:00`);
    await s.acreditar(orden, { medio: 'codigo_barra', importe: '800.00', externo: '802', fecha_pago });
    const renglon = { dia: LUNES, acreditacion: MARTES, numero_boleta, importe: '800.00', externo: '802' };
    await mesa.leido('siro', archivoDeSiro([renglon]));
    // What came for the day before says nothing of what has to come for this one.
    expect(await losDias('siro', DOMINGO, MARTES)).toEqual([[MARTES, 'esperado', '800.00', null, null]]);
    await mesa.enElBanco(MARTES, 'LIQUIDACION SIRO', '284.00');
    expect(await losDias('siro', DOMINGO, MARTES)).toEqual([[MARTES, 'por_aceptar', '800.00', '774.00', '0.00']]);
    expect(await losDias('siro', MARTES, MARTES)).toEqual(await losDias('siro', DOMINGO, MARTES));
    const visto = await mesa.visto('siro', MARTES);
    const [id = 0] = (await mesa.aceptar([visto])).json<{ ids: number[] }>().ids;
    expect(await losDias('siro', DOMINGO, MARTES)).toEqual([[MARTES, 'aceptado', '800.00', '774.00', '0.00']]);
    expect(Number((await mesa.saldos())('recaudado.codigo_barra'))).toBe(antes);
    expect(await diferencias(deposito)).toEqual([]);
    expect((await mesa.deshacer(id, 'Era otro')).statusCode).toBe(201);
    expect((await mesa.aceptar([visto])).statusCode).toBe(201);
  });
});

describe('se deshizo más que lo cobrado ese día, de uno que no da archivo', () => {
  test('lo que depositó por ese día es del que lo cubre; lo que no es de lo cobrado queda suelto', async () => {
    const previo = await mesa.cobrado('net_pagos', '100.00', 'np-1', '2026-03-09');
    await mesa.enElBanco('2026-03-10', 'PROVINCIA NET LIQUIDACION', '97.50');
    await mesa.cobrado('net_pagos', '40.00', 'np-2', '2026-03-10');
    await desconocido(previo.operacion_id, '2026-03-10');
    const id = await mesa.enElBanco('2026-03-11', 'PROVINCIA NET LIQUIDACION', '39.00');
    expect(await diferencias(id)).toEqual([]);
    await mesa.cobrado('net_pagos', '400.00', 'np-3', '2026-03-12');
    await mesa.enElBanco('2026-03-13', 'PROVINCIA NET LIQUIDACION', '290.00');
    expect(await losDias('net_pagos', '2026-03-09', '2026-03-13')).toEqual([
      ['2026-03-13', 'por_aceptar', '340.00', '329.00', '0.00'],
      ['2026-03-10', 'por_aceptar', '100.00', '97.50', '0.00'],
    ]);
    const dias = [await mesa.visto('net_pagos', '2026-03-10'), await mesa.visto('net_pagos', '2026-03-13')];
    expect((await mesa.aceptar(dias)).statusCode).toBe(201);
    const otro = await mesa.leido(
      'provincia',
      archivoDeBanco([{ dia: '2026-03-16', detalle: 'PROVINCIA NET LIQUIDACION', importe: '7.00' }]),
    );
    expect(await diferencias(otro)).toEqual(['deposito_sin_cobros']);
    expect(
      await s.db.selectFrom('acreditacion_dias').select('importe').where('dia', '=', '2026-03-11').execute(),
    ).toEqual([{ importe: '-60.00' }]);
  });
});

test('el que cobra mucho después es el mismo, desde cualquier día que se mire', async () => {
  const [ENERO, FEBRERO] = ['2026-01-12', '2026-02-20'];
  const { operacion_id } = await mesa.cobrado('sipago', '60.00', 'sp-1', ENERO);
  await desconocido(operacion_id, ENERO);
  await mesa.cobrado('sipago', '200.00', 'sp-2', '2026-02-19');
  await mesa.enElBanco(FEBRERO, 'LIQ SIPAGO', '194.00');
  const esperado = [[FEBRERO, 'por_aceptar', '200.00', '194.00', '0.00']];
  expect(await losDias('sipago', FEBRERO, FEBRERO)).toEqual(esperado);
  expect(await losDias('sipago', ENERO, FEBRERO)).toEqual(esperado);
});
