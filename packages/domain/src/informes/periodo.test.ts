import { describe, expect, test } from 'vitest';
import {
  anioAntes,
  diasDe,
  esMes,
  mesesDe,
  sumarMeses,
  sumarMesesAlDia,
  ultimosDoceMeses,
  validarPeriodo,
} from './periodo.ts';

describe('el período de un informe', () => {
  test('un mes se escribe con su año', () => {
    expect(['2026-01', '2026-12'].every(esMes)).toBe(true);
    expect(['2026-13', '2026-00', '2026-1', '0001-01', '9999-12', '2026-01-01', ''].some(esMes)).toBe(false);
  });

  test('pasa de un año a otro, para adelante y para atrás', () => {
    expect(sumarMeses('2026-11', 3)).toBe('2027-02');
    expect(sumarMeses('2026-01', -1)).toBe('2025-12');
    expect(mesesDe({ desde: '2025-11', hasta: '2026-02' })).toEqual(['2025-11', '2025-12', '2026-01', '2026-02']);
    expect(anioAntes({ desde: '2025-11', hasta: '2026-02' })).toEqual({ desde: '2024-11', hasta: '2025-02' });
  });

  test('un día tiene el suyo un año antes, menos el que ese año no tuvo', () => {
    expect(sumarMesesAlDia('2025-02-28', -12)).toBe('2024-02-28');
    expect(sumarMesesAlDia('2024-02-29', -12)).toBeNull();
    expect(sumarMesesAlDia('2024-02-29', 12)).toBeNull();
    expect(sumarMesesAlDia('0001-01-01', -12)).toBeNull();
  });

  test('termina el último día de su mes', () => {
    expect(diasDe({ desde: '2028-02', hasta: '2028-02' })).toEqual({ primero: '2028-02-01', ultimo: '2028-02-29' });
  });

  test('sin elegir, son los doce meses que terminan con este', () => {
    expect(ultimosDoceMeses('2026-11-28')).toEqual({ desde: '2025-12', hasta: '2026-11' });
  });

  test('al revés, muy largo, o por día de muchos meses, se dice qué pasa', () => {
    const validar = (desde: string, hasta: string, porDia = false) =>
      validarPeriodo({ desde, hasta }, { porDia })?.codigo ?? null;
    expect(validar('2026-01', '2026-01')).toBeNull();
    expect(validar('2026-02', '2026-01')).toBe('periodo_al_reves');
    expect(validar('2016-12', '2026-11')).toBeNull();
    expect(validar('2016-11', '2026-11')).toBe('periodo_muy_largo');
    expect(validar('2026-10', '2026-11', true)).toBeNull();
    expect(validar('2026-09', '2026-11', true)).toBe('dias_de_mas');
  });
});
