import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { crearEscenarioDePagos, type EscenarioDePagos } from '../../../testing/dinero/escenario-de-pagos.ts';
import { darDeBaja } from './dar-de-baja.service.ts';
import { crearTurnos } from './turnos.ts';

const MINUTO = 60_000;
let s: EscenarioDePagos;
let corrido = 0;
beforeAll(async () => {
  s = await crearEscenarioDePagos();
});
afterAll(() => s.e.prueba.cerrar());
beforeEach(() => {
  corrido = 0;
  s.falsas.redLink.falla = null;
  s.falsas.net_pagos.estado.cancelar = null;
});

const deps = () => ({
  ...{ db: s.db, pasarelas: s.falsas.pasarelas, turnos: crearTurnos() },
  reloj: () => new Date(s.prueba.ahora().getTime() + corrido),
});
const bajas = (orden_id: number) =>
  s.db
    .selectFrom('bajas_en_proveedor')
    .select(['intencion_id', 'estado', 'intentos', 'detalle'])
    .where('orden_id', '=', orden_id)
    .orderBy('id')
    .execute();

describe('un cupón que ya no se puede pagar deja de ofrecerse afuera', () => {
  test('pagado en una caja: se cierra su página donde el protocolo puede, y donde no puede queda dicho', async () => {
    const id = await s.cuponDeMatricula();
    for (const medio of ['net_pagos', 'online', 'sipago'] as const) await s.abrir(medio, id);
    const [neto] = await s.intenciones(id);
    await darDeBaja(deps());
    expect(await bajas(id)).toEqual([]);
    await s.acreditar(id, { importe: '1000.00' });
    expect(await darDeBaja(deps())).toBe(3);
    expect(await darDeBaja(deps())).toBe(0);
    expect(s.falsas.net_pagos.canceladas).toEqual([neto?.externo]);
    const NO_PUEDE = { estado: 'imposible', detalle: 'su protocolo no la da de baja' };
    expect(await bajas(id)).toMatchObject([{ intencion_id: neto?.id, estado: 'hecha' }, NO_PUEDE, NO_PUEDE]);
  });

  test('su deuda de Red Link se da de baja; si la red no contesta se insiste cada vez más espaciado, una sola vez hecha', async () => {
    const id = await s.cuponDeMatricula();
    await s.e.mgarcia('POST', '/red_link/alta_deuda', { payload: { orden_id: id } });
    expect(s.falsas.redLink.altas.map(({ orden_id }) => orden_id)).toContain(id);
    await s.acreditar(id, { importe: '1000.00' });
    s.falsas.redLink.falla = 'sin_respuesta';
    expect(await darDeBaja(deps())).toBe(1);
    expect(await darDeBaja(deps())).toBe(0);
    for (const minutos of [1, 3, 7]) {
      corrido = minutos * MINUTO - 1;
      expect(await darDeBaja(deps())).toBe(0);
      corrido = minutos * MINUTO;
      expect(await darDeBaja(deps())).toBe(1);
    }
    s.falsas.redLink.falla = null;
    corrido = 60 * MINUTO;
    await Promise.all([darDeBaja(deps()), darDeBaja(deps())]);
    expect(s.falsas.redLink.bajas).toEqual([id]);
    expect(await bajas(id)).toMatchObject([{ intencion_id: null, estado: 'hecha', intentos: 5 }]);
  });

  test('la que su proveedor no cierra porque la pagaron se pregunta enseguida: lo cobrado entra', async () => {
    const id = await s.cuponDeMatricula();
    await s.abrir('net_pagos', id);
    await s.acreditar(id, { importe: '1000.00' });
    s.falsas.net_pagos.estado.cancelar = 'rechazo';
    await darDeBaja(deps());
    expect(await bajas(id)).toMatchObject([{ estado: 'imposible', detalle: 'el importe es muy bajo' }]);
    expect(await s.intenciones(id)).toMatchObject([{ estado: 'abierta', reclamada_en: s.prueba.ahora() }]);
  });

  test('una página que ya venció no se da de baja', async () => {
    const id = await s.cuponDeMatricula();
    await s.abrir('net_pagos', id);
    await s.acreditar(id, { importe: '1000.00' });
    corrido = 3 * 60 * MINUTO;
    await darDeBaja(deps());
    expect(await bajas(id)).toEqual([]);
  });
});
