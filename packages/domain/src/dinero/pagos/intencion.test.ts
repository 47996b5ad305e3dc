import { describe, expect, test } from 'vitest';
import {
  type EstadoSegunProveedor,
  eventoTrasConsulta,
  proximaConsultaEnSegundos,
  resultadoDe,
  vencimientoDePagina,
} from './intencion.ts';
import type { EstadoDeIntencion } from './transiciones-de-intencion.ts';

const MINUTO = 60;
const HORA = 60 * MINUTO;
const DIA = 24 * HORA;

const tras = (actual: EstadoDeIntencion, dicho: EstadoSegunProveedor | null, edad = 0) =>
  eventoTrasConsulta(actual, dicho, { edad });

describe('lo que dice el proveedor', () => {
  test('una palabra posterior y menor nunca deshace una mayor', () => {
    expect(tras('aprobada', 'rechazado')).toBeNull();
    expect(tras('aprobada', 'vencido')).toBeNull();
    expect(tras('reembolsada', 'aprobado')).toBeNull();
    expect(tras('rechazada', 'aprobado')).toBe('aprobar');
    expect(tras('rechazada', 'pendiente')).toBeNull();
    expect(tras('abierta', 'vencido')).toBe('vencer');
  });

  test('lo que no se sabe se sigue preguntando; una apertura que se perdió, no por días', () => {
    expect(tras('abierta', null, HORA)).toBeNull();
    expect(tras('abierta', null, 6 * DIA)).toBeNull();
    expect(tras('abierta', 'pendiente', 23 * HORA)).toBeNull();
    expect(tras('abierta', 'pendiente', 24 * HORA)).toBe('abandonar');
    expect(tras('abierta', null, 7 * DIA)).toBe('abandonar');
    expect(tras('creando', 'pendiente', 14 * MINUTO)).toBeNull();
    expect(tras('creando', 'pendiente', 15 * MINUTO)).toBe('abandonar');
    expect(tras('creando', null, 15 * MINUTO)).toBeNull();
    expect(tras('caducada', 'aprobado', 30 * DIA)).toBe('aprobar');
  });

  test('se le pregunta cada minuto, cada tres, cada hora, y a los siete días no más', () => {
    const cada = [0, 10 * MINUTO, 3 * HORA, 7 * DIA].map((edad) => proximaConsultaEnSegundos('abierta', { edad }));
    expect(cada).toEqual([60, 180, HORA, null]);
  });

  test('con un motivo para preguntar, una vieja vuelve a preguntarse como una recién hecha', () => {
    const cada = (edad: number, desde_motivo: number) => proximaConsultaEnSegundos('abierta', { edad, desde_motivo });
    expect([cada(5 * HORA, 0), cada(5 * HORA, HORA), cada(5 * HORA, 4 * HORA)]).toEqual([60, 180, HORA]);
    expect(cada(30 * DIA, 0)).toBe(60);
    expect(cada(MINUTO, 8 * DIA)).toBe(60);
  });

  test('por lo aprobado se pregunta una vez por día durante noventa días; por lo devuelto, no más', () => {
    const cada = (edad: number) => proximaConsultaEnSegundos('aprobada', { edad, desde_motivo: 0 });
    expect([cada(0), cada(90 * DIA - 1), cada(90 * DIA)]).toEqual([DIA, DIA, null]);
    expect(proximaConsultaEnSegundos('reembolsada', { edad: 0 })).toBeNull();
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
