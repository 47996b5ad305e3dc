import { expect, test } from 'vitest';
import { ampliacion, borrador, cumplido, detalle, HOY, orden, situacion } from '../../testing/legajos/situaciones.ts';
import { esperaDelLegajo, listarPendientes, ordenarPendientes } from './pendientes.ts';
import type { SituacionDelLegajo } from './situacion.ts';

const PARTIDA: { id: number; campo: string | null; vence: string } = { id: 7, campo: 'Partida', vence: '2026-11-25' };
const IMPORTES = { cep: '5000.00', timbrados: '1200.00' };
const listar = (s: SituacionDelLegajo, observaciones = [PARTIDA]) =>
  listarPendientes(s, { hoy: HOY, observaciones, importeDe: (circuito) => IMPORTES[circuito] });

test('un contrato confirmado: timbrar hasta su día y pagar el CEP, que sin cupón no tiene plazo', () => {
  const contrato = detalle({ vencimiento_timbrado: '2026-12-01' });
  const suyo = { detalle_id: contrato.id, cupon_id: null, observacion_id: null };
  expect(listar(situacion({ detalles: [contrato] }))).toEqual([
    { ...suyo, falta: 'timbrar', vence: '2026-12-01', importe: '1200.00' },
    { ...suyo, falta: 'pagar_cep', vence: null, importe: '5000.00' },
  ]);
});

test('con un cupón en curso se paga ese, hasta su próximo vencimiento; vencido, ya no', () => {
  const vivo = orden({ vencimiento: '2026-11-19', ultimo_vencimiento: '2026-11-22' });
  const conCupon = (una: typeof vivo) => situacion({ detalles: [detalle({ timbrado: 'interno', ordenes: [una] })] });
  expect(listar(conCupon(vivo))).toMatchObject([{ falta: 'pagar_cep', vence: '2026-11-22', cupon_id: vivo.id }]);
  expect(listar(conCupon({ ...vivo, vencimiento: HOY }))).toMatchObject([{ vence: HOY }]);
  expect(listar(conCupon({ ...vivo, ultimo_vencimiento: '2026-11-19' }))).toMatchObject([
    { vence: null, cupon_id: null },
  ]);
});

test('con un cupón cuesta lo que él pide hoy: el recargo desde su primer vencimiento, menos lo abonado', () => {
  const pedido = { monto_total: '4000.00', monto_con_recargo: '4080.00', vencimiento: HOY };
  const importe = (una: Partial<ReturnType<typeof orden>>) =>
    listar(situacion({ detalles: [detalle({ timbrado: 'interno', ordenes: [orden({ ...pedido, ...una })] })] }))[0]
      ?.importe;
  const pasado = { vencimiento: '2026-11-19' };
  expect(importe({})).toBe('4000.00');
  expect(importe(pasado)).toBe('4080.00');
  expect(importe({ ...pasado, abonado: '1000.00' })).toBe('3060.00');
  expect(importe({ ...pasado, ultimo_vencimiento: '2026-11-19' })).toBe(IMPORTES.cep);
});

test('un timbrado con cupón vence con él, que es lo que dice su página', () => {
  const contrato = detalle({
    ...{ cep_pagado: true, vencimiento_timbrado: '2026-12-20' },
    ordenes: [orden({ circuito: 'timbrados', vencimiento: '2026-11-24' })],
  });
  expect(listar(situacion({ detalles: [contrato] }))).toMatchObject([{ falta: 'timbrar', vence: '2026-11-24' }]);
});

test('lo observado lleva a su dato si es uno solo y se puede corregir, y vence con la primera respuesta', () => {
  const observado = situacion({ observacion_abierta: true, detalles: [cumplido()] });
  expect(listar(observado)).toMatchObject([{ falta: 'responder_observacion', vence: '2026-11-25', observacion_id: 7 }]);
  expect(listar(observado, [{ ...PARTIDA, campo: 'Honorario Convenido' }])[0]?.observacion_id).toBeNull();
  const otra = { id: 8, campo: null, vence: '2026-11-21' };
  expect(listar(observado, [PARTIDA, otra])[0]).toMatchObject({ vence: '2026-11-21', observacion_id: null });
});

test.each([
  ['lo que espera al Colegio', situacion({ detalles: [cumplido()] })],
  ['lo respondido', situacion({ observacion_respondida: true, detalles: [cumplido()] })],
  ['lo visado', situacion({ estado: 'visado', detalles: [cumplido({ visado: true })] })],
])('no es cosa del matriculado: %s', (_, s) => expect(listar(s, [])).toEqual([]));

test('de dos contratos por timbrar es el que cobra su página, si se puede; si no, el que vence antes', () => {
  const primero = detalle({ cep_pagado: true, vencimiento_timbrado: '2026-11-24' });
  const segunda = ampliacion({ cep_pagado: true, vencimiento_timbrado: '2026-12-20' });
  expect(listar(situacion({ detalles: [primero, segunda] }))).toMatchObject([
    { falta: 'timbrar', vence: '2026-12-20', detalle_id: segunda.id },
  ]);
  const yaPagada = { ...segunda, timbrado_pagado: true };
  expect(listar(situacion({ detalles: [primero, yaPagada] }))).toMatchObject([
    { falta: 'timbrar', vence: '2026-11-24', detalle_id: primero.id },
  ]);
});

test('una ampliación en borrador es lo que se confirma', () => {
  const nueva = ampliacion({ estado: 'borrador' });
  expect(listar(situacion({ detalles: [cumplido(), nueva] }))).toMatchObject([
    { falta: 'confirmar_ampliacion', detalle_id: nueva.id },
  ]);
});

test('primero lo que vence antes; el mismo día o sin plazo, lo de más importe [S-830]', () => {
  const filas = [
    { vence: null, importe: null },
    { vence: null, importe: '900.00' },
    { vence: '2026-12-01', importe: '5.00' },
    { vence: null, importe: '1000.00' },
    { vence: '2026-12-01', importe: '10.00' },
    { vence: '2026-06-30', importe: null },
  ];
  expect(ordenarPendientes(filas).map(({ vence, importe }) => vence ?? importe)).toEqual([
    '2026-06-30',
    '2026-12-01',
    '2026-12-01',
    '1000.00',
    '900.00',
    null,
  ]);
  expect(ordenarPendientes(filas)[1]?.importe).toBe('10.00');
});

test.each([
  ['un borrador', situacion({ estado: 'borrador', detalles: [borrador()] }), 'matriculado', null],
  ['confirmado', situacion(), 'matriculado', '2026-12-01'],
  [
    'observado y respondido, sin pagar',
    situacion({ observacion_respondida: true, detalles: [detalle({ timbrado: 'interno' })] }),
    'matriculado',
    null,
  ],
  ['todo cumplido', situacion({ detalles: [cumplido()] }), 'colegio', null],
  [
    'con el timbrado pago',
    situacion({ detalles: [detalle({ cep_pagado: true, timbrado_pagado: true })] }),
    'colegio',
    null,
  ],
  ['visado', situacion({ estado: 'visado', detalles: [cumplido({ visado: true })] }), null, null],
  ['anulado', situacion({ estado: 'anulado', detalles: [detalle({ estado: 'anulado' })] }), null, null],
])('a quién espera, y hasta cuándo: %s', (_, s, espera_a, espera_hasta) => {
  expect(esperaDelLegajo(s)).toEqual({ espera_a, espera_hasta });
});
