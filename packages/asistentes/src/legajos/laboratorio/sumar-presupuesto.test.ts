import { describe, expect, test } from 'vitest';
import { borradorAutomatico, detalleDelBorrador, sumarPresupuesto } from '../index.ts';

const NADA = { convenido: '', para: '', nota: '' };

describe('[S-1215] lo que el presupuesto dice además del cálculo', () => {
  test('va donde el legajo lo tiene: honorario, observaciones, y para quién mientras no hay comitente', () => {
    const con = sumarPresupuesto(borradorAutomatico(), {
      convenido: '1234,5',
      para: ' Ana Paz ',
      nota: 'Dos visitas\n',
    });
    expect(con).toMatchObject({ honorario_convenido: '1.234,50', para_quien: 'Ana Paz' });
    expect(con.contrato.observaciones).toBe('Dos visitas');
    expect(detalleDelBorrador(con)).toBe('Ana Paz');
  });

  test('sin nada escrito, el legajo empieza como siempre', () => {
    expect(sumarPresupuesto(borradorAutomatico(), NADA)).toEqual(borradorAutomatico());
  });

  test('un importe que no se entiende llega como se escribió, para corregirlo', () => {
    expect(sumarPresupuesto(borradorAutomatico(), { ...NADA, convenido: '1,2,3' }).honorario_convenido).toBe('1,2,3');
  });
});
