import { afterAll, beforeAll, expect, test } from 'vitest';
import { consolaDe } from '../../testing/comandos/consola.ts';
import { crearEscenarioDePagos, type EscenarioDePagos } from '../../testing/dinero/escenario-de-pagos.ts';

let s: EscenarioDePagos;
beforeAll(async () => {
  s = await crearEscenarioDePagos();
});
afterAll(async () => {
  expect(await correr('conciliar')).toMatch(/^Todo coincide\./);
  await s.e.prueba.cerrar();
});

const { correr, rechazo } = consolaDe(() => ({ db: s.db, reloj: s.prueba.ahora, pasarelas: s.falsas.pasarelas }));
const boleta = async (id: number): Promise<string> => String(await s.boleta(id));
const transferencia = (comprobante: string, importe = '5.000') => [
  ...['--importe', importe, '--medio', 'transferencia', '--comprobante', comprobante],
];
const cobranzaDe = async (comprobante: string, importe?: string): Promise<string> =>
  /Cobranza (\d+): \$ [\d.,]+, sin identificar\.$/.exec(
    await correr('acreditar', ...transferencia(comprobante, importe)),
  )?.[1] ?? '';

test('lo que entra sin su cupón se anota, se ve y se dice de quién es', async () => {
  expect(await correr('recaudado')).toBe('Todavía no se recaudó nada.');
  const cobranza = await cobranzaDe('T-1');
  expect(await correr('acreditar', ...transferencia('T-1'))).toMatch(/^Ya estaba registrado\. Cobranza \d+: /);
  expect(await correr('revisar')).toContain('$ 5.000,00 del 20/03/2026, sin cupón: no se sabe de qué cupón es');
  expect(await correr('recaudado')).toMatch(
    /^Transferencia al Colegio, Banco de la Provincia de Buenos Aires +\$ 5\.000,00\n\nDe eso, sin identificar: \$ 5\.000,00/,
  );
  expect(await correr('conciliar')).toMatch(/^Todo coincide\. Por revisar: 1 /);
  const cupon = await boleta((await s.cuponDeLegajo('cep')).id);
  expect(await rechazo('acreditar', '--cupon', cupon, ...transferencia('T-1'))).toMatch(
    new RegExp(`es la cobranza ${cobranza}, `),
  );
  expect(await correr('revisar', '--cobranza', cobranza, '--cupon', cupon, '--motivo', 'Llamó')).toMatch(
    /^Cupón \d+, pago \d+: pagado con \$ 5\.000,00/,
  );
  expect(await correr('recaudado')).not.toContain('sin identificar');
  expect(await correr('acreditar', '--cupon', cupon, ...transferencia('T-1'))).toMatch(/^Ya estaba registrado/);
});

test('queda a favor de una persona, o se devuelve', async () => {
  const [uno, otro] = [await cobranzaDe('T-2', '30'), await cobranzaDe('T-3', '40')];
  const aFavor = ['--cobranza', uno, '--motivo', 'Es de ella', '--usuario', 'mgarcia'];
  expect(await correr('revisar', ...aFavor)).toBe(`Cobranza ${uno}: $ 30,00, a favor de mgarcia.`);
  expect(await correr('saldos', '--usuario', 'mgarcia')).toContain('$ 30,00  Saldo a favor: cobro T-2 sin cupón');
  const sinNumero = ['--cobranza', otro, '--motivo', 'Transferencia 9', '--decision', 'devuelto'];
  expect(await rechazo('revisar', ...sinNumero)).toMatch(/decí su número y de qué banco salió/);
  const devuelto = [...sinNumero, '--comprobante', 'D-3', '--banco', 'provincia'];
  expect(await correr('revisar', ...devuelto)).toBe(`Cobranza ${otro}: $ 40,00, devuelto.`);
  expect(await rechazo('revisar', ...[...sinNumero, '--comprobante', 'D-33'])).toMatch(/No encontramos|no existe/i);
  expect(await correr('revisar')).toBe('No hay nada por revisar.');
});

test('lo que se anotó o se decidió mal se deshace el mismo día', async () => {
  const cobranza = await cobranzaDe('T-7', '300');
  const motivo = ['--motivo', 'Se tipeó mal'];
  const aFavor = await correr('revisar', '--cobranza', cobranza, ...motivo, '--usuario', 'mgarcia');
  expect(aFavor).toBe(`Cobranza ${cobranza}: $ 300,00, a favor de mgarcia.`);
  expect(await rechazo('acreditar', ...transferencia('T-7', '30'))).toMatch(/se decidió de él: es la cobranza/);
  const reabrir = await correr('revisar', '--cobranza', cobranza, ...motivo, '--decision', 'reabierto');
  const [, otra = ''] = /sin identificar otra vez: es la cobranza (\d+)\.$/.exec(reabrir) ?? [];
  expect(await correr('revisar', '--cobranza', otra, ...motivo, '--decision', 'anulado')).toBe(
    `Cobranza ${otra}: $ 300,00, anulado: su comprobante se puede volver a anotar.`,
  );
  const bien = await cobranzaDe('T-7', '30');
  const devuelto = ['--cobranza', bien, ...motivo, '--decision', 'devuelto', '--comprobante', 'D-7'];
  expect(await correr('revisar', ...devuelto)).toBe(`Cobranza ${bien}: $ 30,00, devuelto.`);
  const tercera = await cobranzaDe('T-8', '30');
  const misma = ['--cobranza', tercera, ...motivo, '--decision', 'devuelto', '--comprobante', 'D-7'];
  expect(await rechazo('revisar', ...misma)).toMatch(/Esa transferencia ya está anotada/);
  const sinDevolver = ['--cobranza', tercera, ...motivo, '--decision', 'anulado', '--comprobante', 'D-8'];
  expect(await rechazo('revisar', ...sinDevolver)).toMatch(/El --comprobante es el de la transferencia/);
  expect(await rechazo('revisar', '--pago', '1', ...motivo, '--decision', 'devuelto', '--comprobante', 'D-8')).toMatch(
    /El --comprobante es el de la transferencia/,
  );
  await correr('revisar', '--cobranza', tercera, ...motivo, '--decision', 'anulado');
  expect(await correr('conciliar')).toMatch(/^Todo coincide\./);
});

test('se dice una cosa por vez', async () => {
  const cobranza = await cobranzaDe('T-4', '1');
  const motivo = ['--motivo', 'x'];
  expect(await rechazo('revisar', '--cobranza', cobranza, ...motivo)).toMatch(/Decí qué se hizo con esa cobranza/);
  const mal = ['--cobranza', cobranza, '--usuario', 'mgarcia', '--decision', 'a_favro', ...motivo];
  expect(await rechazo('revisar', ...mal)).toMatch(/devuelto, anulado, reabierto, no «a_favro»/);
  const dos = ['--cobranza', cobranza, '--usuario', 'mgarcia', '--decision', 'devuelto', ...motivo];
  expect(await rechazo('revisar', ...dos)).toMatch(/Decí qué se hizo/);
  for (const otra of [
    ['--pago', '1'],
    ['--renglon', '1'],
  ])
    expect(await rechazo('revisar', '--cobranza', cobranza, '--decision', 'devuelto', ...otra, ...motivo)).toMatch(
      /una cosa por vez/,
    );
  const ajena = ['--pago', '1', '--usuario', 'mgarcia', '--decision', 'devuelto', ...motivo];
  expect(await rechazo('revisar', ...ajena)).toMatch(/una cosa por vez/);
  await correr('revisar', '--cobranza', cobranza, '--decision', 'devuelto', '--comprobante', 'D-4', ...motivo);
});

test('de la caja no hay banco; de una transferencia, uno de la lista', async () => {
  const deCaja = ['--importe', '1', '--medio', 'caja', '--comprobante', 'C-1', '--banco', 'provincia'];
  expect(await rechazo('acreditar', ...deCaja)).toMatch(/solo de una transferencia/);
  expect(await rechazo('acreditar', ...transferencia('T-5'), '--banco', 'otro')).toMatch(/provincia, no «otro»/);
});
