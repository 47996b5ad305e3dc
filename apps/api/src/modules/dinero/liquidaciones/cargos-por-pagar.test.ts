import type { CargoPorPagar } from '@colega/contract/dinero';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { crearEscenarioDePagos, type EscenarioDePagos } from '../../../testing/dinero/escenario-de-pagos.ts';
import { CON_CONVENIO } from '../../../testing/http/mundo.ts';
import { leerQr } from '../../../testing/leer-codigos.ts';

let s: EscenarioDePagos;
beforeAll(async () => {
  s = await crearEscenarioDePagos({ entorno: CON_CONVENIO });
});
afterAll(() => s.e.prueba.cerrar());

const pedir = (id: number) => s.e.mgarcia('GET', `/liquidaciones/por_pagar/${id}`);
const leer = async () => (await pedir(s.e.persona.id)).json<{ items: CargoPorPagar[] }>().items;

test('el CEP y el timbrado que todavía no tienen cupón, con lo que su confirmación pide de vuelta [S-871]', async () => {
  const { id, numero_legajo } = await s.vida.hasta('confirmado');
  await s.vida.hasta('borrador');
  const detalle_id = await s.vida.original(id);
  const cargos = await leer();
  expect(cargos.map(({ circuito, identificador, importe }) => [circuito, identificador, importe])).toEqual([
    ['timbrados', `timbrados-${detalle_id}-1200.00`, '1200.00'],
    ['cep', `cep-${detalle_id}-5000.00`, '5000.00'],
  ]);
  expect(cargos[1]).toMatchObject({ descripcion: `CEP del legajo ${numero_legajo}`, vence: null, legajo: { id } });
  for (const { circuito, identificador } of cargos) {
    const ruta = `/liquidaciones/${circuito === 'cep' ? 'ceps' : circuito}/preLiquidacion/confirmar`;
    const payload = { conceptos: [{ identificador }], preferencias_de_pago: [{ key: 'online' }] };
    expect((await s.e.mgarcia('POST', ruta, { payload })).statusCode).toBe(201);
  }
  expect(await leer()).toEqual([]);
  expect((await s.e.csosa('GET', `/liquidaciones/por_pagar/${s.e.persona.id}`)).statusCode).toBe(404);
});

test('el QR de un cupón pide lo que falta pagar hoy; de lo que ya no se paga, no hay', async () => {
  const id = await s.cuponDeMatricula('200000.00');
  const qr = await s.e.mgarcia('GET', `/orden_pagos/${id}/qr`);
  expect([qr.statusCode, qr.headers['content-type']]).toEqual([200, 'image/png']);
  const [texto = ''] = await leerQr(new Uint8Array(qr.rawPayload));
  expect(texto).toContain('5409200000.00');
  expect((await s.e.csosa('GET', `/orden_pagos/${id}/qr`)).statusCode).toBe(404);
  await s.acreditar(id, { importe: '200000.00', externo: 'caja-qr' });
  const despues = await s.e.mgarcia('GET', `/orden_pagos/${id}/qr`);
  expect([despues.statusCode, despues.json().detail]).toEqual([409, expect.stringMatching(/pendiente/)]);
});

test('de lo que quizá ya se pagó, o recibió un pago que no lo saldó, no hay QR [S-872]', async () => {
  const enProceso = await s.cuponDeMatricula('1000.00');
  await s.abrir('sipago', enProceso);
  const { id: conPagoACuenta } = await s.cuponDeLegajo('cep');
  await s.acreditar(conPagoACuenta, { importe: '100.00', externo: 'caja-a-cuenta' });
  for (const [id, estado_pago] of [
    [enProceso, 'en_proceso'],
    [conPagoACuenta, 'recibido'],
  ] as const) {
    expect(await s.leer(id)).toMatchObject({ estado_pago, estado: { nombre: 'pendiente' } });
    const qr = await s.e.mgarcia('GET', `/orden_pagos/${id}/qr`);
    expect([qr.statusCode, qr.json().detail]).toEqual([409, expect.stringMatching(/antes de pagarlo otra vez/)]);
  }
});
