import { describe, expect, test } from 'vitest';
import { codigoDeBarrasSiro, digitoSiro } from './codigo-de-barras-siro.ts';

const barra = (cambios: Partial<Parameters<typeof codigoDeBarrasSiro>[0]> = {}) =>
  codigoDeBarrasSiro({
    concepto: '1',
    usuario: '12345',
    vencimiento: '2025-12-31',
    importe: '1490.80',
    otros: [{ vencimiento: '2026-01-10', importe: '1565.34' }],
    cuenta: '5150058293',
    ...cambios,
  });

describe('código de barras SIRO', () => {
  test('los vectores conocidos', () => {
    expect(barra()).toEqual({ ok: true, valor: '04471000123452512310149080100156534000000000515005829313' });
    const sinSegundo = { concepto: '3', usuario: '43822', vencimiento: '2026-04-15', importe: '56925.00', otros: [] };
    expect(barra(sinSegundo)).toEqual({
      ok: true,
      valor: '04473000438222604155692500000000000000000000515005829391',
    });
    const publicado = '04440000132671207300093700060098385000000000515000934600';
    expect(digitoSiro(publicado.slice(0, 54))).toBe('0');
    expect(digitoSiro(publicado.slice(0, 55))).toBe('0');
  });

  test('un importe que no entra en su campo, o un segundo vencimiento muy lejano, no tienen código', () => {
    expect(barra({ importe: '99999.99', otros: [] }).ok).toBe(true);
    expect(barra({ importe: '100000.00', otros: [] })).toMatchObject({ problema: { codigo: 'importe_excede_barra' } });
    expect(barra({ otros: [{ vencimiento: '2026-01-10', importe: '100000.00' }] }).ok).toBe(false);
    expect(barra({ otros: [{ vencimiento: '2026-04-09', importe: '1.00' }] }).ok).toBe(true);
    expect(barra({ otros: [{ vencimiento: '2026-04-10', importe: '1.00' }] })).toMatchObject({
      problema: { codigo: 'dias_exceden_barra' },
    });
  });
});
