import type { Tablero } from '@colega/contract/tablero';
import { expect, test } from 'vitest';
import { crearEscenarioDePagos } from '../../testing/dinero/escenario-de-pagos.ts';
import { liquidacionesDe } from '../../testing/dinero/liquidaciones.ts';

test('las cuotas de un cupón son una sola cosa para hacer: pagarlo [S-832]', async () => {
  const s = await crearEscenarioDePagos();
  try {
    const suyas = liquidacionesDe(s);
    await suyas.generar(2026);
    const leer = async () => (await s.e.mgarcia('GET', `/tablero/${s.e.persona.id}`)).json<Tablero>();
    const deCuotas = ({ para_hacer }: Tablero) => para_hacer.items.filter(({ falta }) => falta === 'pagar_cargo');
    const sueltas = await leer();
    const cupon = await suyas.liquidar();
    const juntas = await leer();
    expect(deCuotas(sueltas).map(({ cupon_id }) => cupon_id)).toEqual([null]);
    expect(deCuotas(juntas)).toMatchObject([{ cupon_id: cupon, importe: juntas.debe.adeudado }]);
    expect(deCuotas(juntas)[0]?.cargo).toMatch(/ y \d+ más, en un cupón$/);
    const pasado = { vencimiento: '2026-03-19' };
    await s.prueba.sinGuardas((db) => db.updateTable('ordenes_pago').set(pasado).where('id', '=', cupon).execute());
    const conRecargo = await leer();
    const { monto_a_pagar } = await s.leer(cupon);
    expect(Number(monto_a_pagar)).toBeGreaterThan(Number(juntas.debe.adeudado));
    expect(deCuotas(conRecargo)).toMatchObject([{ importe: monto_a_pagar }]);
    expect(conRecargo.debe.adeudado).toBe(monto_a_pagar);
  } finally {
    await s.e.prueba.cerrar();
  }
});
