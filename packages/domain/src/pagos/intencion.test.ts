import { describe, expect, test } from 'vitest';
import {
  estadoTrasConsulta,
  proximaConsultaEnSegundos,
  resultadoDe,
  siguienteEstado,
  vencimientoDePagina,
} from './intencion.ts';

const MINUTO = 60;
const HORA = 60 * MINUTO;

describe('lo que dice el proveedor', () => {
  test('una palabra posterior y menor nunca deshace una mayor', () => {
    expect(siguienteEstado('aprobada', 'rechazado')).toBe('aprobada');
    expect(siguienteEstado('aprobada', 'vencido')).toBe('aprobada');
    expect(siguienteEstado('rechazada', 'aprobado')).toBe('aprobada');
    expect(siguienteEstado('rechazada', 'pendiente')).toBe('rechazada');
    expect(siguienteEstado('abierta', 'vencido')).toBe('caducada');
  });

  test('lo que no se sabe se sigue preguntando; una apertura que se perdió, no por días', () => {
    expect(estadoTrasConsulta('abierta', null, HORA)).toBe('abierta');
    expect(estadoTrasConsulta('abierta', null, 6 * 24 * HORA)).toBe('abierta');
    expect(estadoTrasConsulta('abierta', 'pendiente', 23 * HORA)).toBe('abierta');
    expect(estadoTrasConsulta('abierta', 'pendiente', 24 * HORA)).toBe('caducada');
    expect(estadoTrasConsulta('abierta', null, 7 * 24 * HORA)).toBe('caducada');
    expect(estadoTrasConsulta('creando', 'pendiente', 14 * MINUTO)).toBe('creando');
    expect(estadoTrasConsulta('creando', 'pendiente', 15 * MINUTO)).toBe('caducada');
    expect(estadoTrasConsulta('creando', null, 15 * MINUTO)).toBe('creando');
    expect(estadoTrasConsulta('caducada', 'aprobado', 30 * 24 * HORA)).toBe('aprobada');
  });

  test('se le pregunta cada minuto, cada tres, cada hora, y a los siete días no más', () => {
    expect([0, 10 * MINUTO, 3 * HORA, 7 * 24 * HORA].map(proximaConsultaEnSegundos)).toEqual([60, 180, HORA, null]);
  });
});

describe('la página de pago', () => {
  const cupon = { vencimiento: '2026-03-20', ultimo_vencimiento: '2026-04-09', monto_total: '100.00' };
  test('vive dos horas, y nunca más que el importe que pide', () => {
    const ahora = new Date('2026-03-20T15:00:00Z');
    const casiMedianoche = new Date('2026-03-21T02:30:00Z');
    const finDelDia = new Date('2026-03-20T23:59:59-03:00');
    const conRecargo = { ...cupon, monto_con_recargo: '102.00' };
    expect(vencimientoDePagina(conRecargo, '2026-03-20', ahora)).toEqual(new Date('2026-03-20T17:00:00Z'));
    expect(vencimientoDePagina(conRecargo, '2026-03-20', casiMedianoche)).toEqual(finDelDia);
    const sinRecargo = { ...cupon, monto_con_recargo: '100.00' };
    expect(vencimientoDePagina(sinRecargo, '2026-03-20', casiMedianoche)).toEqual(new Date('2026-03-21T04:30:00Z'));
  });
});

test('cada estado es una de las tres respuestas [PAG-018]', () => {
  const estados = ['acreditado', 'recibido', 'en_proceso', 'sin_pago', 'rechazado', 'vencido'] as const;
  expect(estados.map(resultadoDe)).toEqual(['ok', 'ok', 'pending', 'pending', 'error', 'error']);
});
