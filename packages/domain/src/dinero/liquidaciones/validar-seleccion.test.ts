import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { algunosGrupos, completa, item, NADA } from '../../testing/dinero/construir.ts';
import type { GruposDeLiquidacion } from './items.ts';
import { elegirSoloSanciones, seleccionarTodo } from './seleccion.ts';
import { validarSeleccion } from './validar-seleccion.ts';

const codigos = (grupos: GruposDeLiquidacion): string[] => validarSeleccion(grupos).map(({ codigo }) => codigo);
const sin = (grupos: GruposDeLiquidacion, ...ids: number[]): GruposDeLiquidacion => ({
  ...grupos,
  items_vigentes: grupos.items_vigentes.map((uno) => ({ ...uno, seleccionadoParaLiquidar: !ids.includes(uno.id) })),
});

describe('una selección que se puede liquidar', () => {
  test('todo, las sanciones solas, o lo que queda cuando el resto del año ya está pago', () => {
    expect(codigos(completa())).toEqual([]);
    expect(codigos(elegirSoloSanciones(completa(), true))).toEqual([]);
    expect(codigos({ ...NADA, items_vigentes: [item(3, 'cuota_2')] })).toEqual([]);
    expect(codigos(sin(completa(), 3))).toEqual([]);
    expect(codigos(sin(completa(), 2, 3))).toEqual([]);
  });

  test('de un año solo, sin tocar el otro', () => {
    expect(codigos(sin(completa(), 1, 2, 3))).toEqual([]);
  });
});

describe('una que no', () => {
  test('vacía, o de bonificaciones solas [LIQ-006]', () => {
    expect(codigos(NADA)).toEqual(['liquidacion_vacia']);
    expect(codigos({ ...NADA, bonificaciones: completa().bonificaciones })).toEqual([
      'liquidacion_solo_bonificaciones',
    ]);
  });

  test('la cuota 2 sin su cuota 1; o con ella y sin el arancel [LIQ-016]', () => {
    expect(codigos(sin(completa(), 2))).toEqual(['cuota_2_sin_cuota_1']);
    const sinCuota1: GruposDeLiquidacion = { ...NADA, items_vigentes: [item(1, 'arancel'), item(3, 'cuota_2')] };
    expect(codigos(sin(sinCuota1, 1))).toEqual(['cuota_2_sin_arancel']);
    expect(codigos(sin(completa(), 1, 2))).toEqual(['cuota_2_sin_cuota_1', 'cuota_2_sin_arancel']);
  });

  test('lo demás de un año sin su arancel [LIQ-017]', () => {
    expect(codigos(sin(completa(), 1, 3))).toEqual(['liquidacion_sin_arancel']);
  });

  test('cada frase una vez, aunque falte lo mismo de dos matrículas', () => {
    const dos = completa().items_vigentes.flatMap((uno) => [uno, { ...uno, id: uno.id + 10, matricula: 'T-9' }]);
    expect(codigos(sin({ ...NADA, items_vigentes: dos }, 1, 11, 3, 13))).toEqual(['liquidacion_sin_arancel']);
  });
});

test('todo lo que hay, sea lo que sea, se puede liquidar entero', () => {
  fc.assert(
    fc.property(algunosGrupos.map(seleccionarTodo), (grupos) => {
      expect(validarSeleccion(grupos)).toEqual([]);
    }),
  );
});

test('si se acepta, ningún cargo queda elegido antes que el arancel de su año', () => {
  fc.assert(
    fc.property(algunosGrupos, (grupos) => {
      fc.pre(validarSeleccion(grupos).length === 0);
      const cargos = [...grupos.items_vigentes, ...grupos.items_vencidos];
      for (const uno of cargos.filter(({ seleccionadoParaLiquidar }) => seleccionadoParaLiquidar)) {
        const arancel = cargos.find(
          (otro) => otro.concepto.key === 'arancel' && otro.matricula === uno.matricula && otro.numero === uno.numero,
        );
        expect(arancel?.seleccionadoParaLiquidar ?? true).toBe(true);
      }
    }),
  );
});
